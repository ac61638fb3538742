/** Lists that their place on the page shows to be the foods, whatever their lines look like. */

import { beginsWithCommand } from '../page/cooking-verbs.ts'
import { tagOf } from '../page/document.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, isNutrient } from '../page/line-likeness.ts'
import { type PageRow, withoutSign } from '../page/page-rows.ts'
import { methodLabel } from '../page/part-label-patterns.ts'
import { mentionsTime } from '../page/time-facts.ts'
import { servingsIn } from '../page/yield.ts'
import { isLabelOfAll, namesKnownFood } from './ingredient-titles.ts'
import { startsWithLabel } from './row-looks.ts'

/** Characters of a food in a list that only its place shows. */
export const LONGEST_LISTED = 120

/**
 * The items of a list right below 'Ingredients' and right above the first sentence of the method;
 * none where one of them may be a step or leads elsewhere.
 */
export function wholeListBelowLabel(rows: PageRow[], from: number): PageRow[] {
  const [label, first] = [rows[from - 1], rows[from]]
  if (!label || first?.tag !== 'li' || label.list === first.list || !isLabelOfAll(label)) return []
  const items = rowsUntil(rows, from, ({ list }) => list !== first.list)
  const below = rows[from + items.length]
  const isFood = ({ text, isLinked, tag }: PageRow) =>
    tag === 'li' && !isLinked && text.length <= LONGEST_LISTED && !beginsWithCommand(text)
  const isAboveMethod =
    below !== undefined && below.rank === 0 && below.tag !== 'li' && below.stepLikeness >= stepGrade.sure
  return items.length >= MIN_FOODS && isAboveMethod && items.every(isFood) ? items : []
}

/** Foods of a list without amounts, and steps below it, from which they are a recipe's. */
const MIN_FOODS = 3
const MIN_STEPS = 2

/**
 * Whether a list begins here most of whose lines name known foods or have an amount, with a
 * numbered list of sentences right below it, or steps that are counted in rows of their own.
 */
export function isFoodsAboveSteps(rows: PageRow[], from: number): boolean {
  const first = rows[from]
  if (first?.tag !== 'li' || rows[from - 1]?.list === first.list) return false
  const isOther = ({ list }: PageRow) => list !== first.list
  const foods = rowsUntil(rows, from, isOther)
  return (
    foods.length >= MIN_FOODS &&
    beginsCountedSteps(rows, from + foods.length) &&
    foods.every(({ isLinked, text }) => !isLinked && !/[.!?]$/.test(text)) &&
    (areMost(foods, ({ text }) => namesKnownFood(withoutSign(text))) || haveAmounts(foods))
  )
}

const areMost = (rows: PageRow[], holds: (row: PageRow) => boolean) =>
  rows.filter(holds).length * 2 > rows.length

/** Whether most rows have an amount at an end, and none is a fact of the recipe. */
const haveAmounts = (rows: PageRow[]) =>
  areMost(rows, ({ text }) => beginsWithNumber(withoutSign(text)) || amountBehind.test(text)) &&
  rows.every(
    ({ text }) =>
      !text.includes(':') && !mentionsTime(text) && !isNutrient(text) && servingsIn(text) === null,
  )

/** 'Eier 6–7', 'Gurken 1 großes Glas'. */
const amountBehind = /^\P{N}{2,60}[\d½¼¾⅓⅔⅛][\d.,/–-]*(?:\s\p{L}{1,12}\.?){0,2}$/u

/** Whether a numbered list of sentences begins here, or '1' and '2' stand over a sentence each. */
function beginsCountedSteps(rows: PageRow[], from: number): boolean {
  const first = rows[from]
  if (!first) return false
  if (first.list && tagOf(first.list) === 'ol') {
    const sentences = rowsUntil(rows, from, ({ list }) => list !== first.list)
    return (
      sentences.length >= MIN_STEPS &&
      sentences.every(({ stepLikeness }) => stepLikeness > stepGrade.possible)
    )
  }
  const second = rows.slice(from, from + MAX_STEP_ROWS).findIndex(isCount('2', first.kind))
  const isOverSentence = (at: number) =>
    rows.slice(at + 1, at + 3).some(({ stepLikeness }) => stepLikeness >= stepGrade.sure)
  return (
    isCount('1', first.kind)(first) && second > 0 && isOverSentence(from) && isOverSentence(from + second)
  )
}

/** Rows between two counts: a title, a sentence or two, a timer. */
const MAX_STEP_ROWS = 8

const isCount =
  (count: string, kindOfCount: string) =>
  ({ text, kind }: PageRow): boolean =>
    kind === kindOfCount && text.replace(/[.)]$/, '') === count

/** The rows from a place to the next one that ends them. */
function rowsUntil(rows: PageRow[], from: number, isEnd: (row: PageRow) => boolean): PageRow[] {
  const end = rows.findIndex((row, at) => at >= from && isEnd(row))
  return rows.slice(from, end < 0 ? rows.length : end)
}

/** Whether one list is all that stands between the headings of the foods and of the method. */
export function isListBetweenLabels(rows: PageRow[], from: number, to: number): boolean {
  const [above, first, below] = [rows[from - 1], rows[from], rows[to]]
  return (
    first?.tag === 'li' &&
    to - from > 1 &&
    rows.slice(from, to).every(({ list }) => list === first.list) &&
    [above, below].every((row) => row !== undefined && row.rank > 0) &&
    below !== undefined &&
    startsWithLabel(below, methodLabel)
  )
}
