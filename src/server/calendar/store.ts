import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import type { Day, DayRange } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import { currentNumber, raiseCounter } from '../db/counters.ts'
import type { Household } from '../db/household.ts'
import { revisionOf } from '../db/row-locks.ts'
import type { NewHouseholdRow, Row } from '../db/tables.ts'

export async function assignmentsBetween(
  household: Household,
  range: DayRange,
): Promise<Row<'calendarAssignments'>[]> {
  return household
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('date', '>=', range.start)
    .where('date', '<=', range.end)
    .orderBy('date')
    .execute()
}

export async function assignmentOn(
  household: Household,
  date: Day,
): Promise<Row<'calendarAssignments'> | undefined> {
  return household.selectFrom('calendarAssignments').selectAll().where('date', '=', date).executeTakeFirst()
}

/** Those of these days that are stored. */
export async function assignmentsOn(
  household: Household,
  dates: readonly Day[],
): Promise<Row<'calendarAssignments'>[]> {
  return household.selectFrom('calendarAssignments').selectAll().where('date', 'in', dates).execute()
}

/**
 * The counter of the highest version of a deleted day: a later day must not get the same version.
 */
const deletedVersion = ({ id }: Household) => `version of deleted days of household ${id}`

/** Stores a day; undefined if it is stored already. */
export async function insertAssignment(
  household: Household,
  day: NewHouseholdRow<'calendarAssignments'>,
): Promise<Row<'calendarAssignments'> | undefined> {
  const version = (await currentNumber(household.db, deletedVersion(household))) + 1
  return household
    .insertInto('calendarAssignments')
    .values({ ...day, version })
    .onConflict((conflict) => conflict.columns(['householdId', 'date']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateAssignment(
  household: Household,
  date: Day,
  change: Partial<DayPlan> & {
    lastModified: string
    isManuallyModified: boolean
    sourceTemplateId?: number | null
  },
): Promise<Row<'calendarAssignments'>> {
  return household
    .updateTable('calendarAssignments')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a stored day, in a transaction. */
export async function deleteAssignment(tx: Household, date: Day, now: Instant): Promise<void> {
  const { version } = await tx
    .deleteFrom('calendarAssignments')
    .where('date', '=', date)
    .returning('version')
    .executeTakeFirstOrThrow()
  await raiseCounter(tx.db, deletedVersion(tx), version, now)
}

/** The locks of the household that touch a range of days. */
export async function locksBetween(household: Household, range: DayRange): Promise<Lock[]> {
  const rows = await household
    .selectFrom('calendarLocks')
    .select(['id', 'startDate', 'endDate', 'reason'])
    .where('startDate', '<=', range.end)
    .where('endDate', '>=', range.start)
    .orderBy('startDate')
    .execute()
  return rows.map(({ startDate, endDate, ...lock }) => ({ ...lock, start: startDate, end: endDate }))
}

export interface Lock extends DayRange {
  id: number
  reason: string
}

export async function insertLock(
  household: Household,
  lock: NewHouseholdRow<'calendarLocks'>,
): Promise<number> {
  const { id } = await household
    .insertInto('calendarLocks')
    .values(lock)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The version of the household's days, locks and completed lists; every change makes a new random
 * one (`lockHousehold`). Read it before the data, so that it is never newer.
 */
export async function calendarETag(household: Household): Promise<string> {
  return `${household.id}-${await revisionOf(household)}`
}
