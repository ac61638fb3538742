/** A row of a page with what is asked of it more than once, where all rows are parted at once. */
import { alsoLabel, ingredientsLabel, otherLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { isLabel, startsWithLabel } from './row-looks.ts'

/** What a row announces: foods, a method, anything else, nothing. */
export type Announced = 'foods' | 'method' | 'other' | ''

/** A row with what is asked of it more than once. */
export interface SeenRow {
  row: PageRow
  label: Announced
  words: number
  food: number
  step: number
  isCount: boolean
}

/** How many of the bounds a value reaches: signs are names, not numbers. */
export const grade = (value: number, ...bounds: number[]) => bounds.filter((bound) => value >= bound).length

/** '2. Stir', 'Step 2: Stir'. */
export const startsWithCount = /^(?:\p{L}{3,8}\s)?\d{1,2}[.):]\s+\S/u

/** Bounds between rows that are no step and those that surely are one. */
export const SHAPES = [0.05, 0.25, 0.5, 0.65, 0.9]
/** Bounds between rows that are no food and those that surely are one. */
export const FOODS = [0.05, 0.25, 0.45, 0.65, 0.9]

/** '2', 'Step 2', '2/8' and nothing more. */
export const loneCount = /^(?:\p{L}{2,8}\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u

function announced(row: PageRow): Announced {
  if (startsWithLabel(row, ingredientsLabel)) return 'foods'
  if (isLabel(row)) return 'method'
  return startsWithLabel(row, otherLabel) || startsWithLabel(row, alsoLabel) ? 'other' : ''
}

/** Whether a row is a heading. */
export const isTitle = ({ rank }: PageRow) => rank > 0 && rank < 7

/** The row, with what it announces and how it looks. */
export function seenRow(row: PageRow): SeenRow {
  const { text, foodShape: food, stepShape: step } = row
  return {
    row,
    label: announced(row),
    words: text.split(/\s+/).length,
    food,
    step,
    isCount: loneCount.test(text),
  }
}
