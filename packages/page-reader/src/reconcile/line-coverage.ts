/** How far two readings of a list say the same words. */

import { memoize } from '@plateful/ingredients/memoize'
import { type PageLine, withoutHeadings } from '../page/page-recipe.ts'

/** The words of a line in lower case, single letters and figures left out. */
export const wordsAndSignsOf = memoize(
  (text): readonly string[] =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\u3040-\u30ff\u4e00-\u9fff]|\p{L}{2,}/gu) ?? [],
)

/** How many of the words of `some` stand among those of `others`, from 0 to 1. */
export function coverage(some: string[], others: string[]): number {
  const otherWords = new Set(others.flatMap(wordsAndSignsOf))
  const words = some.flatMap(wordsAndSignsOf)
  return words.length === 0 ? 0 : words.filter((word) => otherWords.has(word)).length / words.length
}

/**
 * Whether shown lines can stand in for the declared ones: they are nearly as many, of mostly the
 * same words.
 */
export function canReplaceDeclared(shown: PageLine[], declared: PageLine[]): boolean {
  const [declaredLines, shownLines] = [withoutHeadings(declared), withoutHeadings(shown)]
  return (
    Math.abs(shownLines.length - declaredLines.length) <= 1 &&
    coverage(declaredLines, shownLines) >= 0.7 &&
    coverage(shownLines, declaredLines) >= 0.7
  )
}
