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
import { adWords } from './label-words.ts'
import {
  beginsWithNumber,
  ingredientLikenessOf,
  isAmountOnly,
  stepLikenessOf,
  withoutBullet,
} from './line-likeness.ts'
import { ingredientsLabel, methodLabel } from './part-label-patterns.ts'
import { gapBetween, linesOf, oneLine, textIn } from './plain-text.ts'
import { boldTags } from './element-checks.ts'
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
    return (this.#foodLikeness ??= ingredientLikenessOf(withoutBullet(this.text)))
  }

  /** How much the row looks like a step, from 0 to 1. */
  get stepLikeness(): number {
    return (this.#stepLikeness ??= stepLikenessOf(withoutBullet(this.text)))
  }
}

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
  const text = isLinked || !/^h[1-6]$/.test(tag) ? shownText : shownText.replace(editLink, '')
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
  const parted = rank === 0 ? (boldLabelAndLine(parts, text) ?? labelAndLines(text, tag)) : null
  const foods =
    rank === 0 && !parted
      ? (foodsBetweenBullets(text) ?? foodsBetweenCommas(text) ?? foodsInTurns(parts))
      : null
  if (foods) return foods.map(asRow)
  if (!parted) return [new PageRow(looks)]
  return [
    new PageRow({ ...looks, text: parted.label, pieces: [parted.label], rank: 7 }),
    ...parted.lines.map(asRow),
  ]
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

/** 'Ingredients[edit]': a wiki's link behind a heading. */
const editLink = /(?<=\S)\s*\[\s*\p{Ll}[\p{Ll} ]{2,20}(?:\s*\|\s*\p{Ll}[\p{Ll} ]{2,20})?\s*\]$/u

/** Arrows, ticks, boxes and pictures that people set before a line in place of a bullet. */
const sign =
  /^(?:(?:[>→➔➜➤➢▶►▸▹‣⁃✓✔☑✅❑❏❒○◯◆◇■♦❖※»›]|~(?=\s)|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*)\s*)+(?=[\p{L}\d½¼¾⅓⅔⅛])/u

/** A keycap number, as phones draw it, before a line that it counts. */
const drawnCount = /^(\d)\ufe0f?\u20e3\s*(?=\p{L})/u

const withoutSign = (text: string) => text.replace(sign, '').replace(drawnCount, '$1. ')

/** The texts of a block on one line, with the gaps that the page's style sets between them. */
function textOfParts(parts: TextBlock['parts']): string {
  const texts = parts.map(({ text, node }, at) =>
    node ? gapBetween(parts[at - 1]?.node ?? null, node) + text : text,
  )
  return oneLine(texts.join(''))
}

/**
 * 'Method: Soften the leeks.' is a label and a step; 'Ingredients: 3 leeks, 2 eggs, 1 onion' is a
 * label and three lines. Null for any other text.
 */
function labelAndLines(text: string, tag: string): { label: string; lines: string[] } | null {
  const [, label, rest] = /^([^:]{4,30}):\s+(.{15,})$/u.exec(text) ?? []
  if (label === undefined || rest === undefined) return null
  // In a list item 'Preparing the eggs: Separate them.' is one step.
  if (tag === 'li' && (methodLabel.exec(label)?.[0] ?? label) !== label) return null
  const lines = linesBelow(label, rest)
  return lines.length > 0 ? { label, lines } : null
}

/** 'Method' in bold before a sentence of the same line, without a colon, is a label as well. */
function boldLabelAndLine(
  parts: TextBlock['parts'],
  text: string,
): { label: string; lines: string[] } | null {
  const first = parts.find((part) => /\S/.test(part.text))
  const holder = first?.node?.parent
  if (!first || !holder || !boldTags.has(tagOf(holder))) return null
  const label = first.text.trim()
  const rest = text.slice(label.length).trim()
  const isLabel = methodLabel.exec(label)?.[0] === label.replace(/[\s:.]+$/u, '')
  return isLabel && text.startsWith(label) && /^\p{Lu}.{15,}[.!]$/u.test(rest)
    ? { label, lines: [rest] }
    : null
}

/** The ingredient likeness that each part between bullets needs; times and servings have less. */
const MIN_FOOD_LIKENESS = 0.5

/**
 * '2 leeks • 3 eggs • 50 g butter' in one paragraph is one line for each food; null for any other
 * text.
 */
function foodsBetweenBullets(text: string): string[] | null {
  const foods = text.replace(/^[•▪●∙·]\s+/u, '').split(/\s+[•▪●∙·]\s+/u)
  const isFood = (part: string) => beginsWithNumber(part) && ingredientLikenessOf(part) > MIN_FOOD_LIKENESS
  return foods.length > 2 && foods.filter(isFood).length * 2 > foods.length ? foods : null
}

/** How many foods a paragraph without a label must have. */
const MIN_FOODS = 4

/**
 * '2 leeks, 3 eggs, 50 g butter, 1 onion' alone in one paragraph is one line for each food. Between
 * semicolons some may have no amount.
 */
function foodsBetweenCommas(text: string): string[] | null {
  if (!beginsWithNumber(text)) return null
  const apart = text.replace(/[;.]$/, '').split(/\s*;\s+/u)
  const areAmounts = apart.filter(
    (part) => beginsWithNumber(part) && ingredientLikenessOf(part) > MIN_FOOD_LIKENESS,
  )
  if (apart.length >= MIN_FOODS && areAmounts.length * 2 > apart.length) return apart
  const foods = text.split(/\s*[,;]\s+/u)
  // '4. 350 g curd, 1 egg and 100 g sugar are stirred.' is a step.
  if (/^\d{1,2}\.\s/.test(text)) return null
  const isFood = (part: string) => beginsWithNumber(part) && ingredientLikenessOf(part) > MIN_FOOD_LIKENESS
  return foods.length >= MIN_FOODS && foods.every(isFood) ? foods : null
}

/** How many alternating tags there must be: amounts and foods of three lines. */
const MIN_TURNS = 6

/**
 * Amounts and foods that alternate in one block, a tag for each, joined to one line for each food;
 * null for any other block.
 */
function foodsInTurns(parts: TextBlock['parts']): string[] | null {
  const visibleParts = parts.filter(({ text }) => /\S/.test(text))
  const holders = new Set(visibleParts.map(({ node }) => node?.parent))
  if (visibleParts.length < MIN_TURNS || visibleParts.length % 2 !== 0 || holders.size < visibleParts.length)
    return null
  const texts = visibleParts.map(({ text }) => oneLine(text))
  const amountAt = isAmountOnly(texts[0] ?? '') ? 0 : 1
  const pairs = texts.flatMap((text, at) =>
    at % 2 === amountAt ? [{ amount: text, food: texts[at + 1 - 2 * amountAt] ?? '' }] : [],
  )
  const areTurns = pairs.every(({ amount, food }) => isAmountOnly(amount) && /^\p{L}{2}/u.test(food))
  return areTurns ? pairs.map(({ amount, food }) => `${amount} ${food}`) : null
}

/** The ingredient likeness of a line that surely is a food with its amount and unit. */
const SURE_FOOD_LIKENESS = 0.9

/** 'Dough: 300 g flour, 150 g butter, 1 egg' is a part of the foods, whatever it is called. */
function foodsOfPart(label: string, rest: string): string[] {
  const foods = rest.split(/\s*[,;]\s+/)
  const sureCount = foods.filter(
    (food) => beginsWithNumber(food) && ingredientLikenessOf(food) >= SURE_FOOD_LIKENESS,
  ).length
  return !/\d/.test(label) && foods.length > 2 && sureCount * 2 > foods.length ? foods : []
}

function linesBelow(label: string, rest: string): string[] {
  if (methodLabel.test(label)) return /^\p{Lu}.*[.!]$/u.test(rest) ? [rest] : []
  if (!ingredientsLabel.test(label)) return foodsOfPart(label, rest)
  const betweenBullets = foodsBetweenBullets(rest)
  if (betweenBullets) return betweenBullets
  const foods = rest.split(rest.includes(';') ? /\s*;\s+/ : /\s*,\s+/)
  return foods.length > 2 && foods.filter(beginsWithNumber).length * 2 > foods.length ? foods : []
}
