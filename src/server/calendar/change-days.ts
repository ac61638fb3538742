import { type Assignment, type DayPlanChanges, emptyDay } from '../../domain/calendar/day-plan.ts'
import { type Meal, type MealField, mealFieldOf } from '../../domain/calendar/meal.ts'
import type { Day } from '../../domain/day.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { refuseUnknownDiners } from '../household/refuse-unknown-diners.ts'
import type { Context } from '../http/context.ts'
import { refuseUnknownRecipes } from '../recipes/refuse-unknown-recipes.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentsOn, insertAssignment, updateAssignment } from './store.ts'
import { dayChangedMeanwhile, dayExists, toAssignment } from './write-day.ts'

type MealLists = Record<MealField, Meal[]>
type DayToWrite = DayPlanChanges['days'][number]

/**
 * The meals of several days by meal time, as if they were one day. A meal that moved from one of
 * the days to another is found in it and counts as known.
 */
function mealsTogether(days: readonly MealLists[]): MealLists {
  const all = (field: MealField) => days.flatMap((day) => day[field])
  return {
    breakfastMeals: all(mealFieldOf.breakfast),
    lunchMeals: all(mealFieldOf.lunch),
    dinnerMeals: all(mealFieldOf.dinner),
    snackMeals: all(mealFieldOf.snacks),
  }
}

/** Writes several days in one transaction, if each still has the version that it was made from. */
export async function changeDays(
  context: Context,
  { body }: { body: DayPlanChanges },
): Promise<Assignment[]> {
  const { household } = context
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const stored = await assignmentsOn(
      tx,
      body.days.map(({ date }) => date),
    )
    for (const { date, version } of body.days) {
      await refuseLockedDay(tx, date)
      const current = stored.find((day) => day.date === date)
      if (current && version === null) throw dayExists(current)
      if (version !== null && version !== current?.version)
        throw dayChangedMeanwhile(current ?? deletedDay(date, context))
    }
    await refuseUnknownRecipes(tx, mealsTogether(body.days), mealsTogether(stored))
    await refuseUnknownDiners(tx, mealsTogether(body.days), mealsTogether(stored))
    const writtenDays: Assignment[] = []
    for (const day of body.days)
      writtenDays.push(
        await writeDay(
          tx,
          context,
          day,
          stored.find(({ date }) => date === day.date),
        ),
      )
    return writtenDays
  })
}

/**
 * The answer for a day that was deleted since its version was read: an empty day, with which a
 * browser can merge its change.
 */
const deletedDay = (date: Day, { user, now }: Context): Parameters<typeof dayChangedMeanwhile>[0] => ({
  ...emptyDay(date),
  id: 0,
  userId: user.id,
  templateId: null,
  sourceTemplateId: null,
  isManuallyModified: true,
  lastModified: now,
  version: 0,
})

async function writeDay(
  tx: Household,
  { user, now }: Context,
  toWrite: DayToWrite,
  current: Row<'calendarAssignments'> | undefined,
): Promise<Assignment> {
  const { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped } = toWrite
  const plan = { breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped }
  const stamps = { lastModified: now, isManuallyModified: true }
  if (current) return toAssignment(await updateAssignment(tx, date, { ...plan, ...stamps }), [])
  const row = await insertAssignment(tx, { date, ...plan, ...stamps, userId: user.id })
  if (!row) throw dayExists(undefined)
  return toAssignment(row, [])
}
