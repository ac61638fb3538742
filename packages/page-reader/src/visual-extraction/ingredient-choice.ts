/** Scores the lists that a page shows, and chooses the one that is its ingredients. */

import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { heading, isHeading, type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { ingredientsLabel, otherLabel, shoppingListLabel } from '../page/part-label-patterns.ts'
import { asPageLine, withoutCopies, tidyIngredient } from '../page/tidy-lines.ts'
import { areTools } from '../page/tool-words.ts'
import type { CollectedIngredients } from './collect-ingredients.ts'
import type { CollectedLine } from './ingredient-titles.ts'
import { areSameFoods, bestPart, type PagePart, MIN_SCORE } from './page-part.ts'
import { startsWithLabel } from './row-looks.ts'

/** The lines that were taken, as a part with its score; `bonus` is for a label above it. */
export function ingredientPart(gathered: CollectedIngredients, bonus: number): PagePart {
  const trimmedLines = withoutForeignLines(gathered.collected, bonus > 0)
  const shapes = trimmedLines.map(({ shape }) => shape)
  const sum = shapes.reduce((total, shape) => total + shape, 0)
  const meanShape = sum / Math.max(1, shapes.length)
  const score = sum - shapes.length * (bonus > 0 ? 0.2 : 0.3)
  const lines = trimmedLines.flatMap(({ titles, text }) => [
    ...titles.map(heading),
    asPageLine(tidyIngredient(text)),
  ])
  return {
    lines: onceBelowTitles(lines),
    // A menu or a shop in a block of that name has many rows, but few of them look like food.
    score:
      shapes.length < 2 || isMenu(trimmedLines)
        ? 0
        : (bonus + Math.min(score, 8)) * Math.min(1, meanShape * 2),
    from: -1,
    to: gathered.to,
  }
}

/** Entries of a menu are links, and none of them has an amount. */
const isMenu = (collected: CollectedLine[]) =>
  collected.filter(({ row, shape }) => row.isLinked && shape < foodGrade.possible).length >
  0.6 * collected.length

/**
 * The lines of a list without links below them, repeats, and talk before them; below a label there
 * is no such talk.
 */
function withoutForeignLines(collected: CollectedLine[], isLabelled: boolean): CollectedLine[] {
  return withoutRepeated(
    withoutTrailingLinks(isLabelled ? collected : collected.slice(countTalkLines(collected))),
  )
}

/**
 * How many lines in lists of their own at the beginning look less like food, taken together, than
 * like anything else.
 */
function countTalkLines(collected: CollectedLine[]): number {
  let sum = 0
  let [lowestSum, talkEnd] = [0, 0]
  collected.forEach(({ shape, row }, at) => {
    sum += shape - 0.45
    if (sum < lowestSum && row.list !== collected[at + 1]?.row.list) [lowestSum, talkEnd] = [sum, at + 1]
  })
  return talkEnd
}

/**
 * The lines without buttons and links below them, which neither look nor are set like food. The
 * items under a title of their own are a part of the dish: 'For brushing', 'beaten egg'.
 */
function withoutTrailingLinks(collected: CollectedLine[]): CollectedLine[] {
  const isTitledItem = ({ titles, row }: CollectedLine) =>
    titles.length > 0 && row.tag === 'li' && !row.isLinked && !startsWithLabel(row, otherLabel)
  const foods = collected.filter((line) => line.shape >= foodGrade.possible || isTitledItem(line))
  const kinds = new Set(foods.map(({ row }) => row.kind))
  const last = collected.findLastIndex(({ shape, row }) => shape >= foodGrade.possible || kinds.has(row.kind))
  return last >= 0 ? collected.slice(0, last + 1) : collected
}

/** The number of first lines that must come again for a list to be repeated. */
const MIN_REPEATED = 3

/** The lines up to where the list begins again, on a page that repeats it for every step. */
function withoutRepeated(collected: CollectedLine[]): CollectedLine[] {
  const first = collected.slice(0, MIN_REPEATED)
  const repeatStart = collected.findIndex(
    (_, at) => at >= MIN_REPEATED && first.every(({ text }, after) => collected[at + after]?.text === text),
  )
  // Half of it again in other words is another system of units.
  const isOtherUnits =
    repeatStart * 2 === collected.length &&
    collected.some(({ text }, at) => at >= repeatStart && text !== collected[at - repeatStart]?.text)
  return repeatStart > 0 && !isOtherUnits ? collected.slice(0, repeatStart) : collected
}

/**
 * The lines with titles above the whole list once, where the list is shown in two systems of units.
 */
function onceBelowTitles(lines: PageLine[]): PageLine[] {
  const titles = Math.max(
    0,
    lines.findIndex((line) => !isHeading(line)),
  )
  for (let above = 0; above <= titles; above++) {
    const below = withoutCopies(lines.slice(above))
    if (below.length < lines.length - above) return [...lines.slice(0, above), ...below]
  }
  return lines
}

/**
 * The list that is most surely the ingredients, as the page shows it last, and with the spaces that
 * it has there or elsewhere; null where there is none.
 */
export function chooseIngredients(rows: PageRow[], parts: PagePart[]): PagePart | null {
  const lists = withoutShoppingLists(rows, parts)
  const bestList = bestPart(lists, ({ lines }) => !areTools(withoutHeadings(lines)))
  return bestList && withSpacesOfOtherList(parts, lastListOfSameFoods(rows, lists, bestList))
}

/** Rows above a list in which its label is sought: a table has a head between them. */
const MAX_TO_LABEL = 2

const isBelow = (rows: PageRow[], { from }: PagePart, label: RegExp) =>
  rows.slice(Math.max(0, from - MAX_TO_LABEL), Math.max(0, from)).some((row) => startsWithLabel(row, label))

/** The lists without those to buy by, where another stands below 'Ingredients' (importing 176). */
function withoutShoppingLists(rows: PageRow[], parts: PagePart[]): PagePart[] {
  const others = parts.filter((part) => !isBelow(rows, part, shoppingListLabel))
  const isLabelled = (part: PagePart) => part.score > MIN_SCORE && isBelow(rows, part, ingredientsLabel)
  return others.some(isLabelled) ? others : parts
}

/** The share of the first list's score that a later one needs to be chosen. */
const MIN_SCORE_RATIO = 0.9

/**
 * The last list that names the foods of the given one: the recipe card has them as the cook
 * measured them. Lists with no sentence between them are one list in two systems of units.
 */
function lastListOfSameFoods(rows: PageRow[], parts: PagePart[], first: PagePart): PagePart {
  if (first.from < 0) return first
  const isAgain = (part: PagePart) =>
    part.from >= first.to &&
    part.score >= MIN_SCORE_RATIO * first.score &&
    rows.slice(first.to, part.from).some(({ stepLikeness }) => stepLikeness >= stepGrade.likely) &&
    areSameFoods(first.lines, part.lines)
  return parts.findLast(isAgain) ?? first
}

const withoutSpaces = (lines: PageLine[]) => lines.map((line) => textOf(line).replace(/\s/g, '')).join('\n')

/**
 * The list as the page shows it elsewhere, where that has spaces which this one lacks: '10 cl' for
 * '10cl'.
 */
export function withSpacesOfOtherList(parts: PagePart[], part: PagePart): PagePart {
  const ownLetters = withoutSpaces(part.lines)
  const length = ({ lines }: PagePart) => lines.map(textOf).join('').length
  const withSpaces = parts.find(
    (other) => length(other) > length(part) && withoutSpaces(other.lines) === ownLetters,
  )
  return withSpaces ? { ...part, lines: withSpaces.lines } : part
}
