/** Writes whole days for later features, such as the planner. */

import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import type { Day } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { assignmentsOn, insertAssignment, updateAssignment } from './store.ts'

/** A day to write, the template that it comes from, and whether a person wrote it. */
export interface DayToPut extends DayPlan {
  sourceTemplateId: number | null
  isManuallyModified: boolean
}

/** The stored days of these dates. Call it after `lockHousehold` before writing them. */
export async function storedDays(
  household: Household,
  dates: readonly Day[],
): Promise<Map<Day, Row<'calendarAssignments'>>> {
  const rows = dates.length === 0 ? [] : await assignmentsOn(household, dates)
  return new Map(rows.map((row) => [row.date, row]))
}

/** Inserts or replaces a day. Call it inside the transaction that checked the locks. */
export async function putDay(
  tx: Household,
  day: DayToPut,
  by: { userId: number; now: Instant; isStored: boolean },
): Promise<void> {
  if (by.isStored) {
    const { date, ...change } = day
    await updateAssignment(tx, date, { ...change, lastModified: by.now })
    return
  }
  await insertAssignment(tx, { ...day, userId: by.userId, lastModified: by.now })
}
