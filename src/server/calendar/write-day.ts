import { Assignment, type DayPlanChange, type NewDayPlan } from '../../domain/calendar/day-plan.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import type { Day } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { refuseUnknownDiners } from '../household/refuse-unknown-diners.ts'
import type { Context } from '../http/context.ts'
import { refuseUnknownRecipes } from '../recipes/refuse-unknown-recipes.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentOn, insertAssignment, type Lock, updateAssignment } from './store.ts'

type DayRow = Omit<Row<'calendarAssignments'>, 'householdId'>

/** A stored day as it is answered, with its lock. */
export function toAssignment(row: DayRow, locks: readonly Lock[]): Assignment {
  const lock = locks.find((candidate) => isLocked(row.date, [candidate]))
  return { ...row, isLocked: lock !== undefined, lockReason: lock?.reason ?? null }
}

export const dayExists = (current: Row<'calendarAssignments'> | undefined) =>
  refuse('DAY_EXISTS', 'This day already has a plan. Look at it and make your change again.', {
    current: current && Assignment.parse(toAssignment(current, [])),
  })

export const dayChangedMeanwhile = (current: DayRow) =>
  refuse(
    'CHANGED_MEANWHILE',
    'Somebody else changed this day first. Look at it and make your change again.',
    {
      current: Assignment.parse(toAssignment(current, [])),
    },
  )

export async function createDay(
  { household, user, now }: Context,
  { body }: { body: NewDayPlan },
): Promise<Assignment> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseLockedDay(tx, body.date)
    await refuseUnknownRecipes(tx, body, {})
    await refuseUnknownDiners(tx, body, {})
    const row = await insertAssignment(tx, {
      ...body,
      userId: user.id,
      isManuallyModified: true,
      lastModified: now,
    })
    if (row) return toAssignment(row, [])
    const current = await assignmentOn(tx, body.date)
    throw dayExists(current)
  })
}

export async function changeDay(
  { household, now }: Context,
  { params, body, ifMatch }: { params: { date: Day }; body: DayPlanChange; ifMatch?: number },
): Promise<Assignment> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseLockedDay(tx, params.date)
    const current = await assignmentOn(tx, params.date)
    if (!current) throw refuse('NOT_FOUND', 'Nothing is planned for this day yet.')
    if (ifMatch !== undefined && ifMatch !== current.version) throw dayChangedMeanwhile(current)
    await refuseUnknownRecipes(tx, body, current)
    await refuseUnknownDiners(tx, body, current)
    const change = { ...body, lastModified: now, isManuallyModified: true }
    return toAssignment(await updateAssignment(tx, params.date, change), [])
  })
}
