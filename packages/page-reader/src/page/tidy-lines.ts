/** Cleans lines of a recipe, from whichever reader they come. */

import { memoize } from '@plateful/ingredients/memoize'
import { beginsWithNumber, foodWords } from './line-likeness.ts'
import { heading, isHeading, type PageLine, textOf } from './page-recipe.ts'
import { oneLine } from './plain-text.ts'

/**
 * A line of ingredients as people set it: no bullet, no doubled brackets, no space before a comma,
 * no star for a note.
 */
export const tidyIngredient = memoize(cleanIngredient)

/** '(affiliate link)', '[paid link]': what a site must say beside what it sells. */
const advertisedLink = /\s*[[(](?:(?:amazon )?affiliate|paid|sponsored)(?: links?)?[\])]/gi

/** A line without what says that a word in it is an advertisement. */
export const withoutAdvertisedLinks = (text: string): string => text.replace(advertisedLink, '')

function cleanIngredient(text: string): string {
  return withoutAdvertisedLinks(oneLine(text))
    .replace(/^(?:[-–—•●◦▪▢☐□*·✓✔»]\s+|[▢☐□•●]\s*)+/, '')
    .replace(/\(\((.{0,300})\)\)/, '($1)')
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s+\*+$/, '')
}

/** '## Filling': how programs that keep recipes as Markdown write a heading in a list of lines. */
const markdownHeading = /^#{1,6}\s+(?=\p{L})/u

/**
 * A line that ends with a colon and begins with no amount is a heading, and so are 'Group 1' and
 * '## Filling'.
 */
export function asPageLine(text: string): PageLine {
  if (markdownHeading.test(text)) return heading(text.replace(markdownHeading, '').replace(/:$/, ''))
  if (/^(?:group|gruppe|part|teil|deel) \d{1,2}$/i.test(text)) return heading(text)
  return text.endsWith(':') && text.length <= 80 && !beginsWithNumber(text) ? heading(text) : text
}

/**
 * A list that holds the same lines two or three times, once; of ingredients in several systems of
 * units the ones in grams.
 */
export function withoutCopies(lines: PageLine[]): PageLine[] {
  const copies = [2, 3].map((count) => copiesIn(lines, count)).find((found) => found.length > 0) ?? [lines]
  return copies.reduce((best, copy) => (countMetric(copy) > countMetric(best) ? copy : best))
}

/** The copies that a list consists of; none where it does not. */
function copiesIn(lines: PageLine[], count: number): PageLine[][] {
  const size = lines.length / count
  if (size < 2 || !Number.isInteger(size)) return []
  const first = lines.slice(0, size)
  const copies = Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
  const isCopy = (copy: PageLine[]) => {
    if (first.every((line, at) => textOf(line) === textOf(copy[at] ?? ''))) return true
    if (size < FEWEST_IN_BOTH) return false
    let differing = 0
    return first.every((line, at) => namesSameFood(line, copy[at] ?? '') || size - ++differing >= 0.8 * size)
  }
  return copies.every(isCopy) ? copies : []
}

/**
 * The number of foods below which two equal lists may be two parts of a recipe: butter, sugar and
 * flour, twice.
 */
const FEWEST_IN_BOTH = 4

function namesSameFood(line: PageLine, other: PageLine): boolean {
  if (isHeading(line) !== isHeading(other)) return false
  const [words, others] = [foodWords(textOf(line)), foodWords(textOf(other))]
  const [few, many] = words.length < others.length ? [words, others] : [others, words]
  return few.filter((word) => many.includes(word)).length >= 0.5 * many.length
}

const countMetric = (lines: PageLine[]) =>
  lines.filter((line) => /\d\s*(?:g|gr|gm|kg|ml|cl|dl|l)\b/i.test(textOf(line))).length
