/**
 * The text of a page in blocks. A block ends where the page begins a new line. A list item, a
 * heading and a table row are one block each, whatever lines they are shown in.
 */
import { childrenOf, isElement, type PageElement, type PageNode, tagOf } from './document.ts'
import { withoutColumns } from '../text/columns.ts'
import { labelledColumns } from './label-columns.ts'
import { ingredientsLabel, methodLabel } from './part-labels.ts'
import { blockTags, isText, type PageText, silentTags, textOfNode } from './plain-text.ts'

/** A text within a block; `node` is null where its line breaks were kept as the page has them. */
interface TextPart {
  text: string
  node: PageText | null
}

/** Text that a person sees on one line, or in one item. */
export interface TextBlock {
  parts: TextPart[]
  /** The item that the block is, with all its lines; null where it is a line of text. */
  whole: PageElement | null
  /** Whether all of it is bold, or in links. */
  isBold: boolean
  isLinked: boolean
  /** The tag that holds it. */
  holder: PageElement | null
  /** Whether an empty line parts it from the text before it in the same tag. */
  isApart: boolean
}

const MAX_BLOCKS = 6000
const LONGEST_ITEM = 3000
/** Characters of a cell that may say what the cell beside it holds. */
const LONGEST_LABEL = 60
/** Characters of a label of foods with what stands behind it. */
const LONGEST_CELL_LABEL = 40
/** The most paragraphs or breaks of a table row that is read as one line. */
const MAX_LINES = 2
/** The most breaks of a heading that is read as one line; one with more of them holds a text. */
const MAX_BREAKS = 3

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
const asOne = new Set('li tr dt dd h1 h2 h3 h4 h5 h6 legend summary caption'.split(' '))
/** Tags that are bold by themselves. */
export const boldTags = new Set('b strong u th button legend summary caption'.split(' '))
const headings = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const links = new Set(['a'])

/** The blocks of text inside one node of a page, in reading order. */
export function blocksIn(root: PageNode): TextBlock[] {
  const state: Gathering = { blocks: [], ...empty(), breaks: 0, holder: isElement(root) ? root : null }
  walk(root, state, { isBold: false, isLinked: false, isPreformatted: false, isInMenu: false })
  flush(state)
  return state.blocks
}

interface Gathering {
  blocks: TextBlock[]
  parts: TextPart[]
  /** Whether all of the text so far is bold, or in links. */
  isBold: boolean
  isLinked: boolean
  /** Breaks since the last block, within one tag. */
  breaks: number
  holder: PageElement | null
}

const empty = () => ({ parts: [] as TextPart[], isBold: true, isLinked: true })

/**
 * The tags around a text: bold ones, a link, one that keeps line breaks, a menu that was not
 * closed.
 */
interface Inside {
  isInMenu: boolean
  isBold: boolean
  isLinked: boolean
  isPreformatted: boolean
}

/** Ends the block that is being gathered. */
function flush(state: Gathering): void {
  const { parts, isBold, isLinked, holder, breaks } = state
  if (parts.some(({ text }) => /\S/.test(text)) && state.blocks.length < MAX_BLOCKS) {
    state.blocks.push({ parts, isBold, isLinked, holder, whole: null, isApart: breaks > 1 })
    state.breaks = 0
  }
  Object.assign(state, empty())
}

function breakLine(state: Gathering): void {
  flush(state)
  state.breaks++
}

/**
 * Adds a text to the block that is being gathered, or makes several blocks where the page shows its
 * breaks.
 */
function takeText(node: PageText, state: Gathering, inside: Inside): void {
  if (!inside.isPreformatted) return takePart({ text: node.data, node }, state, inside)
  let before = ''
  let item = ''
  const lines = node.data.split(/\r?\n/)
  const texts = lines.length <= MAX_KEPT_LINES ? withoutColumns(lines) : lines
  for (const [at, text] of texts.entries()) {
    if (listItem.test(text) || text.trim() === '') item = text
    const goesOn = isWrapped(before, text) || isOfItem(item, text)
    if (at > 0 && !goesOn) breakLine(state)
    takePart({ text: goesOn ? ` ${text.trim()}` : text, node: null }, state, inside)
    before = text
  }
}

/** The most lines of preformatted text in which columns are looked for. */
const MAX_KEPT_LINES = 1000
/** Characters from which a line is as wide as letters and e-mails are set. */
const WIDE_LINE = 50

/** ' * Peel the apples' in preformatted text. */
const listItem = /^\s*(?:[*•·–-]|o(?=\s+\p{Lu})|\d{1,2}[.)])\s+/u

/**
 * Whether a line of preformatted text is indented as far as the words of the item above, and so
 * continues it.
 */
function isOfItem(item: string, line: string): boolean {
  const indent = listItem.exec(item)?.[0].length ?? 0
  return indent > 0 && line !== item && line.trim() !== '' && /^\s*/.exec(line)?.[0].length === indent
}

/**
 * Whether a line of preformatted text goes on in the next one, which begins in the middle of a
 * sentence.
 */
const isWrapped = (line: string, next: string): boolean =>
  line.length >= WIDE_LINE && !/[.!?:;)]\s*$/.test(line) && /^\s{0,3}\p{Ll}/u.test(next)

function takePart(part: TextPart, state: Gathering, inside: Inside): void {
  if (/[\p{L}\p{N}]/u.test(part.text)) {
    state.isBold &&= inside.isBold
    state.isLinked &&= inside.isLinked
  }
  state.parts.push(part)
}

/**
 * Whether a tag is no part of the page's text: a menu, a button, the head of a table.
 */
function isLeftOut(node: PageNode, inside: Inside): boolean {
  const tag = tagOf(node)
  if (skipped.has(tag) && !(tag === 'nav' && !inside.isInMenu && holdsPage(node))) return true
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
const isHeadRow = (row: PageNode): boolean =>
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

/** 'Ingredient' over a column of foods: it announces them, as a heading does. */
function isFoodsLabel(cell: PageNode): boolean {
  if (tagOf(cell) !== 'th' || !isUpTo(LONGEST_LABEL, cell)) return false
  const said = textOfNode(cell).trim()
  return said !== '' && ingredientsLabel.exec(said)?.[0] === said
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
  const said = childrenOf(item).filter((node) => !isText(node) || /\S/.test(node.data))
  const [link, below] = said
  if (!link || !isElement(link) || tagOf(link) !== 'a' || said.length > 2) return false
  return /^#./.test(link.attribs['href'] ?? '') && (!below || /^[uo]l$/.test(tagOf(below)))
}

function walk(node: PageNode, state: Gathering, inside: Inside): void {
  if (state.blocks.length >= MAX_BLOCKS) return
  if (isText(node)) return takeText(node, state, inside)
  const tag = tagOf(node)
  const foodsLabel = tag === 'tr' && isHeadRow(node) ? childrenOf(node).find(isFoodsLabel) : undefined
  if (foodsLabel) return walk(foodsLabel, state, inside)
  if (isLeftOut(node, inside)) return
  if (tag === 'br') return breakLine(state)
  const columns = tag === 'table' && isElement(node) ? labelledColumns(node) : null
  if (columns) {
    for (const cell of columns.flat()) walk(cell, state, inside)
    return
  }
  if (isElement(node) && asOne.has(tag) && !holdsItems(node)) {
    flush(state)
    const isBold = isStyledBold(node) || liesWithin(node, isBoldTag)
    const isLinked = liesWithin(node, (inner) => links.has(tagOf(inner)))
    if (isUpTo(LONGEST_ITEM, node))
      return void state.blocks.push({
        parts: [],
        isBold,
        isLinked,
        holder: node,
        whole: node,
        isApart: false,
      })
    state.holder = node
  }
  const isBlock = blockTags.has(tag) || isStyledAsBlock(node) || isTickBox(node)
  const outer = state.holder
  if (isBlock) {
    flush(state)
    state.breaks = 0
    if (isElement(node) && !holdsText(node)) state.holder = node
  }
  const within = {
    isBold: inside.isBold || isBoldTag(node),
    isLinked: inside.isLinked || links.has(tag),
    isPreformatted: inside.isPreformatted || tag === 'pre',
    isInMenu: inside.isInMenu || tag === 'nav',
  }
  for (const child of childrenOf(node)) walk(child, state, within)
  if (isBlock) {
    flush(state)
    state.breaks = 0
    state.holder = outer
  }
}

/** A label with a box to tick: pages set each food of a list so, one below the other. */
const isTickBox = (node: PageNode): boolean =>
  tagOf(node) === 'label' &&
  childrenOf(node).some(
    (inner) => isElement(inner) && tagOf(inner) === 'input' && inner.attribs['type'] === 'checkbox',
  )

/** Whether a node has at most so many characters for a reader, give or take a few spaces. */
const isUpTo = (most: number, node: PageNode): boolean =>
  lengthOf(node, (text) => text) <= most || lengthOf(node, (text) => text.replace(/\s+/g, ' ')) <= most

function lengthOf(node: PageNode, said: (text: string) => string): number {
  if (isText(node)) return said(node.data).length
  const inner = silentTags.has(tagOf(node)) ? [] : childrenOf(node)
  return inner.reduce((sum, child) => sum + lengthOf(child, said), 0)
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
      ((holdsTag('p') && !isUpTo(LONGEST_LABEL, node)) || (holdsTag('li') && /\d/.test(textOfNode(node)))))
  )
}

/**
 * Whether the parts of a tag are blocks of their own. Lists in lists and tables in tables are read
 * item by item, a table row with long cells cell by cell, a definition of several lines line by
 * line.
 */
function holdsItems(node: PageElement): boolean {
  if (holdsText(node)) return true
  const isRow = tagOf(node) === 'tr'
  const isDefinition = tagOf(node) === 'dd'
  const line = isDefinition ? /^(?:p|br|div|label)$/ : /^(?:p|br)$/
  let paragraphs = isRow || isDefinition ? 0 : Number.NEGATIVE_INFINITY
  return (
    holds(
      node,
      (tag) =>
        /^(?:li|tr|dd|h[1-6])$/.test(tag) ||
        (isDefinition && tag === 'pre') ||
        (line.test(tag) && ++paragraphs > MAX_LINES),
      (inner) => tagOf(inner) === 'aside',
    ) ||
    (isRow && isLabelled(node))
  )
}

/** Whether a heading holds all of a text, line by line, as captions of pictures do. */
function holdsText(node: PageElement): boolean {
  let breaks = 0
  return headings.has(tagOf(node)) && holds(node, (tag) => tag === 'br' && ++breaks > MAX_BREAKS)
}

/** Whether the first of two cells says what the second one holds: 'Method' beside a method. */
function isLabelled(row: PageElement): boolean {
  const cells = childrenOf(row).filter((cell) => /^t[dh]$/.test(tagOf(cell)))
  const [first] = cells
  if (cells.length !== 2 || !first || !isUpTo(LONGEST_LABEL, first)) return false
  const said = textOfNode(first).replace(/[^\p{L}\p{N}]+$/u, '')
  // 'Ingredients for 4 people'; 'Preparation time' is no method.
  if (ingredientsLabel.test(said) && said.length <= LONGEST_CELL_LABEL) return true
  return said !== '' && methodLabel.exec(said)?.[0] === said
}

/** Whether a tag anywhere inside the node matches, outside of those that are passed over. */
function holds(
  node: PageNode,
  isSuch: (tag: string) => boolean,
  isPassed: (inner: PageNode) => boolean = () => false,
): boolean {
  return childrenOf(node).some(
    (inner) => !isPassed(inner) && (isSuch(tagOf(inner)) || holds(inner, isSuch, isPassed)),
  )
}

/** Whether all letters of the node lie in tags that match. */
function liesWithin(node: PageElement, isSuch: (inner: PageElement) => boolean): boolean {
  return childrenOf(node).every((inner) => {
    if (isText(inner)) return !/[\p{L}\p{N}]/u.test(inner.data)
    return !isElement(inner) || isSuch(inner) || liesWithin(inner, isSuch)
  })
}

/** Whether a tag is a block by its style, or a custom element. */
const isStyledAsBlock = (node: PageNode): boolean =>
  isElement(node) &&
  (node.tagName.includes('-') || /display:\s*(?:block|flex|grid)/i.test(node.attribs['style'] ?? ''))

const isBoldTag = (node: PageNode): boolean => boldTags.has(tagOf(node)) || isStyledBold(node)

/** A tag whose own style makes its letters bold, as e-mails do it. */
const isStyledBold = (node: PageNode): boolean =>
  isElement(node) && /font-weight:\s*(?:bold|[6-9]00)/i.test(node.attribs['style'] ?? '')

/** Whether only screen readers say a tag: its class is one of those that hide it from view. */
const isForReadersAloud = ({ attribs }: PageElement): boolean =>
  /\b(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)\b/.test(attribs['class'] ?? '')

/** A hidden item among visible ones: most often the same in other units. */
export const isHiddenItem = ({ attribs }: PageElement): boolean =>
  /(?:^|\s)(?:hide|hidden|d-none)(?:\s|$)/.test(attribs['class'] ?? '') ||
  /display:\s*none/.test(attribs['style'] ?? '')
