/**
 * One line of ingredients as a page shows it: in one row, or its amount, its food and a remark in a
 * row each.
 */
import { beginsWithNumber, ingredientShape, isMeasure } from '../page/line-shape.ts'
import type { PageRow } from '../page/rows.ts'
import { amountFirst, type Order, pairAt } from './amounts-apart.ts'

/** Characters of an amount and its unit that stand beside their food. */
const MOST_AMOUNT = 16
/** Characters of an amount in a tag that is made for terms. */
const LONGEST_TERM = 30
/** Characters of a note beside an amount and its food. */
const LONGEST_NOTE = 60

/** A line that may be an ingredient. */
export interface IngredientLine {
  text: string
  shape: number
  /** The row it begins with, and the one that holds its food. */
  row: PageRow
  food: PageRow
  /** How many rows it fills. */
  rows: number
}

/** The line that begins with a row; `isLabelled` where a label says that ingredients follow. */
export function lineAt(
  rows: PageRow[],
  at: number,
  row: PageRow,
  isLabelled: boolean,
  order: Order | null,
): IngredientLine {
  const beside = besideAmount(rows, at)
  const pair = beside.length === 0 && order ? pairAt(rows, at, order) : null
  const alone = isLabelled ? amountFirst(row) : row.text
  const text = pair ?? [alone, ...beside.map((part) => part.text)].join(' ')
  const food = (pair && order === 'amount' ? rows[at + 1] : beside[0]) ?? row
  return { text, shape: ingredientShape(text), row, food, rows: pair ? 2 : 1 + beside.length }
}

/** What stands beside an amount: its food, and what is said of that, in a tag each. */
function besideAmount(rows: PageRow[], at: number): PageRow[] {
  const row = rows[at]
  const next = rows[at + 1]
  if (row?.tag === 'dt' && next?.tag === 'dd' && isTermOf(row.text, next.text)) return [next]
  if (!row || rows[at - 1]?.list === row.list || !beginsWithNumber(row.text)) return []
  const others = rows.slice(at + 1, at + 4)
  const end = others.findIndex(({ list }) => list !== row.list)
  const beside = end === -1 ? others : others.slice(0, end)
  if (beside.length > 0 && isMeasure(row.text))
    return beside.slice(0, beside[1]?.text.startsWith('(') ? 2 : 1)
  const isPair = beside.length > 0 && beside.length < 3 && row.tag === 'div' && row.text.length <= MOST_AMOUNT
  return isPair && beside.every(({ text }) => !/^\d/.test(text) && text.length <= LONGEST_NOTE) ? beside : []
}

/**
 * Whether a term of a list of definitions is the amount of what it stands beside: '2 cuillères à
 * soupe'.
 */
const isTermOf = (term: string, text: string) =>
  beginsWithNumber(term) && term.length <= LONGEST_TERM && !beginsWithNumber(text)
