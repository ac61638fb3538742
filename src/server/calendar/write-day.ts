import type { Assignment, DayPlanChange, NewDayPlan } from '../../domain/calendar/assignment.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import type { Day } from '../../domain/day/day.ts'
import { type MealField, mealFieldOf } from '../../domain/meals/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db, Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { knownRecipeIds } from '../recipes/store.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentOn, insertAssignment, type Lock, updateAssignment } from './store.ts'

type MealLists = Partial<Pick<DayPlanChange, MealField>>

/** A stored day as it leaves, with the lock that lies on it. */
export function toAssignment(row: Row<'calendarAssignments'>, locks: readonly Lock[]): Assignment {
  const lock = locks.find((candidate) => isLocked(row.date, [candidate]))
  return { ...row, isLocked: lock !== undefined, lockReason: lock?.reason ?? null }
}

const recipeIdsOf = (day: MealLists) =>
  Object.values(mealFieldOf).flatMap((field) => (day[field] ?? []).flatMap((meal) => meal.recipeId ?? []))

/** A day may keep a recipe that was deleted since; a newly planned one must be in the household's library. */
async function refuseUnknownRecipes(
  tx: Db,
  householdId: number,
  wanted: MealLists,
  current: MealLists,
): Promise<void> {
  const kept = new Set(recipeIdsOf(current))
  const added = [...new Set(recipeIdsOf(wanted))].filter((id) => !kept.has(id))
  const known = await knownRecipeIds(tx, householdId, added)
  if (added.some((id) => !known.has(id))) {
    throw refuse('BAD_INPUT', 'That recipe is not in your library any more. Choose another one.')
  }
}

export async function createDay(
  { db, user, now }: Context,
  { body }: { body: NewDayPlan },
): Promise<Assignment> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    await refuseLockedDay(tx, user.householdId, body.date)
    await refuseUnknownRecipes(tx, user.householdId, body, {})
    const row = await insertAssignment(tx, user.householdId, {
      ...body,
      userId: user.id,
      isManuallyModified: true,
      lastModified: now,
    })
    if (row) return toAssignment(row, [])
    const current = await assignmentOn(tx, user.householdId, body.date)
    throw refuse('DAY_EXISTS', 'This day has a plan already. Look at it and make your change again.', {
      current: current && toAssignment(current, []),
    })
  })
}

export async function changeDay(
  { db, user, now }: Context,
  { params, body, ifMatch }: { params: { date: Day }; body: DayPlanChange; ifMatch?: number },
): Promise<Assignment> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    await refuseLockedDay(tx, user.householdId, params.date)
    const current = await assignmentOn(tx, user.householdId, params.date)
    if (!current) throw refuse('NOT_FOUND', 'Nothing is planned for this day yet.')
    if (ifMatch !== undefined && ifMatch !== current.version) {
      throw refuse(
        'CHANGED_MEANWHILE',
        'Somebody else changed this day first. Look at it and make your change again.',
        {
          current: toAssignment(current, []),
        },
      )
    }
    await refuseUnknownRecipes(tx, user.householdId, body, current)
    const change = { ...body, lastModified: now, isManuallyModified: true }
    return toAssignment(await updateAssignment(tx, user.householdId, params.date, change), [])
  })
}
