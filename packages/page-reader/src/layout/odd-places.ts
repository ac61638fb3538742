/**
 * Which lines of a list from a picture stand oddly: joined from two, cut in two, or beside one that
 * was lost. Words alone do not tell it; where the rows of a page stand does. Pure.
 */
import { beginsWithNumber } from '../page/line-shape.ts'
import { isWhole } from './odd-lines.ts'
import { median, type PlacedText } from './placed-text.ts'

/** A line of a list, and the rows of its page on which it stands. */
export interface ListedLine {
  text: string
  page: number | null
  rows: readonly PlacedText[]
}

/** A gap that is this many times wider than usual has room for a line that nobody read. */
const GAP_OF_LINE = 1.6
/** Rows of one line stand closer than lines do, by this at least, where lists are set loosely. */
const LOOSE = 1.08
/** By how much wider than its letters say a word may be. */
const WORD = 1.3
/** In heights: how far rows may be off a common left edge, and how much a lost figure takes. */
const SAME_EDGE = 0.25
const INSET = [0.35, 2.5] as const
/** In heights: how far off its list a row stands elsewhere, and how far bases of a row differ. */
const ELSEWHERE = 2.5
const SAME_ROW = 0.5
/** The share of rows that stand on the edge of a list which has one. */
const MOSTLY = 0.7

/** The lines that stand oddly, by their indices; `pageRows` are all rows of their pages. */
export function oddPlaces(list: readonly ListedLine[], pageRows: readonly PlacedText[]): Set<number> {
  const rows = list.flatMap(({ rows: own }) => own)
  const size = median(rows.map((row) => row.size)) || 1
  const left = median(rows.map((row) => row.left))
  const isAligned =
    rows.filter((row) => Math.abs(row.left - left) < SAME_EDGE * size).length > MOSTLY * rows.length
  const gaps = list.map((line, at) => gapBetween(list[at - 1], line))
  const usual = median(gaps.filter((gap) => gap > 0))
  const close = closest(pageRows)
  const loose = usual > LOOSE * close ? (usual + close) / 2 : Infinity
  const odd = new Set<number>()
  list.forEach((line, at) => {
    if (isJoined(line.rows, rows, loose)) odd.add(at)
    const [first] = line.rows
    const off = first ? (first.left - left) / size : 0
    if (isAligned && off > INSET[0] && off < INSET[1] && beginsWithNumber(line.text)) odd.add(at)
    // A date, a caption or the rest of another line has got into the list.
    if (isAligned && Math.abs(off) > ELSEWHERE) odd.add(at)
    if (isBeside(list[at - 1], line, size)) odd.add(at - 1).add(at)
    const isNext =
      at > 0 && ((usual > 0 && (gaps[at] ?? 0) > GAP_OF_LINE * usual) || isCut(list[at - 1], line, rows))
    if (isNext) odd.add(at - 1).add(at)
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
function closest(rows: readonly PlacedText[]): number {
  const gaps = rows.flatMap((row, at) => {
    const gap = (rows[at + 1]?.base ?? 0) - row.base
    return gap > 0.8 * row.size && gap < 3 * row.size ? [gap] : []
  })
  return gaps.toSorted((a, b) => a - b)[Math.floor(0.25 * gaps.length)] ?? 0
}

const isBelow = (row: PlacedText, above: PlacedText) => row.base - above.base > 0.4 * row.size

/** The room that the first word of a row takes, with the space before it. */
const wordOf = ({ text, left, right }: PlacedText) =>
  (WORD * (right - left) * ((text.split(' ')[0] ?? '').length + 1)) / Math.max(1, text.length)

/** The right edge of the rows that begin where this one does. */
const edgeOf = ({ left, size }: PlacedText, rows: readonly PlacedText[]) =>
  Math.max(...rows.filter((row) => Math.abs(row.left - left) < 2 * size).map(({ right }) => right))

/**
 * Whether a row of a line is one of its own: its first word would have fitted into the row above
 * it, or it stands as far below that row as lines do.
 */
const isJoined = (own: readonly PlacedText[], rows: readonly PlacedText[], loose: number) =>
  own.slice(1).some((row, at) => {
    const above = own[at]
    if (!above || !isBelow(row, above)) return false
    return (
      above.right + wordOf(row) < edgeOf(above, rows) ||
      row.base - above.base > loose ||
      (beginsWithNumber(above.text) && !goesOn.test(row.text) && isWhole(row.text))
    )
  })

/** How the rest of a line begins; another food does not. */
const goesOn = /^(?:plus|and|or|for|with|to|of|at|from|if|as|in|into|cut|see)\b|^[^\p{L}]/iu

/** A word or two that may be the end of another line; in capitals too. */
const end = /^(?:[\p{Ll}-]+(?: [\p{Ll}-]+)?|[\p{Lu}-]{3,})$/u

/**
 * Whether a word or two without an amount may be the end of the line above, whose last row has no
 * room for them.
 */
function isCut(before: ListedLine | undefined, line: ListedLine, rows: readonly PlacedText[]): boolean {
  const [above, row] = [before?.rows.at(-1), line.rows[0]]
  if (!above || !row || !end.test(line.text) || /[).,;:]$/.test(above.text) || !isBelow(row, above))
    return false
  return above.right + wordOf(row) / WORD > edgeOf(above, rows)
}
