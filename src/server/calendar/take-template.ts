import { randomUUID } from 'node:crypto'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import { suggestedDay, templateFor } from '../../domain/calendar/template-for.ts'
import { holdHousehold } from '../db/hold.ts'
import type { Context } from '../http/context.ts'
import { recordUse, returnUse, toWeeklyAssignment } from './templates/assign-template.ts'
import { occasionsOf, templatesOf, weeklyAssignmentsOf } from './templates/store.ts'
import { refuseLockedDay } from './lock-days.ts'
import { assignmentOn, deleteAssignment, insertAssignment } from './store.ts'
import { changedMeanwhile, dayExists, toAssignment } from './write-day.ts'

/** Copied meals get new ids, so that days of one template do not share them. */
const afresh = (meals: readonly Meal[]): Meal[] => meals.map((meal) => ({ ...meal, id: randomUUID() }))

/**
 * Stores the templates' suggestion for a day, counts the use and locks the templates, in one
 * transaction.
 */
export async function takeTemplate(
  { household, user, now }: Context,
  { params }: { params: { date: Day } },
): Promise<Assignment> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    await refuseLockedDay(tx, params.date)
    const stored = await assignmentOn(tx, params.date)
    if (stored) throw dayExists(stored)
    const weekly = (await weeklyAssignmentsOf(tx)).map(toWeeklyAssignment)
    const dated = await occasionsOf(tx)
    const suggested = suggestedDay(templateFor(params.date, weekly, dated, await templatesOf(tx)))
    if (!suggested) throw refuse('NOT_FOUND', 'No day template speaks for this day any more.')
    for (const { id } of suggested.templates) await recordUse(tx, id, 1)
    const row = await insertAssignment(tx, {
      date: params.date,
      breakfastMeals: afresh(suggested.meals.breakfastMeals),
      lunchMeals: afresh(suggested.meals.lunchMeals),
      dinnerMeals: afresh(suggested.meals.dinnerMeals),
      snackMeals: afresh(suggested.meals.snackMeals),
      isSkipped: false,
      userId: user.id,
      sourceTemplateId: suggested.templates[0]?.id ?? null,
      isManuallyModified: false,
      lastModified: now,
    })
    if (!row) throw dayExists(undefined)
    return toAssignment(row, [])
  })
}

/** Undoes `takeTemplate` in one transaction, if the day is unchanged. */
export async function giveBackTemplate(
  { household }: Context,
  { params, ifMatch }: { params: { date: Day }; ifMatch?: number },
): Promise<void> {
  await household.transaction(async (tx) => {
    await holdHousehold(tx)
    await refuseLockedDay(tx, params.date)
    const stored = await assignmentOn(tx, params.date)
    if (!stored || stored.sourceTemplateId === null)
      throw refuse('NOT_FOUND', 'This day does not come from a day template.')
    const isAsTaken = !stored.isManuallyModified && (ifMatch === undefined || ifMatch === stored.version)
    // A day stores only its first template; the others are those that apply now.
    const weekly = (await weeklyAssignmentsOf(tx)).map(toWeeklyAssignment)
    const dated = await occasionsOf(tx)
    const used = suggestedDay(templateFor(params.date, weekly, dated, await templatesOf(tx)))?.templates
    if (!isAsTaken || !used?.some(({ id }) => id === stored.sourceTemplateId)) throw changedMeanwhile(stored)
    for (const { id } of used) await returnUse(tx, id, 1)
    await deleteAssignment(tx, params.date)
  })
}
