/**
 * A page as the rows a person sees, from top to bottom: list items, table rows, headings,
 * paragraphs and their lines.
 */

import { hasCookingVerb } from './cooking-verbs.ts'
import {
  childrenOf,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  tagOf,
} from './document.ts'
import { boldTags } from './element-checks.ts'
import { adWords } from './label-words.ts'
import { foodGrade } from './likeness-grades.ts'
import { beginsWithNumber, ingredientLikenessOf, stepLikenessOf, withoutBullet } from './line-likeness.ts'
import { foodsOfBlock, labelAndLines } from './lines-of-block.ts'
import { gapBetween, linesOf, oneLine, textIn } from './plain-text.ts'
import { blocksIn, type TextBlock } from './text-blocks.ts'
import { anyOf } from './words-by-language.ts'

interface RowLooks {
  text: string
  /** The lines that the row is shown in: the cells of a table's row, the blocks of an item. */
  pieces: string[]
  /** li, tr, dt, dd, p, div, h1 ... */
  tag: string
  /** 1 to 6 for h1 to h6, 7 for a row that is bold throughout or a legend, 0 for any other. */
  rank: number
  /** Whether all of it is one link or several: an entry of a menu, most of the time. */
  isLinked: boolean
  /** The tag that holds the row; several lines of one paragraph share it. */
  holder: PageElement | null
  /** The list, table or block around the holder. */
  list: PageNode | null
  /** Whether an empty line parts it from the row before it in the same tag. */
  isApart: boolean
}

/** One row of a page: its text, the tag that holds it, and how it looks. */
export class PageRow implements RowLooks {
  readonly text: string
  readonly pieces: string[]
  readonly tag: string
  readonly rank: number
  readonly isLinked: boolean
  readonly holder: PageElement | null
  readonly list: PageNode | null
  readonly isApart: boolean
  #foodLikeness: number | undefined
  #stepLikeness: number | undefined
  #unsigned: string | undefined
  #kind: string | undefined

  constructor(looks: RowLooks) {
    this.text = looks.text
    this.pieces = looks.pieces
    this.tag = looks.tag
    this.rank = looks.rank
    this.isLinked = looks.isLinked
    this.holder = looks.holder
    this.list = looks.list
    this.isApart = looks.isApart
  }

  /** The same row as a heading of rank 2. */
  asHeading(): PageRow {
    const { text, pieces, tag, isLinked, holder, list, isApart } = this
    return new PageRow({ text, pieces, tag, rank: 2, isLinked, holder, list, isApart })
  }

  /**
   * The text without a bullet or picture before it. Kept, since each row is compared with many
   * labels.
   */
  get textWithoutMarker(): string {
    return (this.#unsigned ??= this.text.replace(/^[^\p{L}]+(?=\p{L})/u, (sign) =>
      /\d/.test(sign) ? sign : '',
    ))
  }

  /** How the row is set: its tag, and the first class of that and of the tag around it. */
  get kind(): string {
    return (this.#kind ??= `${this.tag} ${firstClass(this.holder)} ${firstClass(this.list)}`)
  }

  /** How much the row looks like an ingredient, from 0 to 1. */
  get foodLikeness(): number {
    return (this.#foodLikeness ??= isCountedStep(this.pieces)
      ? 0
      : ingredientLikenessOf(withoutBullet(this.text)))
  }

  /** How much the row looks like a step, from 0 to 1. */
  get stepLikeness(): number {
    return (this.#stepLikeness ??= stepLikenessOf(withoutBullet(this.text)))
  }
}

/** '2' in a cell beside 'Mélanger le sucre': the number of a step, and no amount. */
const isCountedStep = ([count = '', text = '', ...others]: string[]) =>
  others.length === 0 && /^\d{1,2}[.)]?$/.test(count) && hasCookingVerb(text)

const firstClass = (node: PageNode | null) =>
  (node && isElement(node) && /\S+/.exec(node.attribs['class'] ?? '')?.[0]) || ''

const opened = new WeakMap<PageDocument, PageRow[]>()

/** The page's rows in reading order; menus, footers, scripts and buttons are left out. */
export function rowsOf(page: PageDocument): PageRow[] {
  const cached = opened.get(page)
  if (cached) return cached
  const [root] = page.$.root().get()
  const rows = root ? rowsIn(root) : []
  opened.set(page, rows)
  return rows
}

/** The rows inside one node of a page, in reading order. */
export function rowsIn(root: PageNode): PageRow[] {
  const rows: PageRow[] = []
  for (const block of withoutRepeatedButtons(blocksIn(root))) {
    const above = rows.at(-1)
    if (above && isUnderline(block, above)) rows[rows.length - 1] = above.asHeading()
    else rows.push(...rowsOfBlock(block))
  }
  return rows
}

/**
 * Whether a row of '=' underlines the short row above it in the same preformatted text, which then
 * is a heading.
 */
const isUnderline = ({ parts, holder }: TextBlock, above: PageRow) =>
  holder === above.holder &&
  above.rank === 0 &&
  above.text.length <= LONGEST_TITLE &&
  /^\p{L}.*[^.!?]$/u.test(above.text) &&
  /^={3,}$/.test(textOfParts(parts))

/** The blocks without buttons that repeat beside every line of a list ('Add'). */
function withoutRepeatedButtons(blocks: TextBlock[]): TextBlock[] {
  const counts = new Map<string, number>()
  for (const block of blocks) {
    const button = buttonText(block)
    if (button !== null) counts.set(button, (counts.get(button) ?? 0) + 1)
  }
  const repeated = new Set([...counts].filter(([, count]) => count >= MAX_BUTTONS).map(([text]) => text))
  return repeated.size === 0 ? blocks : blocks.filter((block) => !repeated.has(buttonText(block) ?? ''))
}

/** The text of a block that is one button and no more; null for any other. */
function buttonText({ parts }: TextBlock): string | null {
  const visibleParts = parts.filter(({ text }) => /\S/.test(text))
  const [only] = visibleParts
  const holder = only?.node?.parent
  return only && visibleParts.length === 1 && holder && tagOf(holder) === 'button' ? only.text.trim() : null
}

/** A button text that stands on a page so many times or more is repeated in the lines of a list. */
const MAX_BUTTONS = 3

const LONGEST_TITLE = 80

/** A block whose class says that it is a title: 'ingredients__title', 'group-heading'. */
const isNamedTitle = (holder: PageElement | null) =>
  /(?:^|[\s_-])(?:sub)?(?:title|heading)(?=$|\s)/i.test(holder?.attribs['class'] ?? '')

/**
 * The row of a block. Where a label and what it announces stand in one row, each is a row of its
 * own.
 */
function rowsOfBlock({ parts, item, isBold, isLinked, holder, isApart }: TextBlock): PageRow[] {
  const lines = item && linesOf(item).map(withoutSign)
  const tag = holder ? tagOf(holder) : ''
  const shownText = lines ? lines.join(' ') : withoutSign(textOfParts(parts))
  const text = isLinked || !/^h[1-6]$/.test(tag) ? shownText : shownText.replace(headingLink, '')
  // A line of dashes only separates what stands around it.
  if (!/[\p{L}\p{N}\p{S}]/u.test(text) || /^[=_*~-]{3,}$/.test(text) || advertisement.test(text)) return []
  const looksLikeTitle = boldTags.has(tag) || isBold || (text.length <= LONGEST_TITLE && isNamedTitle(holder))
  const rank = /^h[1-6]$/.test(tag) ? Number(tag[1]) : looksLikeTitle ? 7 : 0
  const list = holder?.parent ?? null
  const looks = { text, pieces: lines ?? [text], tag, rank, isLinked, holder, list, isApart }
  const part = tag === 'tr' && lines ? partAndLine(holder, lines) : null
  if (part) {
    const title = { ...looks, text: part.name, pieces: [part.name], rank: 7 }
    return [new PageRow(title), new PageRow({ ...looks, text: part.rest.join(' '), pieces: part.rest })]
  }
  const asRow = (line: string) => new PageRow({ ...looks, text: line, pieces: [line], isApart: false })
  const parted = rank === 0 ? labelAndLines(parts, text, tag) : null
  const foods = rank === 0 && !parted ? (foodsOfBlock(parts, text) ?? foodsOfItem(holder, lines ?? [])) : null
  if (foods) return foods.map(asRow)
  if (!parted) return [new PageRow(looks)]
  return [
    new PageRow({ ...looks, text: parted.label, pieces: [parted.label], rank: 7 }),
    ...parted.lines.map(asRow),
  ]
}

/** How many lines of foods an item must have, for each to be a line of its own. */
const MIN_FOODS_OF_ITEM = 3

/** The foods of an item whose writer broke its lines after each: '2 leeks<br>3 eggs<br>salt'. */
function foodsOfItem(item: PageElement | null, lines: string[]): string[] | null {
  if (!item || tagOf(item) !== 'li' || lines.length < MIN_FOODS_OF_ITEM) return null
  const breaks = childrenOf(item).filter((node) => tagOf(node) === 'br').length
  const foods = lines.filter(
    (line) => beginsWithNumber(line) && ingredientLikenessOf(line) > foodGrade.possible,
  )
  return breaks >= lines.length - 1 && foods.length * 2 > lines.length ? lines : null
}

/** Characters of a cell that may name the rows beside it. */
const LONGEST_PART = 40

/** The first cell of a table's row that stands beside further rows names them: 'For the dough'. */
function partAndLine(row: PageElement | null, lines: string[]): { name: string; rest: string[] } | null {
  const [name = '', ...rest] = lines
  if (rest.length === 0 || name.length > LONGEST_PART || !/\p{L}/u.test(name) || /\d/.test(name)) return null
  const cell = row ? childrenOf(row).find(isElement) : undefined
  const isOverRows = cell !== undefined && Number(cell.attribs['rowspan'] ?? 1) > 1
  return isOverRows && textIn(cell) === name ? { name, rest } : null
}

/** What stands over an advertisement, and over what goes on below it. */
const advertisement = new RegExp(String.raw`^\P{L}*(?:${anyOf(adWords)})\P{L}*$`, 'iu')

/** 'Ingredients[edit]', 'Notes#', 'Notes ¶': a link behind a heading, to change it or to it. */
const headingLink =
  /(?<=\S)\s*[#¶§]$|(?<=\S)\s*\[\s*\p{Ll}[\p{Ll} ]{2,20}(?:\s*\|\s*\p{Ll}[\p{Ll} ]{2,20})?\s*\]$/u

/** Arrows, ticks, boxes and pictures that people set before a line in place of a bullet. */
const sign =
  /^(?:(?:[>→➔➜➤➢▶►▸▹‣⁃✓✔☑✅❑❏❒○◯◆◇■♦❖※»›]|~(?=\s)|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*)\s*)+(?=[\p{L}\d½¼¾⅓⅔⅛])/u

/** A keycap number, as phones draw it, before a line that it counts. */
const drawnCount = /^(\d)\ufe0f?\u20e3\s*(?=\p{L})/u

/** A line without the arrow, tick or picture before it; a drawn count is '1. '. */
export const withoutSign = (text: string): string => text.replace(sign, '').replace(drawnCount, '$1. ')

/** The texts of a block on one line, with the gaps that the page's style sets between them. */
function textOfParts(parts: TextBlock['parts']): string {
  const texts = parts.map(({ text, node }, at) =>
    node ? gapBetween(parts[at - 1]?.node ?? null, node) + text : text,
  )
  return oneLine(texts.join(''))
}
