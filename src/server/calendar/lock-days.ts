import { lockedRangeMessage } from '../../domain/calendar/lock.ts'
import type { Day, DayRange } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import { insertLock, locksBetween } from './store.ts'

/**
 * Locks a range and returns the lock's id; refuses a range with locked days. Call it inside the
 * transaction that writes what the lock is for.
 */
export async function lockDays(
  tx: Household,
  range: DayRange,
  why: { reason: string; now: string },
): Promise<number> {
  await lockHousehold(tx)
  const touched = await locksBetween(tx, range)
  if (touched.length > 0) throw refuse('DAYS_LOCKED', lockedRangeMessage(touched))
  return insertLock(tx, {
    startDate: range.start,
    endDate: range.end,
    reason: why.reason,
    createdAt: why.now,
  })
}

/** Call it after `lockHousehold`, and before changing what the lock is for. */
export async function unlockDays(tx: Household, lockId: number): Promise<void> {
  await tx.remove('calendarLocks', lockId)
}

/** Call it after `lockHousehold`, so that no lock appears before the write. */
export async function refuseLockedDay(tx: Household, date: Day): Promise<void> {
  if ((await locksBetween(tx, { start: date, end: date })).length > 0) {
    throw refuse(
      'DAYS_LOCKED',
      'This day is locked by a completed shopping list. Unlock the list to change it.',
    )
  }
}

/** Refuses dates of which one is locked. Call it after `lockHousehold`. */
export async function refuseLockedDays(tx: Household, dates: readonly Day[]): Promise<void> {
  const sorted = dates.toSorted()
  const [start, end] = [sorted[0], sorted.at(-1)]
  if (start === undefined || end === undefined) return
  const locks = await locksBetween(tx, { start, end })
  const touching = locks.filter((lock) => dates.some((date) => lock.start <= date && date <= lock.end))
  if (touching.length > 0) throw refuse('DAYS_LOCKED', lockedRangeMessage(touching))
}
