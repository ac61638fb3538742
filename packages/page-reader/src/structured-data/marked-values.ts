/**
 * What a tag says by its attributes rather than its text: where a picture lies, how long something
 * takes, what else is its own.
 */
import { childrenOf, isElement, type PageDocument, type PageElement, tagOf } from '../page/document.ts'

const mediaTags = new Set(['img', 'audio', 'video', 'source', 'iframe', 'embed', 'object'])

/** Whether a tag of this name shows what lies at an address. */
export const isMedium = (tag: string): boolean => mediaTags.has(tag)

/** The address of what a tag shows; of several sizes the first. */
export const addressOf = ({ attribs }: PageElement): string | undefined =>
  attribs['data-src'] ??
  attribs['data-lazy-src'] ??
  attribs['src'] ??
  attribs['data'] ??
  attribs['srcset']?.trim().split(/[\s,]/)[0]

/** The address of the first picture in a tag. */
export function pictureWithin(element: PageElement): string | undefined {
  const picture = firstWithin(element, (tag) => tag === 'img')
  return picture ? addressOf(picture) : undefined
}

/** The time that a tag or the first one in it declares beside its text. */
export const momentWithin = (element: PageElement): string | undefined =>
  firstWithin(element, (_, { datetime }) => Boolean(datetime))?.attribs['datetime']

/** The tag itself or the first one in it that is such a one. */
function firstWithin(
  element: PageElement,
  isSuch: (tag: string, attribs: PageElement['attribs']) => boolean,
): PageElement | null {
  if (isSuch(tagOf(element), element.attribs)) return element
  for (const child of childrenOf(element)) {
    const found = isElement(child) ? firstWithin(child, isSuch) : null
    if (found) return found
  }
  return null
}

/** Tags that one thing refers to; real pages have a handful. */
const MOST_REFERRED = 20

/** For each thing the tags elsewhere on the page that belong to it as if they stood in it. */
export function referredBy({ $, elements }: PageDocument, things: PageElement[]): PageElement[][] {
  if (things.every(({ attribs }) => !attribs['itemref'])) return []
  const named = new Map(elements.map((element) => [element.attribs['id'], element]))
  const holds = (element: PageElement, other: PageElement) => element === other || $.contains(element, other)
  return things.map((thing) =>
    [...new Set(thing.attribs['itemref']?.split(/\s+/))]
      .slice(0, MOST_REFERRED)
      .flatMap((id) => named.get(id) ?? [])
      .filter((element) => !holds(element, thing) && !holds(thing, element)),
  )
}
