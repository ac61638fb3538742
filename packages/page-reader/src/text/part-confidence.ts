/** How far the ingredients and the steps of a text are to be trusted. */

import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import { isFact } from './fact-lines.ts'
import { mentionsFood } from './foods-in-text.ts'
import { isSectionTitle } from './text-lists.ts'
import type { LineInPart } from './text-part.ts'

/** The confidence in lines below a label, and the same where one of them looks odd. */
const LABELLED = 0.6
const WITH_ODD_LINE = 0.5

/**
 * The confidence in the lines of one part, from 0 to 1: by how much they look like it, and whether
 * one of them looks like another part.
 */
export function partConfidence(
  lines: readonly LineInPart[],
  isLabelled: boolean,
  isOdd: ((line: LineInPart, next: LineInPart | undefined, left: number) => boolean) | null,
): number {
  const average = averageMargin(lines)
  const unlabelled = lines.filter(({ label }) => label === null)
  if (isOdd && unlabelled.some((line, at) => isOdd(line, unlabelled[at + 1], unlabelled.length - 1 - at)))
    return Math.min(WITH_ODD_LINE, average)
  return isLabelled ? Math.max(LABELLED, average) : average
}

/** Below this margin a line looks nearly as much like a line of another part. */
const ODD_MARGIN = 0.05

const isOddLine = (line: LineInPart, next: LineInPart | undefined) =>
  line.margin < ODD_MARGIN && !isFact(line.text) && !isSectionTitle(line, next)

/** How many lines at the end of a method may be no steps; such lines further up are titles. */
const LAST_STEPS = 2

/** Whether a line among the last steps is odd; a numbered line is a step however it looks. */
export const isOddStep = (line: LineInPart, next: LineInPart | undefined, left: number) =>
  left < LAST_STEPS && line.count === null && isOddLine(line, next)

/** The most words of a line that may be a food which the lexicon lacks. */
const MAX_FOOD_WORDS = 1

/** '(about 700 g)', 'peeled and': a line that belongs to the one above, or goes on below. */
const incompleteLine = /^\(|\s(?:and|or|&)$/iu

/**
 * Whether a line among foods is odd. A known food without an amount ('salt and pepper') is not, nor
 * are a word or two.
 */
export function isOddFood(line: LineInPart, next: LineInPart | undefined): boolean {
  const text = line.text.replace(/\([^()]*\)/g, '').trim()
  // 'flour' behind a comma may belong to the food before it.
  if (line.isParted && next !== undefined && !beginsWithNumber(text)) return true
  if (incompleteLine.test(line.text)) return true
  if (!isOddLine(line, next)) return false
  if (mentionsFood(text) || beginsWithNumber(text)) return stepLikenessOf(text) >= stepGrade.doubtful
  return /[\d:]/.test(text) || text.split(/\s+/).length > MAX_FOOD_WORDS
}

/** The average margin of the lines' parts, from 0 to 1. */
const averageMargin = (lines: readonly LineInPart[]) => {
  const unlabelled = lines.filter(({ label }) => label === null)
  if (unlabelled.length === 0) return 0
  return (
    Math.round((unlabelled.reduce((sum, { margin: sure }) => sum + sure, 0) / unlabelled.length) * 100) / 100
  )
}
