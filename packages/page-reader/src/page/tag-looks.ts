/** What a tag holds, and how it is shown, as far as the rows of a page go by it. */
import { childrenOf, isElement, type PageElement, type PageNode, tagOf } from './document.ts'
import { isText } from './plain-text.ts'

/** Whether a menu that nobody closed goes on around the page itself: no menu holds an article. */
export function holdsPage(node: PageNode): boolean {
  const pending = [...childrenOf(node)]
  for (let inner = pending.pop(); inner; inner = pending.pop()) {
    const tag = tagOf(inner)
    if (tag === 'main' || tag === 'article') return true
    pending.push(...childrenOf(inner))
  }
  return false
}

/**
 * Lists in lists and tables in tables are read item by item; a table row with long cells cell by
 * cell.
 */
export function holdsItems(node: PageElement): boolean {
  const pending = [...childrenOf(node)]
  let paragraphs = 0
  for (let inner = pending.pop(); inner; inner = pending.pop()) {
    const tag = tagOf(inner)
    if (tag === 'li' || tag === 'tr' || tag === 'dd' || /^h[1-6]$/.test(tag)) return true
    if (tagOf(node) === 'tr' && tag === 'p' && ++paragraphs > 2) return true
    pending.push(...childrenOf(inner))
  }
  return false
}

/** Whether all of the node's letters lie in such tags. */
export function liesWithin(node: PageElement, tags: Set<string>): boolean {
  const pending = [...childrenOf(node)]
  for (let inner = pending.pop(); inner; inner = pending.pop()) {
    if (isText(inner) && /[\p{L}\p{N}]/u.test(inner.data)) return false
    if (!tags.has(tagOf(inner))) pending.push(...childrenOf(inner))
  }
  return true
}

/** A tag that no browser knows, or one whose style sets it on a line of its own. */
export const isStyledAsBlock = (node: PageNode): boolean =>
  isElement(node) &&
  (node.tagName.includes('-') || /display:\s*(?:block|flex|grid)/i.test(node.attribs['style'] ?? ''))

/**
 * Whether a tag is said by screen readers alone: its class is one of those that hide it from view.
 */
export const isForReadersAloud = ({ attribs }: PageElement): boolean =>
  /\b(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)\b/.test(attribs['class'] ?? '')

/** An item that is hidden among items that are not: the same in other units, most of the time. */
export const isSwitchedOff = ({ attribs }: PageElement): boolean =>
  /(?:^|\s)(?:hide|hidden|d-none)(?:\s|$)/.test(attribs['class'] ?? '') ||
  /display:\s*none/.test(attribs['style'] ?? '')
