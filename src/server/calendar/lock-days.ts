import { lockedRangeMessage } from '../../domain/calendar/lock.ts'
import type { Day } from '../../domain/day.ts'
import type { DayRange } from '../../domain/range.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import { deleteLock, insertLock, locksBetween } from './store.ts'

/**
 * Locks a range of days and answers the lock's id; refuses a range that touches a locked day. Call it inside the transaction
 * that writes what the lock is for.
 */
export async function lockDays(
  tx: Db,
  householdId: number,
  range: DayRange,
  why: { reason: string; now: string },
): Promise<number> {
  await holdHousehold(tx, householdId)
  const touched = await locksBetween(tx, householdId, range)
  if (touched.length > 0) throw refuse('DAYS_LOCKED', lockedRangeMessage(touched))
  return insertLock(tx, householdId, {
    startDate: range.start,
    endDate: range.end,
    reason: why.reason,
    createdAt: why.now,
  })
}

/** Call it after `holdHousehold`, and that before what the lock is for is touched. */
export async function unlockDays(tx: Db, householdId: number, lockId: number): Promise<void> {
  await deleteLock(tx, householdId, lockId)
}

/** Call it after `holdHousehold`, so that no lock arrives between the look and the write. */
export async function refuseLockedDay(tx: Db, householdId: number, date: Day): Promise<void> {
  if ((await locksBetween(tx, householdId, { start: date, end: date })).length > 0) {
    throw refuse(
      'DAYS_LOCKED',
      'This day is locked by a completed shopping list. Unlock the list to change it.',
    )
  }
}
