/**
 * The text of a page in blocks. A block ends where the page begins a new line. A list item, a
 * heading and a table row are one block each, whatever lines they are shown in.
 */

import { columnsInReadingOrder } from '../text/columns-in-reading-order.ts'
import { childrenOf, isElement, type PageElement, type PageNode, tagOf } from './document.ts'
import { holds, isBoldTag, isStyledAsBlock, isStyledBold, isUpTo, liesWithin } from './element-checks.ts'
import { labelledColumns } from './label-columns.ts'
import { isHeadRow, isLeftOut } from './left-out-elements.ts'
import { ingredientsLabel, methodLabel } from './part-label-patterns.ts'
import { blockTags, isText, type PageText, textOfNode } from './plain-text.ts'

/** A text within a block; `node` is null where its line breaks were kept as the page has them. */
interface TextPart {
  text: string
  node: PageText | null
}

/** Text that a person sees on one line, or in one item. */
export interface TextBlock {
  parts: TextPart[]
  /** The item that the block is, with all its lines; null where it is a line of text. */
  item: PageElement | null
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

/** Tags that are one block, unless they hold such tags themselves. */
const tagsOfOneBlock = new Set('li tr dt dd h1 h2 h3 h4 h5 h6 legend summary caption'.split(' '))
const headings = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const links = new Set(['a'])

/** The blocks of text inside one node of a page, in reading order. */
export function blocksIn(root: PageNode): TextBlock[] {
  const state: Gathering = { blocks: [], ...noParts(), breaks: 0, holder: isElement(root) ? root : null }
  walk(root, state, { isBold: false, isLinked: false, isPreformatted: false, isInMenu: false })
  flush(state)
  return state.blocks
}

/** The blocks so far, and the one that is being gathered. */
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

const noParts = () => ({ parts: [] as TextPart[], isBold: true, isLinked: true })

/**
 * The tags around a text: bold ones, a link, one that keeps line breaks, a menu that was not
 * closed.
 */
interface Surroundings {
  isInMenu: boolean
  isBold: boolean
  isLinked: boolean
  isPreformatted: boolean
}

/** Ends the block that is being gathered. */
function flush(state: Gathering): void {
  const { parts, isBold, isLinked, holder, breaks } = state
  if (parts.some(({ text }) => /\S/.test(text)) && state.blocks.length < MAX_BLOCKS) {
    state.blocks.push({ parts, isBold, isLinked, holder, item: null, isApart: breaks > 1 })
    state.breaks = 0
  }
  Object.assign(state, noParts())
}

function breakLine(state: Gathering): void {
  flush(state)
  state.breaks++
}

/**
 * Adds a text to the block that is being gathered, or makes several blocks where the page shows its
 * breaks.
 */
function addText(node: PageText, state: Gathering, inside: Surroundings): void {
  if (!inside.isPreformatted) return addPart({ text: node.data, node }, state, inside)
  let before = ''
  let item = ''
  const lines = node.data.split(/\r?\n/)
  const texts = lines.length <= MAX_KEPT_LINES ? columnsInReadingOrder(lines) : lines
  for (const [at, text] of texts.entries()) {
    if (listItem.test(text) || text.trim() === '') item = text
    const goesOn = isWrapped(before, text) || isOfItem(item, text)
    if (at > 0 && !goesOn) breakLine(state)
    addPart({ text: goesOn ? ` ${text.trim()}` : text, node: null }, state, inside)
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

function addPart(part: TextPart, state: Gathering, inside: Surroundings): void {
  if (/[\p{L}\p{N}]/u.test(part.text)) {
    state.isBold &&= inside.isBold
    state.isLinked &&= inside.isLinked
  }
  state.parts.push(part)
}

/** 'Ingredient' over a column of foods: it announces them, as a heading does. */
function isFoodsLabel(cell: PageNode): boolean {
  if (tagOf(cell) !== 'th' || !isUpTo(LONGEST_LABEL, cell)) return false
  const text = textOfNode(cell).trim()
  return text !== '' && ingredientsLabel.exec(text)?.[0] === text
}

/** Adds the blocks of a node and of all below it. */
function walk(node: PageNode, state: Gathering, inside: Surroundings): void {
  if (state.blocks.length >= MAX_BLOCKS) return
  if (isText(node)) return addText(node, state, inside)
  const tag = tagOf(node)
  const foodsLabel = tag === 'tr' && isHeadRow(node) ? childrenOf(node).find(isFoodsLabel) : undefined
  if (foodsLabel) return walk(foodsLabel, state, inside)
  if (isLeftOut(node, inside.isInMenu)) return
  if (tag === 'br') return breakLine(state)
  const columns = tag === 'table' && isElement(node) ? labelledColumns(node) : null
  if (columns) {
    for (const cell of columns.flat()) walk(cell, state, inside)
    return
  }
  if (isElement(node) && tagsOfOneBlock.has(tag) && !holdsItems(node)) {
    flush(state)
    if (isUpTo(LONGEST_ITEM, node)) return void state.blocks.push(blockOfItem(node))
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

const blockOfItem = (item: PageElement): TextBlock => ({
  parts: [],
  isBold: isStyledBold(item) || liesWithin(item, isBoldTag),
  isLinked: liesWithin(item, (inner) => links.has(tagOf(inner))),
  holder: item,
  item: item,
  isApart: false,
})

/** A label with a box to tick: pages set each food of a list so, one below the other. */
const isTickBox = (node: PageNode): boolean =>
  tagOf(node) === 'label' &&
  childrenOf(node).some(
    (inner) => isElement(inner) && tagOf(inner) === 'input' && inner.attribs['type'] === 'checkbox',
  )

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
  const text = textOfNode(first).replace(/[^\p{L}\p{N}]+$/u, '')
  // 'Ingredients for 4 people'; 'Preparation time' is no method.
  if (ingredientsLabel.test(text) && text.length <= LONGEST_CELL_LABEL) return true
  return text !== '' && methodLabel.exec(text)?.[0] === text
}
