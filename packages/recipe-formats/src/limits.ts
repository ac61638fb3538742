/**
 * How much one file may bring, and the sentences for whoever sends more. Own rule: the largest
 * library known has 5,000 recipes.
 */

/** The most recipes that one file brings. */
export const MAX_RECIPES = 20_000
/**
 * The most rows of everything that one file holds: the lines of a table, or of all tables of a
 * backup together.
 */
export const MAX_ROWS = 1_000_000

/** A file holds more than is read; `message` is the sentence for whoever sent it. */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError'
}

const formatCount = (count: number) => count.toLocaleString('en-GB')

/**
 * Throws `FileLimitError` for a file with more recipes than are read of one; asked before they are read,
 * since reading takes the longest.
 */
export function checkRecipeCount(count: number): void {
  if (count > MAX_RECIPES) {
    throw new FileLimitError(
      `This file holds more than ${formatCount(MAX_RECIPES)} recipes. Export them in several files, and send one after the other.`,
    )
  }
}

/** Throws `FileLimitError` for a file with more rows than any library has. */
export function checkRowCount(count: number, maxRows = MAX_ROWS): void {
  if (count > maxRows) {
    throw new FileLimitError(
      `This file holds more than ${formatCount(maxRows)} rows. Export your recipes in several files, and send one after the other.`,
    )
  }
}
