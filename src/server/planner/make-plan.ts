import type { z } from 'zod'
import type { planMealsCall } from '../../contract/planner.ts'
import { mealFieldOf, type MealSlot, mealSlots } from '../../domain/calendar/meal.ts'
import { changedDays, type FilledSlot } from '../../domain/planner/days/fill-slots.ts'
import type { DayStates } from '../../domain/planner/planning-action.ts'
import type { PlanningRequest } from '../../domain/planner/planning-request.ts'
import { refuse } from '../../domain/refusal.ts'
import { refuseLockedDays } from '../calendar/lock-days.ts'
import { putDay, storedDays } from '../calendar/put-day.ts'
import { countTemplateUse } from '../calendar/templates/assign-template.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { knownRecipeIds } from '../recipes/store.ts'
import { askPlanner, refuseBrokenPins } from './ask-planner.ts'
import { consumePlanAttempt } from './attempt-limits.ts'
import { dayStateOf } from './day-state.ts'
import { recipeIdsIn } from './kitchen-task.ts'
import { filledSlots, planAnswer } from './plan-answer.ts'
import { gatherPlanInput, type PlanInput, refusePast } from './plan-input.ts'
import { insertAction } from './store.ts'

/** Most attempts to plan while the calendar changes. */
const TRIES = 3

type PlanAnswer = z.input<typeof planMealsCall.answer>

/** Plans and writes the days in one transaction; plans again if the calendar has changed. */
export async function makePlan(context: Context, { body }: { body: PlanningRequest }): Promise<PlanAnswer> {
  refusePast(body, context.now)
  await consumePlanAttempt(context)
  for (let tries = 1; tries <= TRIES; tries++) {
    const planInput = await gatherPlanInput(context, body)
    const planned = await askPlanner(planInput, context.log)
    refuseBrokenPins(planInput, planned)
    const filled = filledSlots(planInput, planned)
    const actionId = await writePlan(context, planInput, filled)
    if (actionId === 'changed') continue
    return {
      actionId,
      entriesAdded: filled.reduce((sum, { added }) => sum + added.length, 0),
      processedDates: processedDates(filled),
      ...planAnswer(planInput, planned, filled),
    }
  }
  throw refuse('CHANGED_MEANWHILE', 'The calendar changed while the planner was working. Please try again.')
}

const processedDates = (filled: readonly FilledSlot[]) => [
  ...new Set(filled.filter(({ added }) => added.length > 0).map(({ date }) => date)),
]

/** Returns the action's id, null when nothing was added, or that the calendar has changed. */
async function writePlan(
  { household, user, now }: Context,
  planInput: PlanInput,
  filled: readonly FilledSlot[],
): Promise<number | null | 'changed'> {
  const { request, days, template } = planInput
  const dates = processedDates(filled)
  if (dates.length === 0) return null
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const current = await storedDays(tx, request.dates)
    const isAsPlanned = request.dates.every((date) => current.get(date)?.version === days.get(date)?.version)
    if (!isAsPlanned || (await areRecipesGone(tx, filled))) return 'changed'
    await refuseLockedDays(tx, dates)
    const originalState: DayStates = dates.map((date) => ({ date, state: dayStateOf(current.get(date)) }))
    const newState = await writeDays(tx, { user, now }, filled, current, template?.id)
    if (template) await countTemplateUse(tx, template.id, dates.length)
    return insertAction(tx, {
      userId: user.id,
      actionDate: now,
      mealTypes: mealTypesIn(filled),
      affectedDates: dates,
      templateUsed: template?.name ?? null,
      tagsApplied: request.tags,
      generationParameters: {
        totalRecipesAdded: filled.flatMap(({ added }) => recipeIdsIn(added)).length,
        processedDates: dates,
        replaceExistingMeals: request.replaceExistingMeals,
      },
      originalState,
      newState,
      revertedAt: null,
    })
  })
}

/** Writes the days that the plan fills and returns their content. */
async function writeDays(
  tx: Household,
  { user, now }: Pick<Context, 'user' | 'now'>,
  filled: readonly FilledSlot[],
  current: Awaited<ReturnType<typeof storedDays>>,
  templateId: number | undefined,
): Promise<DayStates> {
  const written: DayStates = []
  for (const day of changedDays(filled, current)) {
    const before = current.get(day.date)
    const after = {
      date: day.date,
      breakfastMeals: day.breakfastMeals,
      lunchMeals: day.lunchMeals,
      dinnerMeals: day.dinnerMeals,
      snackMeals: day.snackMeals,
      isSkipped: day.isSkipped,
      sourceTemplateId: templateId ?? before?.sourceTemplateId ?? null,
      isManuallyModified: before?.isManuallyModified ?? false,
    }
    await putDay(tx, after, { userId: user.id, now, isStored: before !== undefined })
    written.push({ date: day.date, state: dayStateOf(after) })
  }
  return written
}

async function areRecipesGone(tx: Household, filled: readonly FilledSlot[]): Promise<boolean> {
  const ids = [...new Set(filled.flatMap(({ added }) => recipeIdsIn(added)))]
  const known = await knownRecipeIds(tx, ids)
  return ids.some((id) => !known.has(id))
}

function mealTypesIn(filled: readonly FilledSlot[]): MealSlot[] {
  const used = new Set(filled.filter(({ added }) => added.length > 0).map(({ slot }) => mealFieldOf[slot]))
  return mealSlots.filter((slot) => used.has(mealFieldOf[slot]))
}
