/** Elements that are no part of a page's text: menus, buttons, heads of tables, hidden items. */

import { childrenOf, isElement, type PageElement, type PageNode, tagOf } from './document.ts'
import { holds, isUpTo } from './element-checks.ts'
import { isText, silentTags, textOfNode } from './plain-text.ts'

/** Characters of a menu that is too short to hold text of the page. */
const LONGEST_MENU = 60

const skipped = new Set([
  ...silentTags,
  'title',
  'nav',
  'footer',
  'option',
  'canvas',
  'audio',
  'video',
  'object',
])
skipped.delete('button')

/** Whether an element is no part of the page's text: a menu, a button, the head of a table. */
export function isLeftOut(node: PageNode, isInMenu: boolean): boolean {
  const tag = tagOf(node)
  if (skipped.has(tag) && !(tag === 'nav' && !isInMenu && holdsPage(node))) return true
  if ((tag === 'ul' || tag === 'ol') && isContents(node)) return true
  if (
    isElement(node) &&
    (isLinkedButton(node) ||
      isSignButton(node) ||
      isForReadersAloud(node) ||
      (tag === 'li' && isHiddenItem(node)))
  )
    return true
  return (tag === 'tr' && isHeadRow(node)) || (tag === 'aside' && isWithinItem(node))
}

/** Whether a node stands in an item of a list, where an aside leads elsewhere. */
function isWithinItem(node: PageNode): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) if (tagOf(outer) === 'li') return true
  return false
}

/** A link that looks like a button and leads to no other page: 'Jump to recipe', 'Metric'. */
const isLinkedButton = ({ tagName, attribs }: PageElement): boolean =>
  tagName === 'a' &&
  /(?:^|[\s_-])(?:btn|button)(?:[\s_-]|$)/.test(attribs['class'] ?? '') &&
  /^(?:#.*)?$/.test(attribs['href'] ?? '')

/** A button with only a sign: '×' closes what it stands in, '▼' opens it. */
const isSignButton = (node: PageElement): boolean =>
  node.tagName === 'button' && !/[\p{L}\p{N}]/u.test(textOfNode(node))

/** A row without a cell that holds data, unless all rows of its table are such. */
export const isHeadRow = (row: PageNode): boolean =>
  childrenOf(row).every((cell) => tagOf(cell) !== 'td') && !isInTableOfHeads(row)

/** Whether a table has several rows, and no cell that holds data. */
function isInTableOfHeads(row: PageNode): boolean {
  let table = row.parent
  while (table && tagOf(table) !== 'table') table = table.parent
  let rowCount = 0
  return (
    table !== null &&
    !holds(table, (tag) => tag === 'td') &&
    holds(table, (tag) => tag === 'tr' && ++rowCount > 1)
  )
}

/** Whether a list is a table of contents: links to places on this page. */
function isContents(list: PageNode): boolean {
  const items = childrenOf(list).filter((node) => !isText(node))
  return items.length > 1 && items.every((item) => isJump(item))
}

/**
 * Whether all words of an item are a link to a place on its page, or are in links inside that one.
 */
function isJump(item: PageNode): boolean {
  const inner = childrenOf(item).filter((node) => !isText(node) || /\S/.test(node.data))
  const [link, below] = inner
  if (!link || !isElement(link) || tagOf(link) !== 'a' || inner.length > 2) return false
  return /^#./.test(link.attribs['href'] ?? '') && (!below || /^[uo]l$/.test(tagOf(below)))
}

/**
 * Whether a menu holds text of the page. Either it was not closed: no menu holds an article. Or it
 * is a block that only has the name of a menu: it has no link, and some text in paragraphs or items
 * with a number.
 */
function holdsPage(node: PageNode): boolean {
  const holdsTag = (...tags: string[]) => holds(node, (tag) => tags.includes(tag))
  return (
    holdsTag('main', 'article') ||
    (!holdsTag('a', 'button') &&
      ((holdsTag('p') && !isUpTo(LONGEST_MENU, node)) || (holdsTag('li') && /\d/.test(textOfNode(node)))))
  )
}

/** Whether only screen readers say a tag: its class is one of those that hide it from view. */
const isForReadersAloud = ({ attribs }: PageElement): boolean =>
  /\b(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)\b/.test(attribs['class'] ?? '')

/** A hidden item among visible ones: most often the same in other units. */
export const isHiddenItem = ({ attribs }: PageElement): boolean =>
  /(?:^|\s)(?:hide|hidden|d-none)(?:\s|$)/.test(attribs['class'] ?? '') ||
  /display:\s*none/.test(attribs['style'] ?? '')
