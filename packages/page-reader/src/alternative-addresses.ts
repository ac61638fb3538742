import { hostOf, resolveAddress } from './page/address.ts'
import { type PageElement, openPage, elementsByTag } from './page/document.ts'
import { textIn } from './page/plain-text.ts'

/** The most addresses of a page that are fetched. */
const MAX_ADDRESSES = 2

const printAddress =
  /(?:[/?&=_-])(?:wprm_print|print(?:able|-recipe|recipe)?|drucken|imprimer|imprimir|stampa)(?=$|[/?&=._-])/i
const printText =
  /^(?:print|printable|drucken|imprimer|imprimir|stampa|afdrukken|skriv ut|udskriv)(?: (?:this |the )?(?:recipe|version|page))?$/i
const jumpText = /^(?:jump|skip|go) to (?:the )?recipe$|^(?:view|get|see) (?:the )?(?:full )?recipe$/i
const jumpClass = /jump-?to-?recipe/i

/**
 * Other addresses of the same site that a page names for its recipe, in this order: the version for
 * print, the page that a 'Jump to recipe' link leads to, the version for phones (AMP). Used for a
 * page that holds no recipe itself. Never throws.
 */
export function alternativeAddresses(html: string, url: string): string[] {
  try {
    const page = openPage(html, url)
    const links = elementsByTag(page, 'a').filter(({ attribs }) => attribs['href'])
    const isPrint = (link: PageElement) =>
      printAddress.test(link.attribs['href'] ?? '') || printText.test(linkText(link))
    const isJump = (link: PageElement) =>
      jumpText.test(linkText(link)) || jumpClass.test(link.attribs['class'] ?? '')
    const ampLinks = elementsByTag(page, 'link').filter(
      ({ attribs }) => attribs['rel']?.toLowerCase() === 'amphtml',
    )
    const addresses = [...links.filter(isPrint), ...links.filter(isJump), ...ampLinks].flatMap(
      ({ attribs }) => resolveAddress(attribs['href'] ?? '', url) ?? [],
    )
    const onSameSite = addresses.filter(
      (address) => hostOf(address) === hostOf(url) && withoutFragment(address) !== withoutFragment(url),
    )
    return [...new Set(onSameSite)].slice(0, MAX_ADDRESSES)
  } catch {
    return []
  }
}

const linkText = (link: PageElement) =>
  textIn(link) || (link.attribs['title'] ?? link.attribs['aria-label'] ?? '')

/** The address without its fragment. */
const withoutFragment = (address: string) => address.replace(/#.*$/, '')

/** A page that redirects after more seconds than this is a page of its own. */
const MAX_REDIRECT_SECONDS = 10

/**
 * Where a page sends its reader by itself (`<meta http-equiv="refresh">`), or null where it stays.
 */
export function refreshTarget(html: string, url: string): string | null {
  const metaTag = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh\b[^>]*>/i.exec(html)?.[0] ?? ''
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(metaTag)
  const contentValue = (content?.[1] ?? content?.[2] ?? '').replaceAll('&amp;', '&')
  const [, wait, link] =
    /^\s*(\d{1,3})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(contentValue) ?? []
  if (link === undefined || Number(wait) > MAX_REDIRECT_SECONDS) return null
  const address = resolveAddress(link.trim(), url)
  return address !== null && withoutFragment(address) !== withoutFragment(url) ? address : null
}
