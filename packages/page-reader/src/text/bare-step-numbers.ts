/**
 * Steps that are counted by a figure and no full stop, as printed pages set them: '1 Peel the …'.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import type { TextLine } from './text-lines.ts'

/** A figure, and a sentence that begins with a capital letter. */
const bareCount = /^(\d{1,2})\s+(?=\p{Lu}\p{Ll})/u

/**
 * Steps from which figures in order are step numbers. Two such lines may be foods: 1 and 2 of
 * something.
 */
const MIN_STEPS = 3
/** The share of the numbered lines that must look like steps. */
const MIN_SURE = 0.6
/** Lines of one step that are looked at. */
const MAX_LINES_OF_STEP = 6

/**
 * The lines, with figures before their steps as `count`: the figures must be 1, 2, 3 and so on,
 * most of the lines must look like steps, and some step must be cut in two. Whole lines need no
 * change: their figures are left out at review.
 */
export function withBareStepNumbers(lines: TextLine[]): TextLine[] {
  const counted: number[] = []
  let sure = 0
  lines.forEach((line, at) => {
    if (line.count !== null || Number(bareCount.exec(line.text)?.[1] ?? 0) !== counted.length + 1) return
    // Foods may be numbered from one too. A step after them begins the numbers anew.
    const isSure = isStep(lines, at)
    if (counted.length === 0 && !isSure) return
    counted.push(at)
    sure += Number(isSure)
  })
  const areCut = counted.some((at) => continues(lines[at + 1]))
  if (!areCut || counted.length < MIN_STEPS || sure < MIN_SURE * counted.length) return lines
  return lines.map((line, at) => {
    const count = counted.indexOf(at) + 1
    return count === 0 ? line : { ...line, text: line.text.replace(bareCount, ''), count }
  })
}

/** Whether a line is the rest of the sentence above it. */
const continues = (line: TextLine | undefined) =>
  line !== undefined && !line.isAfterBlank && line.count === null && /^\p{Ll}/u.test(line.text)

/** Whether a line and the rest of its sentence below it look like a step. */
function isStep(lines: readonly TextLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + MAX_LINES_OF_STEP)
  const end = below.findIndex((line) => !continues(line))
  const texts = [lines[at], ...(end < 0 ? below : below.slice(0, end))].map((line) => line?.text ?? '')
  const text = texts
    .join(' ')
    .replace(bareCount, '')
    .replace(/-\s(?=\p{Ll})/gu, '')
  return /[.!]$/.test(text) && stepLikenessOf(text) >= stepGrade.probable
}
