/**
 * How much one file may hold, and the sentences for a person who sends more. Own rule: the largest
 * library known has 5,000 recipes.
 */

/** The most recipes that one file may hold. */
export const MAX_RECIPES = 20_000
/**
 * The most rows that one file may hold: the lines of a table, or of all tables of a backup
 * together.
 */
export const MAX_ROWS = 1_000_000

/** A file holds more than is read; `message` is the sentence for the person who sent it. */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError'
}

const withCommas = (count: number) => count.toLocaleString('en-GB')

/**
 * Throws `FileLimitError` for a file with more than `MAX_RECIPES`. Call it before the recipes are
 * read, since reading takes the longest.
 */
export function checkRecipeCount(count: number): void {
  if (count > MAX_RECIPES) {
    throw new FileLimitError(
      `This file holds more than ${withCommas(MAX_RECIPES)} recipes. Export them in several files, and send one after the other.`,
    )
  }
}

/** Throws `FileLimitError` for a file with more rows than any library has. */
export function checkRowCount(count: number, maxRows = MAX_ROWS): void {
  if (count > maxRows) {
    throw new FileLimitError(
      `This file holds more than ${withCommas(maxRows)} rows. Export your recipes in several files, and send one after the other.`,
    )
  }
}
