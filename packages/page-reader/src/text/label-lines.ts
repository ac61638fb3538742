/**
 * Labels each line of a text with the part of a recipe that it belongs to: by its own look, by the
 * labels around it, and by the order in which people write a recipe. The best labels of all lines
 * together are found by dynamic programming (Viterbi 1967).
 */
import { isAppeal } from '../page/appeal.ts'
import { isCreditOrThanks, isFarewell, isGoodbye, isHope, isWish } from '../page/farewell.ts'
import {
  beginsWithNumber,
  ingredientLikenessOf,
  isNutrient,
  stepLikenessOf,
  MIN_INSTRUCTION_LIKENESS,
} from '../page/line-likeness.ts'
import { noteLine } from '../page/part-labels.ts'
import { isFact } from './fact-lines.ts'
import { isPartOfDish } from './part-titles.ts'
import type { TextLine } from './text-lines.ts'
import { type Label, partLabelOf, mentionsFood, namesFood } from './split-and-join-lines.ts'

/** The parts of a text: before the recipe, its ingredients, its method, all after or beside it. */
export const parts = ['head', 'ingredients', 'method', 'rest'] as const
export type Part = (typeof parts)[number]

/** A line with its part, and its label where it is one. */
export interface LabelledLine extends TextLine {
  part: Part
  label: Label | null
  /** By how much its part scores more than the next best, from 0 to 1. */
  margin: number
}

/** The cost of each change of parts without a label. A change that is not listed is impossible. */
const transitionCosts: Record<Part, Partial<Record<Part, number>>> = {
  head: { head: 0, ingredients: 0.4, method: 1.2 },
  ingredients: { ingredients: 0, method: 0.4, rest: 1, head: 3 },
  method: { method: 0, rest: 0.7, ingredients: 1.6, head: 1.9 },
  rest: { rest: 0, ingredients: 2.2, method: 2.2, head: 1.5 },
}

/** The cost of beginning a part without a blank line, in a text that has blank lines. */
const COST_WITHOUT_BLANK = 0.8
/** The cost of beginning a part without its label, in a text that has the label. */
const COST_WITHOUT_LABEL = 2

/** The cost of beginning another recipe with a title right over its foods. */
const COST_OF_NEXT_NAME = 1

/** The score that a label adds to its part and takes from every other. */
const LABEL_SCORE = 2.5

/**
 * The lines with their parts, chosen so that all together are most likely. With `isOneRecipe` no
 * line leads back to the head of another recipe.
 */
export function labelledLines(lines: readonly TextLine[], isOneRecipe = false): LabelledLine[] {
  const labels = lines.map(partLabelOf)
  const firstStep = lines.findIndex(({ text }) => stepLikenessOf(text) >= 0.6 && !isFact(text))
  const areTitles = lines.map((_, at) => labels[at] === null && isOverFoods(lines, at))
  const areNames = areTitles.map(
    (isTitle, at) =>
      isTitle &&
      (at === 0 ||
        (!isOneRecipe && firstStep >= 0 && at > firstStep && !isPartOfDish(lines[at]?.text ?? ''))),
  )
  const areSections = areTitles.filter((isTitle, at) => isTitle && !areNames[at]).length >= MIN_SECTIONS
  const aboveFacts = linesAboveFacts(lines)
  const listBelow = listBelowFoods(lines)
  const scores = lines.map((line, at) =>
    at < aboveFacts && labels[at] === null
      ? scoresAboveFacts
      : areNames[at]
        ? scoresOfNextName
        : areTitles[at] && areSections
          ? scoresOfSection
          : withListBelow(
              partScores(
                line,
                labels[at] ?? null,
                isAmongAmounts(lines, at),
                isOverStep(line, lines[at + 1]),
              ),
              listBelow.has(line),
            ),
  )
  const hasBlanks = lines.some(({ isAfterBlank }, at) => at > 0 && isAfterBlank)
  const costOf = (last: Part, part: Part, at: number): number => {
    const cost = transitionCosts[last][part]
    if (last === part || cost === undefined) return last === part ? 0 : Infinity
    if (isOneRecipe && part === 'head') return Infinity
    if (isLabelFor(labels[at] ?? null, part)) return 0.1
    if (last === 'method' && part === 'head' && areNames[at]) return COST_OF_NEXT_NAME
    if (last === 'head' && part === 'ingredients' && areNames[at - 1]) return 0.1
    const blank = !hasBlanks ? 0 : lines[at]?.isAfterBlank ? -0.2 : COST_WITHOUT_BLANK
    return cost + blank + (labels.some((label) => label === part) ? COST_WITHOUT_LABEL : 0)
  }
  const forward: Record<Part, number>[] = []
  const from: Record<Part, Part>[] = []
  for (const [at, lineScores] of scores.entries()) {
    const previous = forward[at - 1]
    const best = {} as Record<Part, number>
    const cameFrom = {} as Record<Part, Part>
    for (const part of parts) {
      let bestValue = previous ? -Infinity : startScore(part, lines[0], labels[0] ?? null)
      cameFrom[part] = 'head'
      for (const last of previous ? parts : []) {
        const cost = costOf(last, part, at)
        const value = (previous?.[last] ?? 0) - cost
        if (value > bestValue) {
          bestValue = value
          cameFrom[part] = last
        }
      }
      best[part] = bestValue + lineScores[part]
    }
    forward.push(best)
    from.push(cameFrom)
  }
  const labelled = traceBack(lines, labels, scores, forward, from)
  return isOneRecipe ? withoutTail(withMethod(withWholeHead(labelled))) : labelled
}

/**
 * The most sentences above the foods that may be wrongly labelled as steps: 'Here is my recipe.
 * Bake it for two.'
 */
const MAX_ABOVE = 2

/**
 * The lines, with a sentence or two above the foods moved to the head where the method stands below
 * the foods.
 */
function withWholeHead(lines: LabelledLine[]): LabelledLine[] {
  const foods = lines.findIndex(({ part }) => part === 'ingredients')
  const above = lines.slice(0, Math.max(0, foods)).filter(({ part }) => part === 'method')
  const below = lines.slice(foods).filter(({ part, label }) => part === 'method' && label === null)
  const isTalk = above.every(({ count, label }) => count === null && label === null)
  if (above.length <= MAX_ABOVE && isTalk && below.length >= MIN_STEPS)
    for (const line of above) line.part = 'head'
  return lines
}

/** Words from which a line that names a food tells what to do with it. */
const MIN_TOLD_WORDS = 6

/**
 * The lines, with those right below the foods that tell of food labelled as steps where nothing
 * else is one: a method in a cook's own words, doubted, rather than none.
 */
function withMethod(lines: LabelledLine[]): LabelledLine[] {
  const foods = lines.findLastIndex(({ part, label }) => part === 'ingredients' && label === null)
  if (foods < 0 || lines.some(({ part, label }) => part === 'method' && label === null)) return lines
  for (const line of lines.slice(foods + 1)) {
    if (line.label !== null) return lines
    const isTold =
      line.part === 'rest' &&
      line.text.split(/\s+/).length >= MIN_TOLD_WORDS &&
      mentionsFood(line.text) &&
      !isFact(line.text) &&
      !isBesideRecipe(line) &&
      !isFarewell(line.text) &&
      !isTalk(line, stepLikenessOf(line.text))
    if (isTold) Object.assign(line, { part: 'method', margin: 0 })
  }
  return lines
}

/** Steps from which the way they are set shows what stands below them. */
const MIN_STEPS = 2

/**
 * The lines, with those at the end of the method that are no steps labelled 'rest': wishes, and a
 * last paragraph without a cook's verb ('Your uncle likes it cold.'), where no other step is set
 * apart by a blank line, or all others are numbered.
 */
function withoutTail(lines: LabelledLine[]): LabelledLine[] {
  const isStep = ({ part, label }: LabelledLine) => part === 'method' && label === null
  for (;;) {
    const last = lines.findLastIndex(isStep)
    const line = lines[last]
    const steps = lines.slice(0, last).filter(isStep)
    if (!line || steps.length < MIN_STEPS || line.count !== null || line.isBullet || line.isHeading)
      return lines
    const isWhole = steps.slice(1).every(({ isAfterBlank }) => !isAfterBlank)
    const isApart =
      line.isAfterBlank && !isFact(line.text) && (isWhole || steps.every(({ count }) => count !== null))
    const isTail =
      (isWish(line.text) && line.isAfterBlank) ||
      isGoodbye(line.text) ||
      (isApart && stepLikenessOf(line.text) < MIN_INSTRUCTION_LIKENESS)
    if (!isTail) return lines
    line.part = 'rest'
  }
}

/** The score of a text's first part: the head, unless its first line is labelled or a food. */
function startScore(part: Part, first: TextLine | undefined, label: Label | null): number {
  if (part === 'head' || isLabelFor(label, part)) return 0
  return part === 'ingredients' && isCountedFood(first?.text ?? '') ? -0.4 : -1.5
}

/** An amount in figures, a unit and a food. */
const isCountedFood = (text: string) => beginsWithNumber(text) && ingredientLikenessOf(text) >= 0.95

const isLabelFor = (label: Label | null, part: Part) =>
  label === part || (label === 'other' && part === 'rest')

function traceBack(
  lines: readonly TextLine[],
  labels: readonly (Label | null)[],
  scores: readonly Record<Part, number>[],
  forward: readonly Record<Part, number>[],
  from: readonly Record<Part, Part>[],
): LabelledLine[] {
  const end = forward.at(-1)
  let part: Part = end ? best(end) : 'head'
  const labelled: LabelledLine[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const [line, lineScores] = [lines[at], scores[at]]
    if (!line || !lineScores) continue
    const otherScores = parts.filter((other) => other !== part).map((other) => lineScores[other])
    const margin = Math.max(0, Math.min(1, lineScores[part] - Math.max(...otherScores)))
    labelled.unshift({ ...line, part, label: labels[at] ?? null, margin: margin })
    part = from[at]?.[part] ?? 'head'
  }
  return labelled
}

const best = (scores: Record<Part, number>): Part =>
  parts.reduce((bestPart, part) => (scores[part] > scores[bestPart] ? part : bestPart))

/** How well a line fits each part, by itself. */
function partScores(
  line: TextLine,
  label: Label | null,
  isAmongFoods: boolean,
  isTitleOfStep: boolean,
): Record<Part, number> {
  if (label !== null) {
    const labelledPart: Part = label === 'other' ? 'rest' : label
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
const isBesideRecipe = ({ text, count }: TextLine) =>
  /^#\p{L}|https?:|(?<!\p{L})@\w/u.test(text) ||
  (count === null && (isGoodbye(text) || isHope(text) || isAppeal(text) || isCreditOrThanks(text)))

/** Nutrition of a serving: 'Per serving: 420 kcal, fat 14 g'. */
const nutritionOfServing =
  /^(?:nutrition\p{L}*|per (?:serving|portion|person)|pro portion|par portion|por (?:ración|porção|persona)|per porzione|calor\p{L}*)(?=$|\P{L}).*\d/iu

/** Characters of an exclamation below a recipe. */
const LONGEST_TALK = 70

/** A note, nutrition, or an exclamation or a question without words of cooking. */
const isTalk = (line: TextLine, step: number) =>
  line.count === null &&
  (noteLine.test(line.text) ||
    nutritionOfServing.test(line.text) ||
    (!line.isBullet &&
      step < MIN_INSTRUCTION_LIKENESS &&
      line.text.length <= LONGEST_TALK &&
      !mentionsFood(line.text) &&
      /[!?]["”’)]*(?:\s*#\p{L}.*)?$/u.test(line.text) &&
      !beginsWithNumber(line.text)))

const scoresAboveFacts: Record<Part, number> = { head: 0.2, ingredients: -1, method: -1, rest: 0 }

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
        stepLikenessOf(line.text) >= 0.6),
  )
  return Math.max(
    0,
    lines.slice(0, Math.max(0, start)).findLastIndex(({ text }) => isFact(text)),
  )
}

const isCountedLine = ({ text }: TextLine) => beginsWithNumber(text) && ingredientLikenessOf(text) >= 0.65

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

const withListBelow = (scores: Record<Part, number>, isListed: boolean): Record<Part, number> =>
  isListed ? { ...scores, method: scores.method + LISTED_STEP } : scores

/** Scores of a title right over foods: the name of the first recipe or of the next. */
const scoresOfNextName: Record<Part, number> = { head: 0.4, ingredients: 0, method: -0.6, rest: -0.3 }

/** Titles without a colon over foods, from which they are section titles. */
const MIN_SECTIONS = 2
const scoresOfSection: Record<Part, number> = { head: 0, ingredients: 0.5, method: -0.6, rest: -0.3 }

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
  stepLikenessOf(line.text) < 0.45 &&
  ingredientLikenessOf(line.text) < 0.65 &&
  stepLikenessOf(next.text) >= 0.6 &&
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
    .some(({ text }, index) => index !== Math.min(at, LINES_AROUND) && ingredientLikenessOf(text) >= 0.65)

function foodScore(line: TextLine, isAmongFoods: boolean): number {
  if (isNutrient(line.text)) return 0
  const shape = ingredientLikenessOf(line.text)
  if (shape >= 0.65) return shape
  const isBare = line.text.length <= 60 && !/[.!?]$/.test(line.text)
  return isBare && namesFood(line.text) ? Math.max(shape, isAmongFoods ? 0.75 : 0.5) : shape
}
