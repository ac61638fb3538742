/**
 * Reads the name, image and author in a page's head and headings. They are never a recipe by
 * themselves.
 */

import { resolveAddress } from '../page/address.ts'
import { type PageDocument, type PageElement, elementsByTag } from '../page/document.ts'
import { readEquipmentAndTips } from '../page/equipment-and-tips.ts'
import type { Finding } from '../page/page-recipe.ts'
import { linesOf, oneLine, textIn } from '../page/plain-text.ts'
import { labelledName, nameInThread, shownName } from './name-above-foods.ts'
import { nameHeadings } from './name-headings.ts'
import { withoutPageKind } from './page-title.ts'

const TRUST = 0.4

/** The heading (or title without the site's name), the page's image and its author. */
export function readPageHead(page: PageDocument): Finding[] {
  const { $, url } = page
  const metas = elementsByTag(page, 'meta').map(({ attribs }) => attribs)
  const meta = (name: string) =>
    oneLine(
      metas.find((attribs) => attribs['property'] === name || attribs['name'] === name)?.['content'] ?? '',
    )
  const [head] = elementsByTag(page, 'title')
  const siteName = meta('og:site_name')
  const windowTitle = oneLine(head ? $(head).text() : '')
  const sharedTitle = meta('og:title')
  const nameElements = nameHeadings(page, {
    title: windowTitle || sharedTitle,
    shared: sharedTitle,
    site: siteName,
  })
  const headings = nameElements.map((element) => withoutPageKind(nameIn(element)))
  const titleOfHead = withoutPageKind(withoutSite(withoutPageKind(sharedTitle || windowTitle), siteName))
  const title = (nameElements.length === 0 && shownName(page, titleOfHead)) || titleOfHead
  const [heading = title, ...others] = headings.map((text) => withoutAuthor(text, title))
  const labelled = labelledName(page)
  // 'Recipe: Leek pie' below 'Sunday lunch: Leek pie' says nothing new.
  const saidName = labelled && [title, ...headings].some((text) => text.includes(labelled)) ? null : labelled
  const toldName = saidName ?? nameInThread(page, windowTitle)
  const name =
    toldName ??
    headings.find((text) => title.startsWith(text)) ??
    (others.length > 0 ? (headings.find((text) => text.startsWith(`${title} `)) ?? title) : heading)
  return [
    {
      reader: 'page-head',
      trust: TRUST,
      isNameLabelled: toldName !== null,
      fields: {
        name: name || headings[0] || '',
        image: resolveAddress(meta('og:image') || meta('twitter:image'), url) ?? pictureOf(page, name),
        author: meta('author') || null,
        description: meta('description') || meta('og:description') || null,
        ...readEquipmentAndTips(page),
      },
    },
  ]
}

/**
 * The words of a heading; of a heading around a whole text ('Gnocchi', and all below it) the first
 * line.
 */
function nameIn(heading: PageElement): string {
  const lines = linesOf(heading)
  return (lines.length > MAX_LINES ? lines[0] : textIn(heading)) ?? ''
}

/** The most lines of a heading that is only a name. */
const MAX_LINES = 4

/** 'Apple pie by Ann Baker' over a page called 'Apple pie | Sweet' is 'Apple pie'. */
function withoutAuthor(heading: string, title: string): string {
  const [first = ''] = title.split(/\s+[|–—·•»-]\s+/)
  const rest = heading.startsWith(first) ? heading.slice(first.length) : ''
  return first.length >= 4 && /^\s(?:by|von|par|di|por|af|av)\s/.test(rest) ? first : heading
}

/** 'Apple pie | Our Kitchen' is 'Apple pie'. */
function withoutSite(title: string, siteName: string): string {
  const [first = '', ...rest] = title.replace(/^recipes?\s+[-|–—:]\s+/i, '').split(/\s+[|–—·•»]\s+|\s+-\s+/)
  const last = rest.at(-1)?.toLowerCase() ?? ''
  if (rest.length === 0) return title
  if (siteName && last.includes(siteName.toLowerCase()))
    return title.slice(0, title.toLowerCase().lastIndexOf(last)).replace(/[\s|–—·•»-]+$/, '')
  return first.length >= 4 ? first : title
}

/**
 * Where the head names no image: the first picture on the page whose address or caption shares a
 * long word with the name.
 */
function pictureOf(page: PageDocument, name: string): string | null {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  for (const { attribs } of elementsByTag(page, 'img').slice(0, 100)) {
    const address = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['src'] ?? ''
    const imageText = `${attribs['alt'] ?? ''} ${address}`.toLowerCase()
    if (/^data:|\.svg|logo|icon|avatar/i.test(address) || !words.some((word) => imageText.includes(word)))
      continue
    return resolveAddress(address, page.url)
  }
  return null
}
