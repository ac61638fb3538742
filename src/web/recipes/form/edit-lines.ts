/**
 * The edits that keys make in a list of lines. Each returns the new lines and the place of the
 * caret.
 */

import { splitPasted } from '@plateful/ingredients/lines/recipe-lines'

export interface LinesEdit {
  lines: string[]
  /** The row to focus, and the place of the caret in it. */
  row: number
  caret: number
  /** The row's handle takes the focus, not its text. */
  onHandle?: true
}

/** The selected part of a row; an empty selection has equal ends. */
export interface Selection {
  start: number
  end: number
}

/** Enter: the text after the caret moves to a new row. */
export function breakLine(lines: readonly string[], row: number, { start, end }: Selection): LinesEdit {
  const line = lines[row] ?? ''
  const [before, after] = [line.slice(0, start).trimEnd(), line.slice(end).trimStart()]
  return { lines: lines.toSpliced(row, 1, before, after), row: row + 1, caret: 0 }
}

/** Backspace at the start of a row joins it to the row before. */
export function joinWithPrevious(lines: readonly string[], row: number): LinesEdit {
  const previous = lines[row - 1] ?? ''
  const line = lines[row] ?? ''
  const joined = [previous, line].filter(Boolean).join(' ')
  return { lines: lines.toSpliced(row - 1, 2, joined), row: row - 1, caret: previous.length }
}

/** Removes a row; one empty row always stays. */
export function removeLine(lines: readonly string[], row: number): LinesEdit {
  const remaining = lines.toSpliced(row, 1)
  const nextRow = Math.min(row, Math.max(remaining.length - 1, 0))
  return {
    lines: remaining.length > 0 ? remaining : [''],
    row: nextRow,
    caret: remaining[nextRow]?.length ?? 0,
  }
}

/** Moves a row up or down by one; at the ends it stays. */
export function moveLine(lines: readonly string[], row: number, step: -1 | 1, caret: number): LinesEdit {
  const to = row + step
  if (to < 0 || to >= lines.length) return { lines: [...lines], row, caret }
  return { lines: lines.toSpliced(row, 1).toSpliced(to, 0, lines[row] ?? ''), row: to, caret }
}

export function moveLineTo(lines: readonly string[], row: number, to: number): LinesEdit {
  const movedLines = lines.toSpliced(row, 1).toSpliced(to, 0, lines[row] ?? '')
  return { lines: movedLines, row: to, caret: 0, onHandle: true }
}

/** Replaces the selection by pasted text; each of its lines becomes a row. */
export function pasteLines(
  lines: readonly string[],
  row: number,
  { start, end }: Selection,
  pasted: string,
  tidy: (line: string) => string,
): LinesEdit {
  const line = lines[row] ?? ''
  const added = splitPasted(pasted).map(tidy).filter(Boolean)
  const first = line.slice(0, start) + (added[0] ?? '')
  const rows = [first, ...added.slice(1)]
  const last = rows.length - 1
  const caret = rows[last]?.length ?? 0
  const joinedRows = rows.with(last, (rows[last] ?? '') + line.slice(end))
  return { lines: lines.toSpliced(row, 1, ...joinedRows), row: row + last, caret }
}
