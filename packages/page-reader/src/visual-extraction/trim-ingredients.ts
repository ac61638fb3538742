/**
 * What was taken among ingredients and is none of them: talk before, buttons below, the same list
 * once more.
 */
import { once } from '../page/once.ts'
import { isHeading, type PageLine } from '../page/page-recipe.ts'
import type { Taken } from './ingredient-titles.ts'
import { kindOf } from './row-looks.ts'

/** The lines without those that are none; below a label no talk is taken. */
export function trimmed(taken: Taken[], isLabelled: boolean): Taken[] {
  return withoutRepeated(withoutTail(isLabelled ? taken : taken.slice(talkBefore(taken))))
}

/**
 * How many lines in lists of their own at the beginning look less like food, taken together, than
 * like anything else.
 */
function talkBefore(taken: Taken[]): number {
  let sum = 0
  let [least, talk] = [0, 0]
  taken.forEach(({ shape, row }, at) => {
    sum += shape - 0.45
    if (sum < least && row.list !== taken[at + 1]?.row.list) [least, talk] = [sum, at + 1]
  })
  return talk
}

/** Buttons and links below a list look like no food and are set as none of it. */
function withoutTail(taken: Taken[]): Taken[] {
  const kinds = new Set(taken.filter(({ shape }) => shape >= 0.5).map(({ row }) => kindOf(row)))
  const last = taken.findLastIndex(({ shape, row }) => shape >= 0.5 || kinds.has(kindOf(row)))
  return last >= 0 ? taken.slice(0, last + 1) : taken
}

/** Foods after which the first ones may begin again. */
const FEWEST_REPEATED = 3

/** A page that shows its list for every step shows all of it first. */
function withoutRepeated(taken: Taken[]): Taken[] {
  const first = taken.slice(0, FEWEST_REPEATED)
  const again = taken.findIndex(
    (_, at) => at >= FEWEST_REPEATED && first.every(({ text }, after) => taken[at + after]?.text === text),
  )
  // Half of it again in other words is another system of units.
  const isHalf =
    again * 2 === taken.length &&
    taken.some(({ text }, at) => at >= again && text !== taken[at - again]?.text)
  return again > 0 && !isHalf ? taken.slice(0, again) : taken
}

/**
 * The titles above the whole list are said once, even where the list is shown in two systems of
 * units.
 */
export function onceBelowTitles(lines: PageLine[]): PageLine[] {
  const titles = Math.max(
    0,
    lines.findIndex((line) => !isHeading(line)),
  )
  for (let above = 0; above <= titles; above++) {
    const below = once(lines.slice(above))
    if (below.length < lines.length - above) return [...lines.slice(0, above), ...below]
  }
  return lines
}
