import { type PageElement, openPage, tagged } from './page/document.ts'
import { hostOf, resolveAddress } from './page/address.ts'
import { textIn } from './page/plain-text.ts'

/** Addresses of one page that are worth a look. */
const MOST = 2

const printAddress =
  /(?:[/?&=_-])(?:wprm_print|print(?:able|-recipe|recipe)?|drucken|imprimer|imprimir|stampa)(?=$|[/?&=._-])/i
const printText =
  /^(?:print|printable|drucken|imprimer|imprimir|stampa|afdrukken|skriv ut|udskriv)(?: (?:this |the )?(?:recipe|version|page))?$/i
const jumpText = /^(?:jump|skip|go) to (?:the )?recipe$|^(?:view|get|see) (?:the )?(?:full )?recipe$/i
const jumpClass = /jump-?to-?recipe/i

/**
 * Other addresses of the same site that a page names for its recipe: the version for print, the one
 * it is told on, the light one for phones (AMP). In this order, for a page that holds no recipe
 * itself. Never throws.
 */
export function otherVersions(html: string, url: string): string[] {
  try {
    const page = openPage(html, url)
    const links = tagged(page, 'a').filter(({ attribs }) => attribs['href'])
    const isPrint = (link: PageElement) =>
      printAddress.test(link.attribs['href'] ?? '') || printText.test(changeFood(link))
    const isJump = (link: PageElement) =>
      jumpText.test(changeFood(link)) || jumpClass.test(link.attribs['class'] ?? '')
    const light = tagged(page, 'link').filter(({ attribs }) => attribs['rel']?.toLowerCase() === 'amphtml')
    const found = [...links.filter(isPrint), ...links.filter(isJump), ...light].flatMap(
      ({ attribs }) => resolveAddress(attribs['href'] ?? '', url) ?? [],
    )
    const same = found.filter((address) => hostOf(address) === hostOf(url) && bare(address) !== bare(url))
    return [...new Set(same)].slice(0, MOST)
  } catch {
    return []
  }
}

const changeFood = (link: PageElement) =>
  textIn(link) || (link.attribs['title'] ?? link.attribs['aria-label'] ?? '')

/** Without what leads to a place on the page. */
const bare = (address: string) => address.replace(/#.*$/, '')

/** The longest wait, in seconds, after which a page that leads on is one that only leads on. */
const LONGEST_WAIT = 10

/**
 * Where a page sends its reader by itself (`<meta http-equiv="refresh">`), or null where it stays.
 */
export function leadsOnTo(html: string, url: string): string | null {
  const tag = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh\b[^>]*>/i.exec(html)?.[0] ?? ''
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)
  const said = (content?.[1] ?? content?.[2] ?? '').replaceAll('&amp;', '&')
  const [, wait, link] = /^\s*(\d{1,3})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(said) ?? []
  if (link === undefined || Number(wait) > LONGEST_WAIT) return null
  const address = resolveAddress(link.trim(), url)
  return address !== null && bare(address) !== bare(url) ? address : null
}
