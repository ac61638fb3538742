/** Which of the lists that a page shows is its ingredients, and how surely each of them is one. */
import { asLine, once, tidyIngredient } from '../page/recipe-lines.ts'
import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/rows.ts'
import type { Taken } from './ingredient-titles.ts'
import { areSameFoods, best, type PagePart, SENTENCE } from './page-part.ts'
import { kindOf } from './row-looks.ts'
import type { Gathering } from './take-ingredients.ts'

/** What was taken as a part of the page; the bonus is what a label above it counts for. */
export function ingredientPart(gathered: Gathering, bonus: number): PagePart {
  const taken = trimmed(gathered.taken, bonus > 0)
  const shapes = taken.map(({ shape }) => shape)
  const sum = shapes.reduce((all, shape) => all + shape, 0)
  const mean = sum / Math.max(1, shapes.length)
  const score = sum - shapes.length * (bonus > 0 ? 0.2 : 0.3)
  const lines = taken.flatMap(({ titles, text }) => [...titles.map(heading), asLine(tidyIngredient(text))])
  return {
    lines: onceBelowTitles(lines),
    // A menu or a shop in a block of that name has many rows, but few of them look like food.
    score: shapes.length < 2 || isMenu(taken) ? 0 : (bonus + Math.min(score, 8)) * Math.min(1, mean * 2),
    from: -1,
    to: gathered.to,
  }
}

/** Entries of a menu are links, and none of them has an amount. */
const isMenu = (taken: Taken[]) =>
  taken.filter(({ row, shape }) => row.linked && shape < 0.5).length > 0.6 * taken.length

/** The lines without those that are none; below a label no talk is taken. */
function trimmed(taken: Taken[], isLabelled: boolean): Taken[] {
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
function onceBelowTitles(lines: PageLine[]): PageLine[] {
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

/**
 * The list that is most surely the ingredients: as the page says it last, and with the spaces that
 * it sets there or elsewhere; null where none is.
 */
export function chosenIngredients(rows: PageRow[], parts: PagePart[]): PagePart | null {
  const first = best(parts)
  return first && asParted(parts, lastTelling(rows, parts, first))
}

/** What a later list must score beside the first to be the one that is meant. */
const AS_GOOD = 0.9

/**
 * The last list that names the foods of the given one: the card says them as the cook measured
 * them. Lists with no sentence between them are one list in two systems of units.
 */
function lastTelling(rows: PageRow[], parts: PagePart[], first: PagePart): PagePart {
  if (first.from < 0) return first
  const isAgain = (part: PagePart) =>
    part.from >= first.to &&
    part.score >= AS_GOOD * first.score &&
    rows.slice(first.to, part.from).some(({ stepShape }) => stepShape >= SENTENCE) &&
    areSameFoods(first.lines, part.lines)
  return parts.findLast(isAgain) ?? first
}

const unspaced = (lines: PageLine[]) => lines.map((line) => textOf(line).replace(/\s/g, '')).join('\n')

/**
 * A list as the page says it elsewhere, if it parts there what it runs together here: '10 cl' for
 * '10cl'.
 */
export function asParted(parts: PagePart[], part: PagePart): PagePart {
  const said = unspaced(part.lines)
  const length = ({ lines }: PagePart) => lines.map(textOf).join('').length
  const wider = parts.find((other) => length(other) > length(part) && unspaced(other.lines) === said)
  return wider ? { ...part, lines: wider.lines } : part
}
