/**
 * Lists that a page gives more than once: a copy for each screen, or one for each system of units.
 */
import { foodWords } from './line-shape.ts'
import { isHeading, type PageLine, textOf } from './page-recipe.ts'

/**
 * A list that says all of itself twice or three times says it once; ingredients in several systems
 * of units are kept in grams.
 */
export function once(lines: PageLine[]): PageLine[] {
  const copies = [2, 3].map((count) => copiesIn(lines, count)).find((found) => found.length > 0) ?? [lines]
  return copies.reduce((best, copy) => (metric(copy) > metric(best) ? copy : best))
}

/** The copies that a list consists of; none where it does not. */
function copiesIn(lines: PageLine[], count: number): PageLine[][] {
  const size = lines.length / count
  if (size < 2 || !Number.isInteger(size)) return []
  const first = lines.slice(0, size)
  const copies = Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
  const isCopy = (copy: PageLine[]) => {
    if (first.every((line, at) => textOf(line) === textOf(copy[at] ?? ''))) return true
    const alike = first.filter((line, at) => namesSameFood(line, copy[at] ?? '')).length
    return size >= FEWEST_IN_BOTH && alike >= 0.8 * size
  }
  return copies.every(isCopy) ? copies : []
}

/**
 * Below this two lists of the same foods may well be two parts of a recipe: butter, sugar and
 * flour, twice.
 */
const FEWEST_IN_BOTH = 4

function namesSameFood(line: PageLine, other: PageLine): boolean {
  if (isHeading(line) !== isHeading(other)) return false
  const [words, others] = [foodWords(textOf(line)), foodWords(textOf(other))]
  const [few, many] = words.length < others.length ? [words, others] : [others, words]
  return few.filter((word) => many.includes(word)).length >= 0.5 * many.length
}

const metric = (lines: PageLine[]) =>
  lines.filter((line) => /\d\s*(?:g|gr|gm|kg|ml|cl|dl|l)\b/i.test(textOf(line))).length
