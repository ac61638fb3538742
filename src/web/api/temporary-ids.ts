/**
 * Temporary ids for things that are made offline, until the server gives the true ones (decision
 * 0111). They are whole numbers above any that a database reaches, so that they fit wherever an id
 * does.
 */

const FIRST_TEMPORARY_ID = 2 ** 52

/** Whether an id was drawn on a device. */
export const isTemporaryId = (id: number): boolean => Number.isSafeInteger(id) && id >= FIRST_TEMPORARY_ID

/** An id that no other device and no database has. */
export function newTemporaryId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return FIRST_TEMPORARY_ID + (high >>> 12) * 2 ** 32 + low
}

export type ServerIds = ReadonlyMap<number, number>

/** A value with server ids in it, however deep; the same value where nothing changes. */
export function withServerIds<T>(value: T, ids: ServerIds): T {
  return ids.size === 0 ? value : (replaceIds(value, ids) as T)
}

function replaceIds(value: unknown, ids: ServerIds): unknown {
  if (typeof value === 'number') return ids.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const next = value.map((one: unknown) => replaceIds(one, ids))
    return next.some((item, index) => item !== value[index]) ? next : value
  }
  const entries = Object.entries(value)
  const next = entries.map(([name, field]) => [name, replaceIds(field, ids)] as const)
  return next.some(([, field], index) => field !== entries[index]?.[1]) ? Object.fromEntries(next) : value
}

/** The temporary ids in a value, however deep. */
export function temporaryIdsIn(value: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof value === 'number' && isTemporaryId(value)) found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) temporaryIdsIn(part, found)
  return found
}
