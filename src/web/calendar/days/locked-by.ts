import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import { type Day, includesDay } from '../../../domain/day.ts'
import type { Lock } from './queries.ts'

/**
 * The name of the list that locks a day; null where it is open. A stored day knows its lock even if
 * the lists could not be read.
 */
export function lockedBy(date: Day, stored: Assignment | null, locks: readonly Lock[]): string | null {
  const lock = locks.find((range) => includesDay(range, date))
  if (lock) return lock.listName
  return stored?.isLocked ? (stored.lockReason ?? '') : null
}
