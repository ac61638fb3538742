/** Limits of one import, and the sentences that refuse more. */

import { formatNumber } from '@plateful/ingredients/format-english'
import { checkRecipeCount, checkRowCount, FileLimitError } from '@plateful/recipe-formats/limits'
import { refuse } from '../refusal.ts'
import type { ImportReading } from './imported-recipe.ts'

/** The most text that is read in one piece, in bytes: a file, or a file of an archive. */
export const MAX_DOCUMENT_BYTES = 100 * 1024 * 1024
/** The most planned meals and lines of shopping lists that one import brings. */
const MAX_PLANS = 20_000
/** The most rows of a file of our own: each of them is a row of the database. */
const MAX_FULL_FORMAT_ROWS = 200_000

/** Runs the work and turns a reader's limit error into a refusal. */
export function refuseOverLimit<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof FileLimitError) throw refuse('TOO_LARGE', error.message)
    throw error
  }
}

/** Refuses a file of our own with more rows than one import brings. */
export const checkFullFormatRowCount = (count: number): void =>
  refuseOverLimit(() => checkRowCount(count, MAX_FULL_FORMAT_ROWS))

/** How many planned meals and lines of shopping lists a reading holds. */
const plansIn = ({ meals, lists }: Pick<ImportReading, 'meals' | 'lists'>): number =>
  lists.reduce((sum, { items }) => sum + 1 + items.length, meals.length)

/**
 * Counts what an upload holds, file by file, and refuses it once that is more than one import
 * takes.
 */
export class UploadCount {
  #recipes = 0
  #plans = 0

  add(read: ImportReading, isOurs: boolean): void {
    this.#recipes += read.recipes.length
    this.#plans += plansIn(read)
    if (!isOurs) refuseOverLimit(() => checkRecipeCount(this.#recipes))
    checkPlanCount(this.#plans)
  }
}

function checkPlanCount(count: number): void {
  if (count > MAX_PLANS) {
    throw refuse(
      'TOO_LARGE',
      `This file holds more than ${formatNumber(MAX_PLANS)} planned meals and lines of shopping lists. Export just the recipes.`,
    )
  }
}
