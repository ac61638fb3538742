/** What an element of a page holds, and how its tag and its style set it. */

import { childrenOf, isElement, type PageElement, type PageNode, tagOf } from './document.ts'
import { isText, silentTags } from './plain-text.ts'

/** Tags that are bold by themselves. */
export const boldTags = new Set('b strong u th button legend summary caption'.split(' '))

/** Whether a node has at most so many characters for a reader, give or take a few spaces. */
export const isUpTo = (most: number, node: PageNode): boolean =>
  lengthOf(node, (text) => text) <= most || lengthOf(node, (text) => text.replace(/\s+/g, ' ')) <= most

/** The characters of a node's text, each piece of it changed by `change` first. */
function lengthOf(node: PageNode, change: (text: string) => string): number {
  if (isText(node)) return change(node.data).length
  const inner = silentTags.has(tagOf(node)) ? [] : childrenOf(node)
  return inner.reduce((sum, child) => sum + lengthOf(child, change), 0)
}

/** Whether a tag anywhere inside the node matches, outside of those that are passed over. */
export function holds(
  node: PageNode,
  isSuch: (tag: string) => boolean,
  isPassed: (inner: PageNode) => boolean = () => false,
): boolean {
  return childrenOf(node).some(
    (inner) => !isPassed(inner) && (isSuch(tagOf(inner)) || holds(inner, isSuch, isPassed)),
  )
}

/** Whether all letters of the node lie in tags that match. */
export function liesWithin(node: PageElement, isSuch: (inner: PageElement) => boolean): boolean {
  return childrenOf(node).every((inner) => {
    if (isText(inner)) return !/[\p{L}\p{N}]/u.test(inner.data)
    return !isElement(inner) || isSuch(inner) || liesWithin(inner, isSuch)
  })
}

/** Whether a tag is a block by its style, or a custom element. */
export const isStyledAsBlock = (node: PageNode): boolean =>
  isElement(node) &&
  (node.tagName.includes('-') || /display:\s*(?:block|flex|grid)/i.test(node.attribs['style'] ?? ''))

/** Whether a node is a tag that is bold, by itself or by its style. */
export const isBoldTag = (node: PageNode): boolean => boldTags.has(tagOf(node)) || isStyledBold(node)

/** A tag whose own style makes its letters bold, as e-mails do it. */
export const isStyledBold = (node: PageNode): boolean =>
  isElement(node) && /font-weight:\s*(?:bold|[6-9]00)/i.test(node.attribs['style'] ?? '')
