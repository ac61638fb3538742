import { createHash } from 'node:crypto'

/**
 * A row in a few letters, to see later whether it is still as it was. The order of its columns and
 * of keys in JSON does not count.
 */
export function hashOf(row: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(row)))
    .digest('base64url')
    .slice(0, 22)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
