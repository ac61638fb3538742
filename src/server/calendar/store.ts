import type { DayPlan } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day.ts'
import type { DayRange } from '../../domain/range.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

export async function assignmentsBetween(
  db: Db,
  householdId: number,
  range: DayRange,
): Promise<Row<'calendarAssignments'>[]> {
  return db
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('date', '>=', range.start)
    .where('date', '<=', range.end)
    .orderBy('date')
    .execute()
}

export async function assignmentOn(
  db: Db,
  householdId: number,
  date: Day,
): Promise<Row<'calendarAssignments'> | undefined> {
  return db
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .executeTakeFirst()
}

/** The stored ones of some days. */
export async function assignmentsOn(
  db: Db,
  householdId: number,
  dates: readonly Day[],
): Promise<Row<'calendarAssignments'>[]> {
  return db
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('date', 'in', dates)
    .execute()
}

/** Stores a day; answers nothing when the day is stored already. */
export async function insertAssignment(
  db: Db,
  householdId: number,
  day: Omit<NewRow<'calendarAssignments'>, 'householdId'>,
): Promise<Row<'calendarAssignments'> | undefined> {
  return db
    .insertInto('calendarAssignments')
    .values({ ...day, householdId })
    .onConflict((conflict) => conflict.columns(['householdId', 'date']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateAssignment(
  db: Db,
  householdId: number,
  date: Day,
  change: Partial<DayPlan> & {
    lastModified: string
    isManuallyModified: boolean
    sourceTemplateId?: number | null
  },
): Promise<Row<'calendarAssignments'>> {
  return db
    .updateTable('calendarAssignments')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a stored day off the calendar, as if nothing had ever been planned for it. */
export async function deleteAssignment(db: Db, householdId: number, date: Day): Promise<void> {
  await db
    .deleteFrom('calendarAssignments')
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .execute()
}

/** The locks of the household that touch a range of days. */
export async function locksBetween(db: Db, householdId: number, range: DayRange): Promise<Lock[]> {
  const rows = await db
    .selectFrom('calendarLocks')
    .select(['id', 'startDate', 'endDate', 'reason'])
    .where('householdId', '=', householdId)
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
  db: Db,
  householdId: number,
  lock: Omit<NewRow<'calendarLocks'>, 'householdId'>,
): Promise<number> {
  const { id } = await db
    .insertInto('calendarLocks')
    .values({ ...lock, householdId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteLock(db: Db, householdId: number, id: number): Promise<void> {
  await db.deleteFrom('calendarLocks').where('householdId', '=', householdId).where('id', '=', id).execute()
}
