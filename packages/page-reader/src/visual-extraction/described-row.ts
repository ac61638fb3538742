/** A row of a page with the properties that its features are made of. */
import { alsoLabel, ingredientsLabel, otherLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { isLabel, startsWithLabel } from './row-looks.ts'

/** What a row announces as a label: foods, a method, another part, or nothing. */
export type AnnouncedPart = 'foods' | 'method' | 'other' | ''

/** A row with its label, its length and its shapes. */
export interface DescribedRow {
  row: PageRow
  label: AnnouncedPart
  words: number
  food: number
  step: number
  isCount: boolean
}

/** The number of bounds that a value reaches, since features are names and not numbers. */
export const gradeByBounds = (value: number, ...bounds: number[]) =>
  bounds.filter((bound) => value >= bound).length

/** '2. Stir', 'Step 2: Stir', 'Étape 2 : Mélanger'. */
export const startsWithCount = /^(?:\p{L}{3,8}\s)?\d{1,2}\s?[.):]\s+\S/u

/** Bounds of the step shape, from no step to a certain one. */
export const STEP_BOUNDS = [0.05, 0.25, 0.5, 0.65, 0.9]
/** Bounds of the ingredient shape, from no food to a certain one. */
export const FOOD_BOUNDS = [0.05, 0.25, 0.45, 0.65, 0.9]

/** '2', 'Step 2', '2/8' and nothing more. */
export const countOnly = /^(?:\p{L}{2,8}\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u

function announcedBy(row: PageRow): AnnouncedPart {
  if (startsWithLabel(row, ingredientsLabel)) return 'foods'
  if (isLabel(row)) return 'method'
  return startsWithLabel(row, otherLabel) || startsWithLabel(row, alsoLabel) ? 'other' : ''
}

/** Whether a row is a heading. */
export const isTitle = ({ rank }: PageRow) => rank > 0 && rank < 7

/** The row, with what it announces and how it looks. */
export function describeRow(row: PageRow): DescribedRow {
  const { text, foodShape: food, stepShape: step } = row
  return {
    row,
    label: announcedBy(row),
    words: text.split(/\s+/).length,
    food,
    step,
    isCount: countOnly.test(text),
  }
}
