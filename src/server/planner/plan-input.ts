/** Collects what the planner needs of a household for one request. */

import { WEEK_AROUND } from '@plateful/meal-planner/reasons/reasons-of-week'
import { emptyDay } from '../../domain/calendar/day-plan.ts'
import { mealFieldOf } from '../../domain/calendar/meal.ts'
import { addDays, type Day, type DayRange } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { Freezer } from '../../domain/planner/days/fill-slots.ts'
import { makeMealOverrides } from '../../domain/planner/days/meal-overrides.ts'
import { openDates, type SkippedDate, skipReasons } from '../../domain/planner/days/open-dates.ts'
import { pickSkips } from '../../domain/planner/days/pick-skips.ts'
import type { FindStayingMeals } from '../../domain/planner/days/skip-rule.ts'
import { type Survey, surveyDays } from '../../domain/planner/days/survey-days.ts'
import { isFree } from '../../domain/planner/days/who-eats.ts'
import { isSurelySafe } from '../../domain/planner/dishes/is-surely-safe.ts'
import { LEARNING_DAYS } from '../../domain/planner/dishes/learned-meal-times.ts'
import { ruleInWeeks } from '../../domain/planner/model/rule-days.ts'
import type { ReadRules } from '../../domain/planner/plan-rule.ts'
import type { FindOpenPacks } from '../../domain/planner/plan/open-pack.ts'
import { plannerProblems, type PlanningRequest } from '../../domain/planner/planning-request.ts'
import type { KitchenTask } from '../../domain/planner/task/kitchen-task.ts'
import { refuseField } from '../../domain/refusal.ts'
import { assignmentsBetween, locksBetween } from '../calendar/store.ts'
import type { Row } from '../db/tables.ts'
import { type LaterFeatures, type Context, todayOf } from '../http/context.ts'
import { kitchenTaskOf } from './kitchen-task.ts'
import { type HouseholdForPlanner, readHousehold } from './read-household.ts'
import { namesOf, ruleContextOf, slotsOf } from './rule-context.ts'

/** A request with its days, their versions, and the task for the planner. */
export interface PlanInput {
  request: PlanningRequest
  days: Map<Day, Row<'calendarAssignments'>>
  survey: Survey
  task: KitchenTask
  template: Row<'mealPlanningDays'> | null
  /** The meals in the freezer, and who may eat each. */
  freezer: Freezer
  /** The part of the request's sentence that was not understood. */
  unread: string[]
  locks: readonly DayRange[]
  /** Finds the packs that a plan leaves open. */
  findOpen: FindOpenPacks
}

/** Refuses dates before today. Yesterday is accepted, as it is still today in some time zones. */
export function refusePast({ dates }: PlanningRequest, now: Instant): void {
  if ((dates[0] ?? '') < addDays(todayOf(now), -1)) throw refuseField('dates', plannerProblems.past.text)
}

type Planner = Pick<Context, 'household' | 'user' | 'now' | 'external'> & {
  laterFeatures: Pick<LaterFeatures, 'openPacks'>
}

export async function gatherPlanInput(context: Planner, request: PlanningRequest): Promise<PlanInput> {
  const { household: home, user } = context
  const household = await readHousehold(home, user.id, request)
  const { template } = household
  const window = { start: request.dates[0] ?? '', end: request.dates.at(-1) ?? '' }
  const reach = Math.max(
    household.preferences.avoidRepetitionDays,
    household.account.recipeRepeatInterval,
    WEEK_AROUND,
  )
  const around = { start: addDays(window.start, -reach), end: addDays(window.end, reach) }
  const past = { start: addDays(window.start, -LEARNING_DAYS), end: addDays(window.start, -1) }
  const [rows, before, locks, { rules: requestedRules, unread }, findOpen] = await Promise.all([
    assignmentsBetween(home, around),
    assignmentsBetween(home, past),
    locksBetween(home, window),
    rulesOfRequest(context, household, request),
    context.laterFeatures.openPacks(home),
  ])
  const days = new Map(rows.map((row) => [row.date, row]))
  const { family, guests } = namesOf(household.family, household.guests)
  const dates = openDates(request, { days, locks }).open
  const slots = slotsOf(template, request.meals)
  const staying: FindStayingMeals = (date, slot) => {
    const meals = (days.get(date) ?? emptyDay(date))[mealFieldOf[slot]]
    const isAsked = dates.includes(date) && slots.includes(slot)
    return isAsked && isFree(request, meals) ? null : meals
  }
  const rules = pickSkips(requestedRules, { dates, slots, staying })
  const overrides = makeMealOverrides(rules, { dates, slots, family, guests, staying })
  const survey = surveyDays(request, {
    days,
    locks,
    template,
    people: household.account.defaultDinerCount,
    family: family.map(({ id }) => id),
    overrides,
  })
  refuseAllLocked(request, survey)
  const task = kitchenTaskOf(request, { household, window, around, rows, before, survey, rules, overrides })
  return {
    request,
    days,
    survey,
    template,
    task,
    freezer: freezerOf(household, request),
    unread,
    locks,
    findOpen,
  }
}

/**
 * The meals in the freezer. Their names alone are known, so one that may harm somebody who eats is
 * not for them.
 */
function freezerOf({ family, guests, bindings }: HouseholdForPlanner, { freezer }: PlanningRequest): Freezer {
  return {
    meals: freezer,
    isSafe: (name, { dinerIds, guestIds }) => {
      const eating = [
        ...family.filter(({ id }) => dinerIds?.includes(id) ?? true),
        ...guests.filter(({ id }) => guestIds.includes(id)),
      ]
      const allergies = [...bindings.allergies, ...eating.flatMap((person) => person.allergies)]
      const diets = [
        ...bindings.dietaryRestrictions,
        ...eating.flatMap((person) => person.dietaryPreferences),
      ]
      return isSurelySafe(name, { allergies, diets })
    },
  }
}

/** The household's own rules, those of the request, and what its sentence says. */
async function rulesOfRequest(
  { now, external }: Planner,
  household: HouseholdForPlanner,
  { today, dates, meals, rules, preferences }: PlanningRequest,
): Promise<ReadRules> {
  const keptRules = household.keptRules.flatMap(
    ({ rule, offWeeks }) => ruleInWeeks(rule, dates, offWeeks) ?? [],
  )
  if (preferences === '') return { rules: [...keptRules, ...rules], unread: [] }
  const context = ruleContextOf({ ...household, today: todayOf(now, today), dates, meals })
  const sentenceRules = await external.rules.read(preferences, context)
  return { rules: [...keptRules, ...rules, ...sentenceRules.rules], unread: sentenceRules.unread }
}

function refuseAllLocked(request: PlanningRequest, { skipped }: Survey): void {
  const isLocked = ({ reason }: SkippedDate) => reason === skipReasons.locked
  if (skipped.length === request.dates.length && skipped.every(isLocked))
    throw refuseField('dates', plannerProblems.locked.text)
}
