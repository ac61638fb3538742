/**
 * Ingredients by their look: below a label, in a list whose lines look like food, in blocks named
 * for them.
 */

import { childrenOf, tagOf } from '../page/document.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import {
  beginsWithNumber,
  ingredientLikenessOf,
  isAmountOnly,
  isNutrient,
  withoutBullet,
} from '../page/line-likeness.ts'
import { textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { foodsAnnounced, ingredientsLabel } from '../page/part-label-patterns.ts'
import { textIn } from '../page/plain-text.ts'
import { asPageLine, tidyIngredient } from '../page/tidy-lines.ts'
import { collectIngredients } from './collect-ingredients.ts'
import {
  isFoodsAboveSteps,
  isListBetweenLabels,
  LONGEST_LISTED,
  wholeListBelowLabel,
} from './foods-by-place.ts'
import { ingredientPart } from './ingredient-choice.ts'
import { namesKnownFood } from './ingredient-titles.ts'
import type { NamedBlocks } from './named-blocks.ts'
import { MAX_PARTS, type PagePart } from './page-part.ts'
import { readIngredientRows } from './read-ingredient-rows.ts'
import { startsWithLabel } from './row-looks.ts'

/** Where a list may begin, and the bonus for a label over it. */
interface Start {
  rows: PageRow[]
  from: number
  bonus: number
  /** Whether the rows are those of the page, and not of one block of it. */
  isOnPage: boolean
}

/** Every part of the page that may be its ingredients. */
export function ingredientParts(rows: PageRow[], named: NamedBlocks): PagePart[] {
  const blocks = named.ingredients.map((block) => ({ rows: block, from: 0, bonus: 1, isOnPage: false }))
  const parts = [...startsAmong(rows), ...blocks].map(partFrom)
  return [...parts, ...named.items].filter(
    ({ lines }) => lines.filter((line) => isAmountOnly(textOf(line))).length * 2 < lines.length,
  )
}

function startsAmong(rows: PageRow[]): Start[] {
  let lastList: unknown = null
  const starts = rows.flatMap((row, at): Start[] => {
    const start = { rows, from: at, bonus: 0, isOnPage: true }
    const isAnnounced = foodsAnnounced.test(row.text) && rows[at + 1]?.tag === 'li'
    const isLabelled = (startsWithLabel(row, ingredientsLabel) && !isHeadOfEnergy(row)) || isAnnounced
    const labelled = isLabelled ? [{ ...start, from: at + 1, bonus: 1.2 }] : []
    const isList = row.tag === 'li' || row.tag === 'tr'
    if (!isList) {
      const isTitled =
        isTitleOfPart(rows, at - 1) &&
        rows.slice(at, at + MAX_ROWS_OF_THREE).some((_, below) => isTitleOfPart(rows, at + below))
      if (beginsPairs(rows, at) || beginsTerms(rows, at)) return [...labelled, start]
      return beginsFoodLines(rows, at) ? [...labelled, { ...start, from: isTitled ? at - 1 : at }] : labelled
    }
    if (row.list === lastList) return labelled
    lastList = row.list
    if (isFoodsAboveSteps(rows, at)) return [...labelled, { ...start, bonus: BONUS_ABOVE_STEPS }]
    return row.foodLikeness > foodGrade.hinted || beginsFoodList(rows, at) ? [...labelled, start] : labelled
  })
  return starts.slice(0, MAX_PARTS)
}

/** 'Ingredient' over a column that stands beside one of calories. */
const isHeadOfEnergy = ({ holder }: PageRow) =>
  holder !== null &&
  tagOf(holder) === 'th' &&
  childrenOf(holder.parent ?? holder).some((cell) => energy.test(textIn(cell)))
const energy =
  /^(?:kalori\p{L}*|calor[ií]\p{L}*|kcal|kj|energ\p{L}*|énergie|brennwert|nährwert\p{L}*)\P{L}*$/iu

/** Whether the lines below an unclear first one are ingredients. */
const beginsFoodList = (rows: PageRow[], at: number) => {
  const list = rows.slice(at + 1, at + 6).filter((row) => row.list === rows[at]?.list)
  return (
    list.length > 2 &&
    list.filter(({ foodLikeness }) => foodLikeness >= foodGrade.probable).length * 2 > list.length
  )
}

/** Rows in which three foods are sought, with titles of their parts among them. */
const MAX_ROWS_OF_THREE = 5

/** Whether three lines in no list begin here that are an amount and a food each. */
function beginsFoodLines(rows: PageRow[], at: number): boolean {
  if (isFoodLine(rows[at - 1]) || !isFoodLine(rows[at])) return false
  const foodLines = rows
    .slice(at, at + MAX_ROWS_OF_THREE)
    .filter((row, below) => !isTitleOfPart(rows, at + below) || isFoodLine(row))
  return foodLines.length > 2 && foodLines.slice(0, 3).every(isFoodLine)
}

/** Characters of a title of foods that only its class sets apart. */
const LONGEST_TITLE = 40

/** Whether a row is in bold, or a short block above a food whose class is another one. */
function isTitleOfPart(rows: PageRow[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || row.rank === 7) return row !== undefined
  const areBlocks = row.tag === 'div' && next?.tag === 'div' && row.list === next.list
  return (
    areBlocks &&
    row.kind !== next.kind &&
    row.text.length <= LONGEST_TITLE &&
    /^[^\d.!?]+$/u.test(row.text) &&
    isFoodLine(next)
  )
}

/** Pairs of an amount and a food from which they are a list. */
const MIN_PAIRS = 3
/** Characters of an amount in a row of its own. */
const MAX_AMOUNT = 16

/** Whether amounts and foods alternate from here on, in no list and under no known label. */
function beginsPairs(rows: PageRow[], at: number): boolean {
  const pairs = Array.from({ length: MIN_PAIRS }, (_, pair) => rows.slice(at + 2 * pair, at + 2 * pair + 2))
  const [amounts, foods] = [0, 1].map((place) => pairs.flatMap((pair) => pair[place] ?? []))
  if (
    rows[at]?.tag === 'dt' ||
    !amounts ||
    foods?.length !== MIN_PAIRS ||
    rows[at - 2]?.kind === amounts[0]?.kind
  )
    return false
  const areStepCounts = amounts.every(({ text }, count) => Number.parseInt(text, 10) === count + 1)
  return (
    !areStepCounts &&
    amounts.some(({ text }) => isAmountOnly(text)) &&
    amounts.every(
      ({ text, kind }) => beginsWithNumber(text) && text.length <= MAX_AMOUNT && kind === amounts[0]?.kind,
    ) &&
    foods.every(
      ({ text, kind, stepLikeness, rank, isLinked }) =>
        /^\p{L}/u.test(text) &&
        kind === foods[0]?.kind &&
        stepLikeness < stepGrade.possible &&
        rank === 0 &&
        !isLinked,
    )
  )
}

/**
 * Whether a list of terms begins here whose amounts stand beside their foods, under no known label:
 * 'dt' the amount and 'dd' the food, or the other way round.
 */
function beginsTerms(rows: PageRow[], at: number): boolean {
  const first = rows[at]
  if (first?.tag !== 'dt' || rows[at - 1]?.list === first.list) return false
  const pairs = Array.from({ length: MIN_PAIRS }, (_, pair) => rows.slice(at + 2 * pair, at + 2 * pair + 2))
  return [0, 1].some((place) =>
    pairs.every((pair) => {
      const [amount, food] = [pair[place], pair[1 - place]]
      if (pair[0]?.tag !== 'dt' || pair[1]?.tag !== 'dd' || !amount || !food) return false
      return (
        beginsWithNumber(amount.text) &&
        amount.text.length <= MAX_AMOUNT &&
        /^\p{L}/u.test(food.text) &&
        food.stepLikeness < stepGrade.possible &&
        !food.text.endsWith(':') &&
        !isNutrient(`${food.text} ${amount.text}`) &&
        ingredientLikenessOf(`${food.text}: ${amount.text}`) > 0 &&
        ingredientLikenessOf(`${amount.text} ${food.text}`) >= foodGrade.likely
      )
    }),
  )
}

const isFoodLine = (row: PageRow | undefined) =>
  row !== undefined && (isMeasuredFood(row) || beginsWithMeasure(row))

const isMeasuredFood = (row: PageRow) =>
  ((beginsWithNumber(withoutBullet(row.text)) && row.foodLikeness >= foodGrade.likely) ||
    endsWithMeasure(row)) &&
  row.stepLikeness < Math.max(0.5, row.foodLikeness)

/** '3/4 tsp cinnamon – I take more … yum!': a measure and a known food, whatever stands behind. */
const beginsWithMeasure = ({ text }: PageRow) => {
  const [, measure = '', food = ''] = /^(\d[\d./,\s]*\s?\p{L}{1,12}\.?)\s+(\p{L}[\p{L} ]*)/u.exec(text) ?? []
  return (
    text.length <= LONGEST_LISTED &&
    /\p{L}/u.test(measure) &&
    isAmountOnly(measure) &&
    namesKnownFood(food.trim())
  )
}

/** 'rye flour 200g', 'caraway seeds 2 tsp'. */
const endsWithMeasure = ({ text, foodLikeness }: PageRow) => {
  const [, measure] = /^\p{L}[^\d]{1,50}\s(\d.{1,15})$/u.exec(text) ?? []
  return foodLikeness >= foodGrade.possible && measure !== undefined && isAmountOnly(measure)
}

function partFrom({ rows, from, bonus, isOnPage }: Start): PagePart {
  const isLabelled = bonus > 0
  const lines = readIngredientRows(rows, from, isLabelled)
  const part = ingredientPart(collectIngredients(lines, from), bonus)
  if (!isOnPage) return { ...part, to: -1 }
  const whole = part.score < MIN_LISTED ? wholeListBelowLabel(rows, from) : []
  if (whole.length > part.lines.length) {
    const texts = whole.map(({ text }) => asPageLine(tidyIngredient(text)))
    return { lines: texts, score: MIN_LISTED, from, to: from + whole.length }
  }
  const isSure = isListBetweenLabels(rows, from, part.to) || isFoodsAboveSteps(rows, from)
  return { ...part, score: isSure ? Math.max(part.score, MIN_LISTED) : part.score, from }
}

/** The bonus of foods right above numbered steps; that of a label is higher. */
const BONUS_ABOVE_STEPS = 0.5
/** The least score of a list whose place says that it is the foods. */
const MIN_LISTED = 1
