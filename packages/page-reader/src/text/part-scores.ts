/** How well each line of a text fits each part of a recipe. */

import { isAppeal } from '../page/appeal.ts'
import { isCreditOrThanks, isFarewell, isGoodbye, isHope, isWish } from '../page/farewell.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import {
  beginsWithNumber,
  ingredientLikenessOf,
  isNutrient,
  stepLikenessOf,
  withoutAmountBehind,
} from '../page/line-likeness.ts'
import { isPartTitle, noteLine } from '../page/part-label-patterns.ts'
import { isFact } from './fact-lines.ts'
import { mentionsFood, namesFood } from './foods-in-text.ts'
import { type PartLabel, partLabelOf } from './part-label.ts'
import { isPartOfDish } from './part-titles.ts'
import type { TextLine } from './text-lines.ts'
import type { PartScores, TextPart } from './text-part.ts'

/** The score that a label adds to its part and takes from every other. */
const LABEL_SCORE = 2.5

/** Which lines are titles right over foods, and what they name: the dish or a part of it. */
export interface TitlesOverFoods {
  areTitles: readonly boolean[]
  /** Whether each of them names the first recipe or the next one. */
  areNames: readonly boolean[]
  /** Whether the others are titles of sections, since there are several. */
  areSections: boolean
}

/** The titles right over foods. With `isOneRecipe` only the first line may name the recipe. */
export function titlesOverFoods(
  lines: readonly TextLine[],
  labels: readonly (PartLabel | null)[],
  isOneRecipe: boolean,
): TitlesOverFoods {
  const firstStep = lines.findIndex(({ text }) => stepLikenessOf(text) >= stepGrade.probable && !isFact(text))
  const areTitles = lines.map((_, at) => labels[at] === null && isOverFoods(lines, at))
  const areNames = areTitles.map(
    (isTitle, at) =>
      isTitle &&
      (at === 0 ||
        (!isOneRecipe && firstStep >= 0 && at > firstStep && !isPartOfDish(lines[at]?.text ?? ''))),
  )
  const areSections = areTitles.filter((isTitle, at) => isTitle && !areNames[at]).length >= MIN_SECTIONS
  return { areTitles, areNames, areSections }
}

/** How well each line fits each part, by its own look and by the lines around it. */
export function scoreLines(
  lines: readonly TextLine[],
  labels: readonly (PartLabel | null)[],
  { areTitles, areNames, areSections }: TitlesOverFoods,
): PartScores[] {
  const aboveFacts = linesAboveFacts(lines)
  const listBelow = listBelowFoods(lines)
  return lines.map((line, at) => {
    const label = labels[at] ?? null
    if (at < aboveFacts && label === null) return scoresAboveFacts
    if (areNames[at]) return scoresOfNextName
    if (isTitleOfPart(line, lines[at + 1]) || (areTitles[at] && areSections)) return scoresOfSection
    const ownScores = partScores(line, label, isAmongAmounts(lines, at), isOverStep(line, lines[at + 1]))
    return withListBelow(ownScores, listBelow.has(line))
  })
}

/** 'Für die Füllung' right over a food with its amount: the title of a part. */
export const isTitleOfPart = (line: TextLine, next: TextLine | undefined): boolean =>
  line.count === null && !line.isBullet && next !== undefined && isPartTitle(line.text) && isCountedLine(next)

/** An amount in figures, a unit and a food. */
export const isCountedFood = (text: string) =>
  beginsWithNumber(text) && ingredientLikenessOf(text) >= foodGrade.certain

/** How well a line fits each part, by itself. */
function partScores(
  line: TextLine,
  label: PartLabel | null,
  isAmongFoods: boolean,
  isTitleOfStep: boolean,
): PartScores {
  if (label !== null) {
    const labelledPart: TextPart = label === 'other' ? 'rest' : label
    return {
      head: label === 'other' ? 0 : -LABEL_SCORE,
      ingredients: -LABEL_SCORE,
      method: -LABEL_SCORE,
      rest: -LABEL_SCORE,
      [labelledPart]: LABEL_SCORE,
    }
  }
  if (isTitleLike(line)) return { head: 0.25, ingredients: 0, method: 0, rest: 0 }
  if (isTitleOfStep) return { head: 0.1, ingredients: -0.2, method: 0.25, rest: 0 }
  if (isFact(line.text)) return { head: 0.3, ingredients: 0, method: 0, rest: 0 }
  if (isFarewell(line.text) || isWish(line.text)) return { head: 0, ingredients: -1, method: -1, rest: 0.3 }
  if (isBesideRecipe(line)) return { head: 0.2, ingredients: -2, method: -2, rest: 0.4 }
  const food = foodScore(line, isAmongFoods)
  const step = stepLikenessOf(line.text) + (line.count !== null ? 0.35 : 0)
  if (isTalk(line, step)) return { head: 0.1, ingredients: -1, method: -1.3, rest: 0.3 }
  return {
    head: -0.6 * Math.max(0, food - 0.5),
    ingredients: 2 * (food - 0.45) - (line.count !== null ? 0.4 : 0),
    method: 2 * (step - 0.45) - Math.max(0, food - 0.6),
    rest: -0.5 * Math.max(0, food - 0.6) - 0.1,
  }
}

/** Whether a line has tags, an address, a goodbye or an appeal, which no food and no step has. */
export const isBesideRecipe = ({ text, count }: TextLine) =>
  /^#\p{L}|https?:|(?<!\p{L})@\w/u.test(text) ||
  (count === null && (isGoodbye(text) || isHope(text) || isAppeal(text) || isCreditOrThanks(text)))

/** Nutrition of a serving: 'Per serving: 420 kcal, fat 14 g'. */
const nutritionOfServing =
  /^(?:nutrition\p{L}*|per (?:serving|portion|person)|pro portion|par portion|por (?:ración|porção|persona)|per porzione|calor\p{L}*)(?=$|\P{L}).*\d/iu

/** Characters of an exclamation below a recipe. */
const LONGEST_TALK = 70

/** A note, nutrition, or an exclamation or a question without words of cooking. */
export const isTalk = (line: TextLine, step: number) =>
  line.count === null &&
  (noteLine.test(line.text) ||
    nutritionOfServing.test(line.text) ||
    (!line.isBullet &&
      step < stepGrade.instruction &&
      line.text.length <= LONGEST_TALK &&
      !mentionsFood(line.text) &&
      /[!?]["”’)]*(?:\s*#\p{L}.*)?$/u.test(line.text) &&
      !beginsWithNumber(line.text)))

const scoresAboveFacts: PartScores = { head: 0.2, ingredients: -1, method: -1, rest: 0 }

/**
 * How many lines stand above servings and times that come before any food or step: these lines are
 * no part of the recipe.
 */
function linesAboveFacts(lines: readonly TextLine[]): number {
  const start = lines.findIndex(
    (line) =>
      !isFact(line.text) &&
      (line.count !== null ||
        line.isBullet ||
        partLabelOf(line) !== null ||
        isCountedLine(line) ||
        stepLikenessOf(line.text) >= stepGrade.probable),
  )
  return Math.max(
    0,
    lines.slice(0, Math.max(0, start)).findLastIndex(({ text }) => isFact(text)),
  )
}

const isCountedLine = ({ text }: TextLine) =>
  beginsWithNumber(text) && ingredientLikenessOf(text) >= foodGrade.likely

/**
 * The number of foods without bullets, and of bullets below them, from which the bullets are steps.
 */
const MIN_LISTED = 3
/** What such a list item adds to its score as a step. */
const LISTED_STEP = 0.8

/** '- Knoblauch kurz dazu': the items of a list below foods that have no bullets. */
function listBelowFoods(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const first = lines.findIndex(({ isBullet }) => isBullet)
  const end = lines.findIndex(({ isBullet }, at) => at > first && !isBullet)
  const items = lines.slice(Math.max(0, first), end < 0 ? undefined : end)
  const foods = lines.slice(0, Math.max(0, first)).filter(isCountedLine)
  const areFoods = items.filter(({ text }) => isCountedFood(text)).length * 2 > items.length
  return new Set(
    foods.length >= MIN_LISTED && items.length >= MIN_LISTED && !areFoods && items[0]?.isAfterBlank
      ? items
      : [],
  )
}

const withListBelow = (scores: PartScores, isListed: boolean): PartScores =>
  isListed ? { ...scores, method: scores.method + LISTED_STEP } : scores

/** Scores of a title right over foods: the name of the first recipe or of the next. */
const scoresOfNextName: PartScores = { head: 0.4, ingredients: 0, method: -0.6, rest: -0.3 }

/** Titles without a colon over foods, from which they are section titles. */
const MIN_SECTIONS = 2
const scoresOfSection: PartScores = { head: 0, ingredients: 0.5, method: -0.6, rest: -0.3 }

/** Words of a name over foods. */
const MAX_NAME_WORDS = 6

/**
 * Whether a line without an amount stands over counted foods, a blank line between them or not,
 * first in its text or after a blank line.
 */
export function isOverFoods(lines: readonly TextLine[], at: number): boolean {
  const [line, next, third] = lines.slice(at, at + 3)
  if (!line || !next || !third || (at > 0 && !line.isAfterBlank)) return false
  return (
    line.text.length <= LONGEST_TITLE &&
    line.text.split(/\s+/).length <= MAX_NAME_WORDS &&
    line.count === null &&
    !line.isBullet &&
    !line.isHeading &&
    !beginsWithNumber(line.text) &&
    !/\d|[.!?:,]$/.test(line.text) &&
    isCountedLine(next) &&
    isCountedLine(third) &&
    !third.isAfterBlank
  )
}

/** Characters of a title of a part: 'For the sauce:'. */
const LONGEST_TITLE = 50

/** A few words after a blank line, none of them food, over a step: a part of the method. */
const isOverStep = (line: TextLine, next: TextLine | undefined) =>
  line.isAfterBlank &&
  next !== undefined &&
  line.text.length <= LONGEST_TITLE &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  !/[.!?,:]$/.test(line.text) &&
  stepLikenessOf(line.text) < stepGrade.doubtful &&
  ingredientLikenessOf(line.text) < foodGrade.likely &&
  stepLikenessOf(next.text) >= stepGrade.probable &&
  !namesFood(line.text)

const isTitleLike = (line: TextLine) =>
  line.text.length <= LONGEST_TITLE &&
  line.count === null &&
  !/^\d/.test(line.text) &&
  (line.isHeading || (line.text.endsWith(':') && !line.isBullet))

/** Lines before and after in which an amount is looked for. */
const LINES_AROUND = 3

/** Whether lines near it begin with amounts of food: then it may be a food without one. */
const isAmongAmounts = (lines: readonly TextLine[], at: number) =>
  lines
    .slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND + 1)
    .some(
      ({ text }, index) =>
        index !== Math.min(at, LINES_AROUND) && ingredientLikenessOf(text) >= foodGrade.likely,
    )

/** What a measure behind words says for a food. */
const SCORE_OF_MEASURED = 0.7

function foodScore(line: TextLine, isAmongFoods: boolean): number {
  if (isNutrient(line.text)) return 0
  const shape = ingredientLikenessOf(line.text)
  if (shape >= foodGrade.likely) return shape
  // 'zakwas żytni 500 ml': a measure behind words says food whatever they are.
  if (/\p{L}/u.test(line.text.slice(withoutAmountBehind(line.text).length))) return SCORE_OF_MEASURED
  const isBare = line.text.length <= 60 && !/[.!?]$/.test(line.text)
  return isBare && namesFood(line.text) ? Math.max(shape, isAmongFoods ? 0.75 : 0.5) : shape
}
