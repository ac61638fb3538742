/**
 * Finds lines of a list from a picture that were joined from two, cut in two, or stand beside a
 * lost one, by the positions of their rows. Pure.
 */

import { beginsWithNumber } from '../page/line-likeness.ts'
import { median, type PlacedText } from './placed-text.ts'
import { isCompleteWithoutAmount } from './suspect-ingredients.ts'

/** A line of a list, and the rows of its page on which it stands. */
export interface ListedLine {
  text: string
  page: number | null
  rows: readonly PlacedText[]
}

/** How many times wider than usual a gap is that has room for a line that was not read. */
const MISSING_LINE_GAP = 1.6
/** How many times further apart two foods stand than two rows of one food, in a loose list. */
const MIN_LOOSE_GAP = 1.08
/** How many times wider than estimated by its letters a word may be. */
const WORD_WIDTH = 1.3
/**
 * In heights of the font: how far rows may be off a common left edge, and how wide a lost figure
 * is.
 */
const SAME_EDGE = 0.25
const LOST_FIGURE_INSET = [0.35, 2.5] as const
/**
 * In heights of the font: how far off its list a foreign row stands, and how far bases of a row
 * differ.
 */
const MAX_OFFSET = 2.5
const SAME_ROW = 0.5
/** The share of rows that stand on the edge of a list which has one. */
const MIN_ALIGNED_SHARE = 0.7

/** The indices of the lines whose rows stand oddly; `pageRows` are all rows of their pages. */
export function findLayoutOutliers(
  list: readonly ListedLine[],
  pageRows: readonly PlacedText[],
): Set<number> {
  const rows = list.flatMap(({ rows: lineRows }) => lineRows)
  const size = median(rows.map((row) => row.size)) || 1
  const left = median(rows.map((row) => row.left))
  const isAligned =
    rows.filter((row) => Math.abs(row.left - left) < SAME_EDGE * size).length >
    MIN_ALIGNED_SHARE * rows.length
  const gaps = list.map((line, at) => gapBetween(list[at - 1], line))
  const usualGap = median(gaps.filter((gap) => gap > 0))
  const closestGap = closestRows(pageRows)
  const looseGap = usualGap > MIN_LOOSE_GAP * closestGap ? (usualGap + closestGap) / 2 : Infinity
  const odd = new Set<number>()
  list.forEach((line, at) => {
    if (isJoined(line.rows, rows, looseGap)) odd.add(at)
    const [first] = line.rows
    const offset = first ? (first.left - left) / size : 0
    if (
      isAligned &&
      offset > LOST_FIGURE_INSET[0] &&
      offset < LOST_FIGURE_INSET[1] &&
      beginsWithNumber(line.text)
    )
      odd.add(at)
    // A date, a caption or the rest of another line has got into the list.
    if (isAligned && Math.abs(offset) > MAX_OFFSET) odd.add(at)
    if (isBeside(list[at - 1], line, size)) odd.add(at - 1).add(at)
    const isGapOrCut =
      at > 0 &&
      ((usualGap > 0 && (gaps[at] ?? 0) > MISSING_LINE_GAP * usualGap) || isCut(list[at - 1], line, rows))
    if (isGapOrCut) odd.add(at - 1).add(at)
  })
  return odd
}

/** From the last row of one line to the first of the next, on the same page and below it. */
function gapBetween(before: ListedLine | undefined, line: ListedLine): number {
  const [last, first] = [before?.rows.at(-1), line.rows[0]]
  return last && first && before?.page === line.page ? first.base - last.base : 0
}

/** Whether two lines of a list stand in one row, so that they may be one line in two pieces. */
function isBeside(before: ListedLine | undefined, line: ListedLine, size: number): boolean {
  const [last, first] = [before?.rows.at(-1), line.rows[0]]
  return (
    last !== undefined &&
    first !== undefined &&
    last !== first &&
    before?.page === line.page &&
    Math.abs(first.base - last.base) < SAME_ROW * size
  )
}

/** How far rows of a page stand below each other where they are closest. */
function closestRows(rows: readonly PlacedText[]): number {
  const gaps = rows.flatMap((row, at) => {
    const gap = (rows[at + 1]?.base ?? 0) - row.base
    return gap > 0.8 * row.size && gap < 3 * row.size ? [gap] : []
  })
  return gaps.toSorted((a, b) => a - b)[Math.floor(0.25 * gaps.length)] ?? 0
}

const isBelow = (row: PlacedText, above: PlacedText) => row.base - above.base > 0.4 * row.size

/** The room that the first word of a row takes, with the space before it. */
const firstWordWidth = ({ text, left, right }: PlacedText) =>
  (WORD_WIDTH * (right - left) * ((text.split(' ')[0] ?? '').length + 1)) / Math.max(1, text.length)

/** The right edge of the rows that begin where this one does. */
const rightEdgeOf = ({ left, size }: PlacedText, rows: readonly PlacedText[]) =>
  Math.max(...rows.filter((row) => Math.abs(row.left - left) < 2 * size).map(({ right }) => right))

/**
 * Whether a row of a line is one of its own: its first word would have fitted into the row above
 * it, or it stands as far below that row as lines do.
 */
const isJoined = (lineRows: readonly PlacedText[], rows: readonly PlacedText[], looseGap: number) =>
  lineRows.slice(1).some((row, at) => {
    const above = lineRows[at]
    if (!above || !isBelow(row, above)) return false
    return (
      above.right + firstWordWidth(row) < rightEdgeOf(above, rows) ||
      row.base - above.base > looseGap ||
      (beginsWithNumber(above.text) && !continuation.test(row.text) && isCompleteWithoutAmount(row.text))
    )
  })

/** How the rest of a line begins; another food does not. */
const continuation = /^(?:plus|and|or|for|with|to|of|at|from|if|as|in|into|cut|see)\b|^[^\p{L}]/iu

/** A word or two that may be the end of another line; in capitals too. */
const lineEnd = /^(?:[\p{Ll}-]+(?: [\p{Ll}-]+)?|[\p{Lu}-]{3,})$/u

/**
 * Whether a word or two without an amount may be the end of the line above, whose last row has no
 * room for them.
 */
function isCut(before: ListedLine | undefined, line: ListedLine, rows: readonly PlacedText[]): boolean {
  const [above, row] = [before?.rows.at(-1), line.rows[0]]
  if (!above || !row || !lineEnd.test(line.text) || /[).,;:]$/.test(above.text) || !isBelow(row, above))
    return false
  return above.right + firstWordWidth(row) / WORD_WIDTH > rightEdgeOf(above, rows)
}
