import { createHash } from 'node:crypto'

/** Columns that were added after the first hashes were stored. */
const laterColumns: ReadonlySet<string> = new Set(['usedRecipes', 'notes', 'notesBy', 'notesAt'])

export const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/**
 * The hash of a row, by which an import detects later changes. The order of columns and of keys in
 * JSON does not matter. An empty later column does not count, so that older imports can still be
 * undone.
 */
export function rowHash(row: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(Object.fromEntries(countedColumns(row)))))
    .digest('base64url')
    .slice(0, 22)
}

const countedColumns = (row: object) =>
  Object.entries(row).filter(([column, value]) => !(laterColumns.has(column) && isEmpty(value)))

/** JSON with sorted keys, since PostgreSQL answers them in another order. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortedKeys(item)]),
  )
}
