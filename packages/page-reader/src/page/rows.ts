/**
 * A page as the rows a person sees, from top to bottom: list items, table rows, headings,
 * paragraphs and their lines.
 */
import {
  childrenOf,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  tagOf,
} from './document.ts'
import { labelAndLines } from './inline-labels.ts'
import { blockTags, gapBetween, isText, linesOf, oneLine, silentTags } from './plain-text.ts'
import {
  holdsItems,
  holdsPage,
  isForReadersAloud,
  isStyledAsBlock,
  isSwitchedOff,
  liesWithin,
} from './tag-looks.ts'

/** One row of a page: its text, the tag that holds it, and how it looks. */
export interface PageRow {
  text: string
  /** The lines that the row is shown in: the cells of a table's row, the blocks of an item. */
  pieces: string[]
  /** li, tr, dt, dd, p, div, h1 ... */
  tag: string
  /** 1 to 6 for h1 to h6, 7 for a row that is bold throughout or a legend, 0 for any other. */
  rank: number
  /** Whether all of it is one link or several: an entry of a menu, most of the time. */
  linked: boolean
  /** The tag that holds the row; several lines of one paragraph share it. */
  holder: PageElement | null
  /** The list, table or block around the holder. */
  list: PageNode | null
}

const MOST_ROWS = 6000
const LONGEST_ITEM = 3000
const LONGEST_TITLE = 80

const skipped = new Set([...silentTags, 'nav', 'footer', 'option', 'canvas', 'audio', 'video', 'object'])
skipped.delete('button')
const asOne = new Set('li tr dt dd h1 h2 h3 h4 h5 h6 legend summary caption'.split(' '))
const bolds = new Set('b strong u th button legend summary caption'.split(' '))
const links = new Set(['a'])

const opened = new WeakMap<PageDocument, PageRow[]>()

/** The page's rows in reading order; menus, footers, scripts and buttons are left out. */
export function rowsOf(page: PageDocument): PageRow[] {
  const held = opened.get(page)
  if (held) return held
  const [root] = page.$.root().get()
  const rows = root ? rowsIn(root) : []
  opened.set(page, rows)
  return rows
}

/** The rows inside one node of a page, in reading order. */
export function rowsIn(root: PageNode): PageRow[] {
  const rows: PageRow[] = []
  const state: Gathering = {
    rows,
    parts: [],
    bold: true,
    linked: true,
    last: null,
    holder: isElement(root) ? root : null,
  }
  walk(root, state, { bold: false, linked: false, kept: false, menu: false })
  flush(state)
  return rows
}

/** A block whose class says that it is a title: 'ingredients__title', 'group-heading'. */
const isNamedTitle = (holder: PageElement | null) =>
  /(?:^|[\s_-])(?:sub)?(?:title|heading)(?=$|\s)/i.test(holder?.attribs['class'] ?? '')

interface Gathering {
  rows: PageRow[]
  parts: string[]
  /** Whether all of the text so far is bold, or in links. */
  bold: boolean
  linked: boolean
  /** The text before, in the same row. */
  last: PageNode | null
  holder: PageElement | null
}

/**
 * What lies around a text: bold tags, a link, tags that keep its line breaks, a menu that goes on
 * around the page.
 */
interface Inside {
  menu: boolean
  bold: boolean
  linked: boolean
  kept: boolean
}

/** Ends the row that is being gathered. */
function flush(state: Gathering, pieces?: string[]): void {
  const text = oneLine(state.parts.join(''))
  if (text && state.rows.length < MOST_ROWS) state.rows.push(...rowsFrom(text, pieces ?? [text], state))
  state.parts = []
  state.bold = true
  state.linked = true
  state.last = null
}

/** The row of a text; a label that stands in one row with what it announces is a row of its own. */
function rowsFrom(text: string, pieces: string[], { holder, bold, linked }: Gathering): PageRow[] {
  const tag = holder ? tagOf(holder) : ''
  const isBold = bolds.has(tag) || bold || (text.length <= LONGEST_TITLE && isNamedTitle(holder))
  const rank = /^h[1-6]$/.test(tag) ? Number(tag[1]) : isBold ? 7 : 0
  const row: PageRow = { text, pieces, tag, rank, linked, holder, list: holder?.parent ?? null }
  const parted = rank === 0 ? labelAndLines(text) : null
  if (!parted) return [row]
  const { label, lines } = parted
  return [
    { ...row, text: label, pieces: [label], rank: 7 },
    ...lines.map((line) => ({ ...row, text: line, pieces: [line] })),
  ]
}

/** The lines of a text whose breaks the page shows. */
function pushLines(text: string, state: Gathering): void {
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (at > 0) flush(state)
    state.parts.push(line)
  }
}

/**
 * A text adds to the row that is being gathered, or is several rows where the page shows its
 * breaks.
 */
function takeText(node: Extract<PageNode, { data: string }>, state: Gathering, inside: Inside): void {
  if (/[\p{L}\p{N}]/u.test(node.data)) {
    state.bold &&= inside.bold
    state.linked &&= inside.linked
  }
  if (inside.kept) return pushLines(node.data, state)
  state.parts.push(gapBetween(state.last, node), node.data.replace(/\s+/g, ' '))
  state.last = node
}

/**
 * Whether a tag is none of what a person reads as the page: a menu, a button, the head of a table.
 */
function isLeftOut(node: PageNode, inside: Inside): boolean {
  const tag = tagOf(node)
  if (skipped.has(tag) && !(tag === 'nav' && !inside.menu && holdsPage(node))) return true
  if (isElement(node) && (isForReadersAloud(node) || (tag === 'li' && isSwitchedOff(node)))) return true
  return tag === 'tr' && childrenOf(node).every((cell) => tagOf(cell) !== 'td')
}

/** Takes an item, a heading or a row of a table as one row; false where it is too long for one. */
function takeWhole(node: PageElement, state: Gathering): boolean {
  flush(state)
  state.holder = node
  const lines = linesOf(node)
  const text = lines.join(' ')
  if (text.length > LONGEST_ITEM) return false
  state.parts.push(text)
  state.bold = liesWithin(node, bolds)
  state.linked = liesWithin(node, links)
  flush(state, lines)
  return true
}

function walk(node: PageNode, state: Gathering, inside: Inside): void {
  if (state.rows.length >= MOST_ROWS) return
  if (isText(node)) return takeText(node, state, inside)
  const tag = tagOf(node)
  if (isLeftOut(node, inside)) return
  if (tag === 'br') return flush(state)
  if (isElement(node) && asOne.has(tag) && !holdsItems(node) && takeWhole(node, state)) return
  const isBlock = blockTags.has(tag) || isStyledAsBlock(node)
  const outer = state.holder
  if (isBlock) {
    flush(state)
    if (isElement(node)) state.holder = node
  }
  const within = {
    bold: inside.bold || bolds.has(tag),
    linked: inside.linked || links.has(tag),
    kept: inside.kept || tag === 'pre',
    menu: inside.menu || tag === 'nav',
  }
  for (const child of childrenOf(node)) walk(child, state, within)
  if (isBlock) {
    flush(state)
    state.holder = outer
  }
}
