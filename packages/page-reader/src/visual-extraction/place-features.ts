/**
 * Features of the place of a list that was read by its look. A list that ends in the middle of rows
 * that are set like its own, or skips some of them, is less certain.
 */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { NO_PLACE, type PageLine, type PlaceFeatures, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-label-patterns.ts'
import type { PagePart } from './page-part.ts'
import { startsWithLabel } from './row-looks.ts'

/** Rows on which the first line of a list may stand. */
const MAX_STARTS = 12
/** Rows over a list in which its label is looked for. */
const MAX_ROWS_TO_LABEL = 3
/** Rows in which a list ends: so many for each of its lines, and some more. */
const [ROWS_PER_LINE, MORE_ROWS] = [3, 30]

/** Features of a list's place on its page, each from 0 to 1. */
export function placeFeaturesOf(
  field: 'ingredients' | 'steps',
  lines: PageLine[],
  rows: PageRow[],
  parts: PagePart[],
): PlaceFeatures {
  const rivalScore = scoreOfRival(lines, parts)
  const span = spanOf(lines, rows)
  if (!span) return { ...NO_PLACE, scoreOfRival: rivalScore }
  const { first, last } = span
  const inside = rows.slice(first, last + 1)
  const lineLetters = lines.map((line) => lettersAndDigitsOf(textOf(line)))
  const allLetters = lineLetters.join('\n')
  const isRead = (row: PageRow) => allLetters.includes(lettersAndDigitsOf(row.text))
  const shapeOf = (row: PageRow | undefined) =>
    row ? (field === 'steps' ? row.stepLikeness : row.foodLikeness) : 0
  const label = field === 'steps' ? methodLabel : ingredientsLabel
  const above = rows.slice(Math.max(0, first - MAX_ROWS_TO_LABEL), first)
  const [before, after, end] = [rows[first - 1], rows[last + 1], rows[last]]
  const kinds = new Map<string, number>()
  for (const { kind } of inside) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const isAlike = (row: PageRow | undefined, otherRow: PageRow | undefined) =>
    Number(row !== undefined && otherRow !== undefined && row.kind === otherRow.kind)
  return {
    isLabelled: Number(above.some((row) => startsWithLabel(row, label))),
    shareOfRowsPassedOver: inside.filter((row) => !isRead(row)).length / inside.length,
    likenessBelow: shapeOf(after),
    likenessAbove: shapeOf(before),
    isSetAsBelow: isAlike(after, end),
    isSetAsAbove: isAlike(before, rows[first]),
    isListGoingOn: Number(after?.list === end?.list),
    isEnded: Number(
      after === undefined ||
        after.rank > 0 ||
        startsWithLabel(after, otherLabel) ||
        startsWithLabel(after, methodLabel),
    ),
    shareOfOtherKinds: 1 - Math.max(...kinds.values()) / inside.length,
    scoreOfRival: rivalScore,
  }
}

/** The score of the best list with other lines, as a share of the best score of all. */
function scoreOfRival(lines: PageLine[], parts: PagePart[]): number {
  const lineLetters = new Set(lines.map((line) => lettersAndDigitsOf(textOf(line))))
  const isOther = (part: PagePart) =>
    part.lines.filter((line) => lineLetters.has(lettersAndDigitsOf(textOf(line)))).length * 2 <
    part.lines.length
  const best = Math.max(0.01, ...parts.map(({ score }) => score))
  return Math.min(1, Math.max(0, ...parts.filter(isOther).map(({ score }) => score)) / best)
}

/**
 * The shortest run of rows that begins with the first line of a list and ends with its last one.
 */
function spanOf(lines: PageLine[], rows: PageRow[]): { first: number; last: number } | null {
  const letterLines = lines.map((line) => lettersAndDigitsOf(textOf(line))).filter(Boolean)
  const [firstLetters, lastLetters] = [letterLines[0], letterLines.at(-1)]
  if (firstLetters === undefined || lastLetters === undefined) return null
  let shortest: { first: number; last: number } | null = null
  let starts = 0
  for (const [first, row] of rows.entries()) {
    const letters = lettersAndDigitsOf(row.text)
    if (letters === '' || !firstLetters.startsWith(letters)) continue
    if (++starts > MAX_STARTS) break
    const searchEnd = first + letterLines.length * ROWS_PER_LINE + MORE_ROWS
    const below = rows.slice(first, searchEnd)
    const last = below.findIndex(
      ({ text }, at) => at + 1 >= letterLines.length / 2 && endsAs(lastLetters, text),
    )
    if (last >= 0 && (!shortest || last < shortest.last - shortest.first))
      shortest = { first, last: first + last }
  }
  return shortest
}

function endsAs(line: string, text: string): boolean {
  const letters = lettersAndDigitsOf(text)
  return letters !== '' && line.endsWith(letters)
}
