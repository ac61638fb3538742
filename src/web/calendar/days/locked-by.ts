import type { Assignment } from '../../../domain/calendar/assignment.ts'
import { type Day, holds } from '../../../domain/day.ts'
import type { Lock } from './queries.ts'

/**
 * What locks a day: the name of a list; null where it is open. A stored day knows of its lock also
 * where the lists could not be read.
 */
export function lockedBy(date: Day, stored: Assignment | null, locks: readonly Lock[]): string | null {
  const lock = locks.find((one) => holds(one, date))
  if (lock) return lock.listName
  return stored?.isLocked ? (stored.lockReason ?? '') : null
}
