/**
 * Lines of ingredients as a page shows them: in one row, or the amount, its food and a remark in a
 * row or a cell each.
 */

import { isServingsFact } from '../page/facts.ts'
import { foodGrade } from '../page/likeness-grades.ts'
import {
  beginsWithNumber,
  ingredientLikenessOf,
  isAmountOnly,
  isNutrient,
  withoutBullet,
} from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isTime, mentionsTime } from '../page/time-facts.ts'
import { isAmount, isLooseAmount, amountOrderFrom, joinedPairAt } from './alternating-amounts.ts'
import { isControl } from './list-controls.ts'
import { isNameOfPart } from './part-names.ts'
import { isTitledTerm } from './titled-terms.ts'

/** A line that may be an ingredient. */
export interface IngredientRow {
  text: string
  shape: number
  /** The row it begins with, and the one that holds its food. */
  row: PageRow
  food: PageRow
  /** The row after it, and its number. */
  next: PageRow | undefined
  to: number
  /** Whether it is the name of a part, which stands again over steps. */
  isNameOfPart: boolean
}

/** Rows of a list that are looked at. */
const MAX_ROWS = 150
/** Rows above a term in which the first of its list is sought. */
const MAX_TERMS = 60
/** Characters of an amount and its unit that stand beside their food. */
const MAX_AMOUNT = 16

/** The lines from a row on; `isLabelled` where a label says that ingredients follow. */
export function* readIngredientRows(
  rows: PageRow[],
  from: number,
  isLabelled: boolean,
): Generator<IngredientRow> {
  const order = amountOrderFrom(rows, from)
  const end = Math.min(rows.length, from + MAX_ROWS)
  for (let at = from; at < end;) {
    const row = rows[at]
    if (!row) return
    if (isFactAt(rows, at)) {
      at += 2
      continue
    }
    if (isTableHead(rows, at) || isTime(row.text)) {
      at++
      continue
    }
    const isAmountCell = isControl(row)
    const beside = isAmountCell ? [] : rowsBesideAmount(rows, at)
    const pair =
      isAmountCell || beside.length > 0
        ? null
        : (termAt(rows, at) ?? (order ? joinedPairAt(rows, at, order) : null))
    const ownText = isLabelled || row.tag === 'tr' ? amountFirst(row) : row.text
    const text = pair ?? [ownText, ...beside.map((part) => part.text)].join(' ')
    const food = (pair && order === 'amount' ? rows[at + 1] : beside[0]) ?? row
    at += pair ? 2 : 1 + beside.length
    // The row caches its own shape, since lists from many starts need it.
    const likeness = text === row.text ? row.foodLikeness : ingredientLikenessOf(withoutBullet(text))
    const shape = isLabelled && isFoodAndAmount(row) ? Math.max(likeness, foodGrade.likely) : likeness
    yield { text, shape, row, food, next: rows[at], to: at, isNameOfPart: isNameOfPart(rows, row) }
  }
}

/** 'Leeks : 2', 'Butter: 30g' as an item: a food with its amount behind it, and no fact. */
function isFoodAndAmount({ tag, text }: PageRow): boolean {
  const [, food = '', amount = ''] = /^(\p{L}[^:]{1,50}?)\s*:\s*(\S.{0,15})$/u.exec(text) ?? []
  return (
    tag === 'li' &&
    isAmountOnly(amount) &&
    !isNutrient(text) &&
    !mentionsTime(text) &&
    !isServingsFact(food, amount)
  )
}

/** A term and its definition that are a food and its amount: 'leeks', '2'. */
function termAt(rows: PageRow[], at: number): string | null {
  const [food, amount] = [rows[at], rows[at + 1]]
  if (food?.tag !== 'dt' || amount?.tag !== 'dd' || beginsWithNumber(food.text)) return null
  if (isTitledTerm(food)) return null
  if (!isLooseAmount(amount.text)) return null
  return beginsWithNumber(amount.text) ? `${amount.text} ${food.text}` : `${food.text} ${amount.text}`
}

/** A term and its definition that are no food: 'Serves', '4' or 'Protein', '4 g'. */
function isFactAt(rows: PageRow[], at: number): boolean {
  const [term, definition] = [rows[at], rows[at + 1]]
  if (term?.tag !== 'dt' || definition?.tag !== 'dd') return false
  const text = `${term.text}: ${definition.text}`
  return ingredientLikenessOf(text) === 0 || mentionsTime(text) || isServingsFact(term.text, definition.text)
}

/** Rows below the head of a table that must have an amount each. */
const MIN_TABLE_ROWS = 2

/** 'Food', 'Amount': the first row of a table that has no amount, where all others have one. */
function isTableHead(rows: PageRow[], at: number): boolean {
  const [row, before] = [rows[at], rows[at - 1]]
  if (row?.tag !== 'tr' || row.pieces.length < 2 || row.list === before?.list || /\d/.test(row.text))
    return false
  const below = rows.slice(at + 1, at + 1 + MAX_ROWS)
  const end = below.findIndex(({ list }) => list !== row.list)
  const others = end < 0 ? below : below.slice(0, end)
  return (
    others.length >= MIN_TABLE_ROWS &&
    others.every(({ pieces }) => pieces.length === row.pieces.length && pieces.some(beginsWithNumber))
  )
}

/** What stands beside an amount: its food, and what is said of that, in a tag each. */
function rowsBesideAmount(rows: PageRow[], at: number): PageRow[] {
  const [row, below] = rows.slice(at, at + 2)
  // A list of definitions has an amount for its term: '2 cuillères à soupe'.
  if (row?.tag === 'dt' && below?.tag === 'dd' && isAmountTerm(rows, at)) return [below]
  if (!row || rows[at - 1]?.list === row.list || !beginsWithNumber(row.text)) return []
  const others = rows.slice(at + 1, at + 4)
  const end = others.findIndex(({ list }) => list !== row.list)
  const beside = end === -1 ? others : others.slice(0, end)
  // '1' over the heading of a step is its number.
  if (beside[0] && beside[0].rank > 0 && beside[0].rank < 7) return []
  // '1 kg' alone above '4 eggs': each is an item of its own.
  const next = beside[0]?.text ?? ''
  if (row.tag === 'li' && beginsWithNumber(next) && !isTime(next)) return []
  if (beside.length > 0 && isAmountAlone(row)) return beside.slice(0, beside[1]?.text.startsWith('(') ? 2 : 1)
  const isPair = beside.length > 0 && beside.length < 3 && row.tag === 'div' && row.text.length <= MAX_AMOUNT
  return isPair && beside.every(({ text }) => !/^\d/.test(text)) ? beside : []
}

/** Whether a term is an amount: by its number, or because the first term of its list is one. */
function isAmountTerm(rows: PageRow[], at: number): boolean {
  const row = rows[at]
  if (!row || beginsWithNumber(row.text)) return row !== undefined
  const first = rows.slice(Math.max(0, at - MAX_TERMS), at).find(({ list }) => list === row.list)
  return (
    first?.tag === 'dt' &&
    beginsWithNumber(first.text) &&
    row.text.length <= MAX_AMOUNT &&
    !beginsWithNumber(rows[at + 1]?.text ?? '')
  )
}

const isAmountAlone = ({ text }: PageRow) => isAmountOnly(text)

/** '半根', '适量'. */
const chineseAmount = /^(?:[半一二两三四五六七八九十几]\p{L}{0,4}|适量|少许|適量)$/u

/** The row's text; with the amount first, where it fills the last of the row's cells. */
function amountFirst({ tag, text, pieces }: PageRow): string {
  const filledCells = tag === 'tr' ? pieces.filter((piece) => !/^[-–—]$/u.test(piece)) : pieces
  const foods = filledCells.findLastIndex((piece) => !isAmount(piece)) + 1
  // A table may give an amount by weight and by measure.
  if (tag === 'tr' && foods === 1 && pieces.length > 2 && filledCells.length > 1)
    return [...filledCells.slice(1), ...filledCells.slice(0, 1)].join(' ')
  const [name = '', number = '', unit = ''] = pieces
  if (tag === 'tr' && pieces.length === 3 && isAmountOnly(number) && isAmountOnly(`1 ${unit}`))
    return `${number} ${unit} ${name}`
  const last = pieces.at(-1) ?? ''
  if ((tag !== 'tr' && tag !== 'li') || pieces.length < 2 || beginsWithNumber(text)) return text
  const isAmountCell = (cell: string) =>
    isAmount(cell) ||
    (tag === 'tr' && (beginsWithNumber(cell) || chineseAmount.test(cell)) && cell.length <= MAX_AMOUNT)
  if (isAmountCell(last)) return [last, ...pieces.slice(0, -1)].join(' ')
  // 'courgette', '2 pieces', 'small': the remark stands last.
  const [food = '', amount = '', ...remark] = pieces
  return tag === 'tr' && remark.length === 1 && isAmountCell(amount)
    ? [amount, food, ...remark].join(' ')
    : text
}
