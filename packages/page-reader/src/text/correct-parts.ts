/** Corrects the parts of lines where the text is known to hold one recipe. */

import { isFarewell, isGoodbye, isWish } from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { isFact } from './fact-lines.ts'
import { mentionsFood } from './foods-in-text.ts'
import { isBesideRecipe, isTalk } from './part-scores.ts'
import type { LineInPart } from './text-part.ts'

/**
 * The lines of one recipe with their parts corrected: a sentence or two above the foods, a method
 * in a cook's own words, and what stands below the method.
 */
export const correctParts = (lines: LineInPart[]): LineInPart[] =>
  withoutTail(withMethod(withWholeHead(lines)))

/**
 * The most sentences above the foods that may be wrongly labelled as steps: 'Here is my recipe.
 * Bake it for two.'
 */
const MAX_ABOVE = 2

/**
 * The lines, with a sentence or two above the foods moved to the head where the method stands below
 * the foods.
 */
function withWholeHead(lines: LineInPart[]): LineInPart[] {
  const foods = lines.findIndex(({ part }) => part === 'ingredients')
  const above = lines.slice(0, Math.max(0, foods)).filter(({ part }) => part === 'method')
  const below = lines.slice(foods).filter(({ part, label }) => part === 'method' && label === null)
  const isIntroduction = above.every(({ count, label }) => count === null && label === null)
  if (above.length <= MAX_ABOVE && isIntroduction && below.length >= MIN_STEPS)
    for (const line of above) line.part = 'head'
  return lines
}

/** Words from which a line that names a food tells what to do with it. */
const MIN_TOLD_WORDS = 6

/**
 * The lines, with those right below the foods that tell of food labelled as steps where nothing
 * else is one: a method in a cook's own words, doubted, rather than none.
 */
function withMethod(lines: LineInPart[]): LineInPart[] {
  const foods = lines.findLastIndex(({ part, label }) => part === 'ingredients' && label === null)
  if (foods < 0 || lines.some(({ part, label }) => part === 'method' && label === null)) return lines
  for (const line of lines.slice(foods + 1)) {
    if (line.label !== null) return lines
    const isMethodLine =
      line.part === 'rest' &&
      line.text.split(/\s+/).length >= MIN_TOLD_WORDS &&
      mentionsFood(line.text) &&
      !isFact(line.text) &&
      !isBesideRecipe(line) &&
      !isFarewell(line.text) &&
      !isTalk(line, stepLikenessOf(line.text))
    if (isMethodLine) Object.assign(line, { part: 'method', margin: 0 })
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
function withoutTail(lines: LineInPart[]): LineInPart[] {
  const isStep = ({ part, label }: LineInPart) => part === 'method' && label === null
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
      (isApart && stepLikenessOf(line.text) < stepGrade.instruction)
    if (!isTail) return lines
    line.part = 'rest'
  }
}
