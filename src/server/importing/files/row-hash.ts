import { createHash } from 'node:crypto'

/** Columns that came after imports had begun to be noted. */
const cameLater: ReadonlySet<string> = new Set(['usedRecipes', 'notes', 'notesBy', 'notesAt'])

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/**
 * A row in a few letters, to see later whether it is still as it was. The order of its columns and
 * of keys in JSON does not count, and neither does a later column that is empty: an import of
 * before can still be taken back.
 */
export function hashOf(row: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(Object.fromEntries(counted(row)))))
    .digest('base64url')
    .slice(0, 22)
}

const counted = (row: object) =>
  Object.entries(row).filter(([column, value]) => !(cameLater.has(column) && isEmpty(value)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
