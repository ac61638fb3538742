/** Tables of text (CSV and TSV) as a list of rows by column. */
import Papa from 'papaparse'
import { checkRowCount, MOST_ROWS } from '../limits.ts'

/** The rows below the first, by the names in the first. Columns without a name are called by their number ('18'). */
export function readTable(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
    // One more than is read is enough to know that there are too many.
    preview: MOST_ROWS + 2,
  })
  checkRowCount(data.length - 1)
  const [header = [], ...rows] = data
  const columns = header.map((name, at) => name.trim() || String(at))
  return {
    columns,
    rows: rows.map((cells) =>
      Object.fromEntries(cells.map((cell, at) => [columns[at] ?? String(at), cell] as const)),
    ),
  }
}
