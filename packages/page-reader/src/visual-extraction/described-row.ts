/** A row of a page with the properties that its features are made of. */

import type { PageRow } from '../page/page-rows.ts'
import { moreRecipesLabel, ingredientsLabel, otherLabel } from '../page/part-label-patterns.ts'
import { isStepNumberRow } from './collected-step.ts'
import { isMethodLabel, startsWithLabel } from './row-looks.ts'

/** What a row announces as a label: foods, a method, another part, or nothing. */
export type AnnouncedPart = 'foods' | 'method' | 'other' | ''

/** A row with its label, its length and its shapes. */
export interface DescribedRow {
  row: PageRow
  label: AnnouncedPart
  words: number
  food: number
  step: number
  isStepNumber: boolean
}

/** The number of bounds that a value reaches, since features are names and not numbers. */
export const gradeByBounds = (value: number, ...bounds: number[]) =>
  bounds.filter((bound) => value >= bound).length

/** The number that a step begins with, whatever word is before it: '2. Stir', 'Step 2: Stir'. */
export const numberedStart = /^(?:\p{L}{3,8}\s)?\d{1,2}\s?[.):]\s+\S/u

/** Bounds of the step likeness, from no step to a certain one. */
export const STEP_BOUNDS = [0.05, 0.25, 0.5, 0.65, 0.9]
/** Bounds of the ingredient likeness, from no food to a certain one. */
export const FOOD_BOUNDS = [0.05, 0.25, 0.45, 0.65, 0.9]

function announcedBy(row: PageRow): AnnouncedPart {
  if (startsWithLabel(row, ingredientsLabel)) return 'foods'
  if (isMethodLabel(row)) return 'method'
  return startsWithLabel(row, otherLabel) || startsWithLabel(row, moreRecipesLabel) ? 'other' : ''
}

/** Whether a row is a heading. */
export const isHeadingRow = ({ rank }: PageRow) => rank > 0 && rank < 7

/** The row, with what it announces and how it looks. */
export function describeRow(row: PageRow): DescribedRow {
  const { foodLikeness: food, stepLikeness: step } = row
  return {
    row,
    label: announcedBy(row),
    words: row.text.split(/\s+/).length,
    food,
    step,
    isStepNumber: isStepNumberRow(row),
  }
}
