import { createHash } from 'node:crypto'

/** Columns that did not exist yet when the first hashes were stored. */
const laterColumns: ReadonlySet<string> = new Set(['usedRecipes', 'notes', 'notesBy', 'notesAt'])

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/**
 * The hash of a row, by which an import sees later whether the row was changed since. The order of
 * columns and of keys in JSON does not count. A later column that is empty does not count either,
 * so that older imports can still be taken back.
 */
export function rowHash(row: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(Object.fromEntries(countedColumns(row)))))
    .digest('base64url')
    .slice(0, 22)
}

const countedColumns = (row: object) =>
  Object.entries(row).filter(([column, value]) => !(laterColumns.has(column) && isEmpty(value)))

/** JSON with the keys of its objects in one order: PostgreSQL answers them in another. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortedKeys(item)]),
  )
}
