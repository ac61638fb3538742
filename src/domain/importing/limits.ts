/**
 * How much one file may bring, and the sentences for whoever sends more. Own rule: the largest
 * library known has 5,000 recipes.
 */
import { refuse } from '../refusal.ts'
import type { Reading } from './brought.ts'

/** The most recipes that one file brings. */
export const MOST_RECIPES = 20_000
/** The most text that is read in one piece, in bytes: a file, or a file of an archive. */
export const MOST_DOCUMENT_BYTES = 100 * 1024 * 1024
/**
 * The most rows of everything that one file holds: the lines of a table, or of all tables of a
 * backup together.
 */
const MOST_ROWS = 1_000_000
/** The most planned meals and lines of shopping lists that one file brings. */
const MOST_PLANS = 20_000
/** The most rows of a file of our own: all of them come together, or none. */
const MOST_OWN_ROWS = 200_000

const number = (count: number) => count.toLocaleString('en-GB')

/**
 * Refuses a file with more recipes than one import takes; asked before they are read, since reading
 * is what takes long.
 */
export function checkRecipeCount(count: number): void {
  if (count > MOST_RECIPES) {
    throw refuse(
      'TOO_LARGE',
      `This file holds more than ${number(MOST_RECIPES)} recipes. Export them in several files, and send one after the other.`,
    )
  }
}

/**
 * Refuses a file with more rows than any library has; in a file of our own each of them is a row of
 * the database.
 */
export function checkRowCount(count: number, isOurs = false): void {
  const most = isOurs ? MOST_OWN_ROWS : MOST_ROWS
  if (count > most) {
    throw refuse(
      'TOO_LARGE',
      `This file holds more than ${number(most)} rows. Export your recipes in several files, and send one after the other.`,
    )
  }
}

/** How many planned meals and lines of shopping lists a reading holds. */
const plansIn = ({ meals, lists }: Pick<Reading, 'meals' | 'lists'>): number =>
  lists.reduce((sum, { items }) => sum + 1 + items.length, meals.length)

/**
 * Counts what an upload holds, file by file, and refuses it once that is more than one import
 * takes.
 */
export class UploadCount {
  #recipes = 0
  #plans = 0

  add(read: Reading, isOurs: boolean): void {
    this.#recipes += read.recipes.length
    this.#plans += plansIn(read)
    if (!isOurs) checkRecipeCount(this.#recipes)
    checkPlanCount(this.#plans)
  }
}

function checkPlanCount(count: number): void {
  if (count > MOST_PLANS) {
    throw refuse(
      'TOO_LARGE',
      `This file holds more than ${number(MOST_PLANS)} planned meals and lines of shopping lists. Export the recipes alone.`,
    )
  }
}
