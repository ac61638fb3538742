/** The parts of a recipe that a page shows ('For the glaze') and its markup leaves out. */
import { isHeading, type PageLine, textOf } from './page/page-recipe.ts'
import { ingredientsLabel } from './page/part-labels.ts'

/**
 * How many lines must be the same, in the same order, for the shown titles to be true of the
 * declared lines.
 */
const SAME = 0.8

const wordsOf = (line: PageLine) =>
  new Set(
    textOf(line)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  )

/**
 * Whether two lines say the same, in other units or with a remark more: half the words of the
 * shorter one, or more.
 */
function isAlike(line: PageLine, other: PageLine): boolean {
  const [words, others] = [wordsOf(line), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= Math.max(1, Math.min(words.size, others.size) / 2)
}

/**
 * 'Ingredients (14)' and 'Voor 4 personen' head the whole list and no part of it; of two titles on
 * end, the second does.
 */
const isTitle = (text: string, next: PageLine | undefined) =>
  next !== undefined &&
  !isHeading(next) &&
  !/\d/.test(text) &&
  ingredientsLabel.exec(text)?.[0].length !== text.replace(/\W+$/, '').length

/**
 * Lines that a page declares in one run and shows in parts get the titles of the parts, where each
 * begins.
 */
export function withSections(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const lines = shown.filter((line) => !isHeading(line))
  if (declared.length < 2 || declared.length !== lines.length || declared.some(isHeading)) return declared
  if (declared.filter((line, at) => isAlike(line, lines[at] ?? '')).length < SAME * declared.length)
    return declared
  const titles = shown.filter((line, at) => isHeading(line) && isTitle(line.text, shown[at + 1]))
  // One title over everything is the recipe's own.
  if (titles.length === 1 && titles[0] === shown[0]) return declared
  let next = 0
  return shown.flatMap((line) => {
    if (!isHeading(line)) return declared.slice(next, ++next)
    return titles.includes(line) ? [line] : []
  })
}
