/**
 * Reads comma-separated values (RFC 4180) as rows by column. A quoted cell that is never closed
 * ends with the text.
 */

import { checkRowCount } from '../limits.ts'

/**
 * The rows below the first, by the names in the first. The name of a column without one is its
 * number ('18').
 */
export function readTable(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const [header = [], ...rows] = cellsOf(text)
  const columns = header.map((name, at) => name.trim() || String(at))
  return {
    columns,
    rows: rows.map((cells) =>
      Object.fromEntries(cells.map((cell, at) => [columns[at] ?? String(at), cell] as const)),
    ),
  }
}

/**
 * Rows of cells; rows with nothing in them are left out. The separator is the one that the first
 * line uses most.
 */
function cellsOf(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  const endRow = () => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row)
    checkRowCount(rows.length)
    row = []
  }
  let at = 0
  while (at < text.length) {
    const { cell, next } =
      text[at] === '"' ? quotedCell(text, at, separator) : unquotedCell(text, at, separator)
    row.push(cell)
    at = next
    const mark = text[at]
    if (mark === separator) {
      at += 1
      if (at === text.length) row.push('')
    } else {
      endRow()
      at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1
    }
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const firstLine = text.slice(0, /[\r\n]/.exec(text)?.index ?? text.length)
  const count = (mark: string) => firstLine.split(mark).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function unquotedCell(text: string, from: number, separator: string): { cell: string; next: number } {
  let next = from
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r')
    next += 1
  return { cell: text.slice(from, next), next }
}

/**
 * A quoted cell; two quotes in it stand for one. Text between its closing quote and the next
 * separator is dropped.
 */
function quotedCell(text: string, from: number, separator: string): { cell: string; next: number } {
  let closingQuote = from + 1
  for (;;) {
    closingQuote = text.indexOf('"', closingQuote)
    if (closingQuote === -1) return { cell: text.slice(from + 1), next: text.length }
    if (text[closingQuote + 1] !== '"') break
    closingQuote += 2
  }
  const { next } = unquotedCell(text, closingQuote + 1, separator)
  return { cell: text.slice(from + 1, closingQuote).replaceAll('""', '"'), next }
}
