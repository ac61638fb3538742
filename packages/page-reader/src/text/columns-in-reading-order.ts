/** Splits lines of a copy whose cells stand apart: columns of a page, rows of a table, facts. */

import { isAmountOnly } from '../page/line-likeness.ts'
import { ingredientsLabel } from '../page/part-label-patterns.ts'
import { isFact } from './fact-lines.ts'

/** Spaces that part two columns. */
const GAP = /(?<=\S) {3,}(?=\S)/
/**
 * How many lines must begin at the same place behind a gap for a column, and their share of the
 * lines that reach so far.
 */
const MIN_COLUMN_LINES = 3
const MIN_COLUMN_SHARE = 0.6

/**
 * The lines with each cell in reading order: columns one below the other, a row of a table in one
 * line.
 */
export function columnsInReadingOrder(lines: readonly string[]): string[] {
  const result: string[] = []
  let block: string[] = []
  const endBlock = () => {
    result.push(...linesOfBlock(block))
    block = []
  }
  for (const line of lines) {
    if (line.trim() === '') {
      endBlock()
      result.push(line)
    } else block.push(line)
  }
  endBlock()
  return result
}

function linesOfBlock(block: readonly string[]): readonly string[] {
  // The cells of a Markdown table are separated later (`joinCells`).
  if (block.every((line) => line.trimStart().startsWith('|'))) return block
  if (block.some((line) => line.trim().includes('\t'))) return block.flatMap(lineOfTable)
  const at = columnOf(block)
  return at === null ? block.flatMap(atGaps) : linesOfColumns(block, at)
}

/** Where the right column of a block begins; null where there is none. */
function columnOf(block: readonly string[]): number | null {
  const starts = block.flatMap((line) => {
    const gap = GAP.exec(line)
    return gap ? [gap.index + gap[0].length] : []
  })
  const common = starts
    .map((start) => ({ start, count: starts.filter((other) => other === start).length }))
    .toSorted((a, b) => b.count - a.count)[0]
  if (!common || common.count < MIN_COLUMN_LINES) return null
  const isFree = (line: string) => line.slice(common.start - 2, common.start).trim() === ''
  const free = block.filter(isFree).length
  const isCommon =
    common.count >= MIN_COLUMN_SHARE * block.filter((line) => line.length > common.start).length
  return free === block.length && isCommon ? common.start : null
}

/** Columns one below the other; amounts in a column stand before their foods. */
function linesOfColumns(block: readonly string[], at: number): string[] {
  const rows = block.map((line) => ({ left: line.slice(0, at).trim(), right: line.slice(at).trim() }))
  const areMeasures = (cells: readonly string[]) =>
    cells.filter(isAmountOnly).length >= MIN_COLUMN_SHARE * cells.filter(Boolean).length
  if (areMeasures(rows.map(({ left }) => left))) return rows.map(({ left, right }) => `${left} ${right}`)
  if (areMeasures(rows.map(({ right }) => right)))
    return rows.map(({ left, right }) => (isAmountOnly(right) ? `${right} ${left}` : `${left} ${right}`))
  return [...rows.map(({ left }) => left), '', ...rows.map(({ right }) => right)].filter(
    (line, index) => line !== '' || index === rows.length,
  )
}

/** 'Page 34' beside the name of the book. */
const pageCell = /^(?:page|seite|p[áa]gina|side|sida|strona|p\.|s\.)\s?\d{1,4}$/iu

/** A lone line with gaps split at them, unless an amount stands apart from its food. */
function atGaps(line: string): string[] {
  const cells = line.trim().split(/ {3,}/)
  if (
    cells.length === 2 &&
    cells.some((cell) => pageCell.test(cell)) &&
    cells.some((cell) => !/\d/.test(cell))
  )
    return []
  return cells.length === 1 || cells.some((cell) => isAmountOnly(cell) || /^[\d.)]+$/.test(cell))
    ? [line]
    : cells
}

const MIN_STEP_WORDS = 4
const LONGEST_HEAD = 24

/** A row of a table that was copied with tabs. */
function lineOfTable(line: string): string[] {
  const cells = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [first = '', second = '', ...others] = cells
  if (cells.length < 2) return cells
  const isHead = cells.every((cell) => !/\d/.test(cell) && cell.length <= LONGEST_HEAD)
  const foodHead = cells.find((cell) => ingredientsLabel.test(cell))
  if (isHead && foodHead !== undefined) return [foodHead]
  // '1', 'courgette (about 280 g)' is a food.
  const isStep = second.split(/\s+/).length >= MIN_STEP_WORDS && !/\(.*\d.*\)$/.test(second)
  if (others.length === 0 && /^\d{1,2}[.)]?$/.test(first) && isStep)
    return [`${first.replace(/\D/g, '')}. ${second}`]
  if (isFact(cells.join(' '))) return [cells.join(' ')]
  if (isFact([second, ...others].join(' '))) return [first, [second, ...others].join(' ')]
  const measure = [second, ...others].join(' ')
  if (/^\P{Nd}+$/u.test(first) && isAmountOnly(measure)) return [`${measure} ${first}`]
  return [cells.join(' ')]
}
