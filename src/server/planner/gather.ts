/** Collects what the planner must know of a household for one request. */
import { WEEK_AROUND } from '@plateful/meal-planner/reasons'
import { addDays, type Day } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { KitchenTask } from '../../domain/planner/kitchen-task.ts'
import { plannerProblems, type PlanWish } from '../../domain/planner/plan-wish.ts'
import { skipReasons, type Survey, surveyDays } from '../../domain/planner/survey-days.ts'
import { assignmentsBetween, locksBetween } from '../calendar/store.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { readHousehold, refuseField } from './read-household.ts'
import { taskOf } from './task-of.ts'

/** A request with its days, their versions, and the task for the planner. */
export interface Gathered {
  wish: PlanWish
  days: Map<Day, Row<'calendarAssignments'>>
  survey: Survey
  task: KitchenTask
  template: Row<'mealPlanningDays'> | null
}

/**
 * In some time zones today is already tomorrow or still yesterday here; all of them are accepted.
 */
export function refusePast({ dates }: PlanWish, now: Instant): void {
  if ((dates[0] ?? '') < addDays(now.slice(0, 10), -1)) refuseField('dates', plannerProblems.past.text)
}

export async function gather(home: Household, userId: number, wish: PlanWish): Promise<Gathered> {
  const household = await readHousehold(home, userId, wish)
  const { template } = household
  const window = { start: wish.dates[0] ?? '', end: wish.dates.at(-1) ?? '' }
  const reach = Math.max(
    household.preferences.avoidRepetitionDays,
    household.account.recipeRepeatInterval,
    WEEK_AROUND,
  )
  const around = { start: addDays(window.start, -reach), end: addDays(window.end, reach) }
  const [rows, locks] = await Promise.all([assignmentsBetween(home, around), locksBetween(home, window)])
  const days = new Map(rows.map((row) => [row.date, row]))
  const survey = surveyDays(wish, { days, locks, template, people: household.account.defaultDinerCount })
  refuseAllLocked(wish, survey)
  return { wish, days, survey, template, task: taskOf(wish, { household, window, around, rows, survey }) }
}

function refuseAllLocked(wish: PlanWish, { skipped }: Survey): void {
  const isLocked = ({ reason }: Survey['skipped'][number]) => reason === skipReasons.locked
  if (skipped.length === wish.dates.length && skipped.every(isLocked))
    refuseField('dates', plannerProblems.locked.text)
}
