/**
 * Moves step numbers that a screen sets at the middle height of their lines, as in a circle, to the
 * first of those lines. Pure.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { isFromPicture, type PlacedText } from './placed-text.ts'

/**
 * In heights of the font: how far such numbers may be off a common column, and how far from their
 * texts.
 */
const SAME_COLUMN = 0.7
const MAX_DISTANCE = 4
/** How far the left edges of the lines of steps differ. */
const SAME_LEFT = 0.8
const SAME_ROW = 0.6
/** Lines that stand further apart than this many of the usual distances begin a step. */
const NEW_STEP_GAP = 1.2
/** The share of distances that are those within a step. */
const WITHIN_STEP_SHARE = 0.3

const isSentence = (lines: readonly PlacedText[]) =>
  stepLikenessOf(lines.map(({ text }) => text).join(' ')) >= stepGrade.doubtful

const middle = ({ left, right }: PlacedText) => (left + right) / 2
const isCount = ({ text }: PlacedText) => /^\d{1,2}$/.test(text)
/** Whether a piece is a number in a circle, or a sign that OCR often takes one for. */
const mayBeCount = (piece: PlacedText) => isCount(piece) || /^(?:\d\/\d|.)$/u.test(piece.text)

/**
 * The pieces of a page, with each such number, and a dot behind it, at the first line of its step.
 */
export function alignStepNumbers(pieces: readonly PlacedText[]): PlacedText[] {
  const possibleCounts = pieces.filter((piece) => isFromPicture(piece) && mayBeCount(piece))
  const [column] = possibleCounts
    .map((one) =>
      possibleCounts.filter((other) => Math.abs(middle(one) - middle(other)) < SAME_COLUMN * one.size),
    )
    .filter(areCounts)
    .toSorted((a, b) => b.length - a.length)
  if (!column) return [...pieces]
  const steps = stepsBeside(column, pieces)
  const stepOf = new Map(column.map((sign) => [sign, steps.find((step) => isWithin(sign, step))]))
  const countedSteps = column.filter(isCount).flatMap((sign) => {
    const step = stepOf.get(sign)
    return step ? [step] : []
  })
  // Where two numbers stand beside one text, its lines do not tell where steps begin.
  if (
    new Set(countedSteps).size < countedSteps.length ||
    2 * countedSteps.filter(isSentence).length < countedSteps.length
  )
    return [...pieces]
  return pieces.flatMap((piece) => {
    const [first] = stepOf.get(piece) ?? []
    if (!first) return [piece]
    if (isCount(piece)) return [{ ...piece, text: `${piece.text}.`, base: first.base }]
    return Math.abs(piece.base - first.base) < SAME_ROW * first.size ? [piece] : []
  })
}

/** Whether the numbers of a column count, from above to below. */
function areCounts(column: readonly PlacedText[]): boolean {
  const counts = column
    .filter(isCount)
    .toSorted((a, b) => a.base - b.base)
    .map(({ text }) => Number(text))
  const growing = counts.slice(1).filter((count, at) => count > (counts[at] ?? 0)).length
  return counts.length > 1 && growing === counts.length - 1 && Math.max(...counts) <= counts.length + 3
}

/** The lines to the right of a column, in groups that stand closer than others. */
function stepsBeside(column: readonly PlacedText[], pieces: readonly PlacedText[]): PlacedText[][] {
  const edge = Math.max(...column.map(({ right }) => right))
  const size = Math.max(...column.map((one) => one.size))
  const right = pieces.filter(
    (piece) => !column.includes(piece) && piece.left > edge && piece.left - edge < MAX_DISTANCE * size,
  )
  const left = (piece: PlacedText) =>
    right.filter((other) => Math.abs(other.left - piece.left) < SAME_LEFT * size)
  const [lines = []] = right.map(left).toSorted((a, b) => b.length - a.length)
  const sorted = lines.toSorted((a, b) => a.base - b.base)
  const gaps = sorted.slice(1).map((line, at) => line.base - (sorted[at]?.base ?? 0))
  const usualGap = gaps.toSorted((a, b) => a - b)[Math.floor(WITHIN_STEP_SHARE * gaps.length)] ?? 0
  const steps: PlacedText[][] = []
  sorted.forEach((line, at) => {
    if (at > 0 && (gaps[at - 1] ?? 0) <= NEW_STEP_GAP * usualGap) steps.at(-1)?.push(line)
    else steps.push([line])
  })
  return steps
}

const isWithin = ({ base, size }: PlacedText, step: readonly PlacedText[]) =>
  base > (step[0]?.base ?? Infinity) - SAME_ROW * size && base < (step.at(-1)?.base ?? 0) + SAME_ROW * size
