import type { z } from 'zod'
import { firstFreeRun, isLocked } from '../../domain/calendar/lock.ts'
import type { MealSlot } from '../../domain/calendar/meal.ts'
import { addDays, type Day, type DayRange, daysOf } from '../../domain/day.ts'
import type { PlanRule, RuleOffer } from '../../domain/planner/plan-rule.ts'
import {
  MAX_PLANNED_DAYS,
  plannerProblems,
  type PlanningRequest,
} from '../../domain/planner/planning-request.ts'
import { type WeekdayName, weekdayNames } from '../../domain/planner/weekday-names.ts'
import type { ToastContent } from '../api/after-mutation.ts'

export interface PlannerFormValues {
  /** Empty until chosen. */
  start: string
  end: string
  templateId: number | null
  weekdays: readonly WeekdayName[]
  meal: MealSlot | null
  replaceExistingMeals: boolean
  ignoreSkippedDays: boolean
  balanceCuisines: boolean
  tags: readonly string[]
  guestIds: readonly number[]
  /** What is in the freezer, with commas between. */
  freezer: string
  /**
   * The sentence being typed, the rules that were understood, the parts that were not, and what
   * those may mean.
   */
  sentence: string
  rules: readonly PlanRule[]
  unread: readonly string[]
  offers: readonly RuleOffer[]
}

/** A part of the planner's form: what it shows, and how it changes it. */
export interface PlannerFormPart {
  form: PlannerFormValues
  onChange: (part: Partial<PlannerFormValues>) => void
}

const WEEK = 7

/**
 * How the form begins (planner 3: replace off, ignore skipped days on, balance cuisines on): dinner
 * for a week from the first days that no list locks (planner 39, planner 153).
 */
export function defaultPlannerForm(today: Day, locks: readonly DayRange[]): PlannerFormValues {
  const start = firstFreeRun(today, locks)
  return {
    start,
    end: addDays(start, WEEK - 1),
    templateId: null,
    weekdays: [],
    meal: 'dinner',
    replaceExistingMeals: false,
    ignoreSkippedDays: true,
    balanceCuisines: true,
    tags: [],
    guestIds: [],
    freezer: '',
    sentence: '',
    rules: [],
    unread: [],
    offers: [],
  }
}

export type PlanBody = z.input<typeof PlanningRequest>

/**
 * The most days that are listed. While a year is typed, the date is in the year 2 for a moment, and
 * listing the days of two thousand years would block the page.
 */
const MAX_LISTED_DAYS = 366

/**
 * The dates of the form; of a very long range only the first ones, which are too many to plan
 * anyway.
 */
export function datesOf({ start, end }: PlannerFormValues): Day[] {
  if (start === '' || end === '') return []
  const last = addDays(start, MAX_LISTED_DAYS - 1)
  return daysOf({ start, end: end < last ? end : last })
}

export const unlockedDates = (form: PlannerFormValues, locks: readonly DayRange[]): Day[] =>
  datesOf(form).filter((date) => !isLocked(date, locks))

/** Why the form cannot be sent, in the order of its steps (planner 4). */
export function planProblemOf(
  form: PlannerFormValues,
  locks: readonly DayRange[],
  today: Day,
): ToastContent | null {
  if (form.start === '' || form.end === '') return plannerProblems.dates
  if (form.start < today) return plannerProblems.past
  if (form.end < form.start)
    return { title: plannerProblems.dates.title, text: 'The end date can’t be before the start date.' }
  const dates = unlockedDates(form, locks)
  if (dates.length === 0) return plannerProblems.locked
  if (dates.length > MAX_PLANNED_DAYS)
    return {
      title: plannerProblems.dates.title,
      text: `Plan at most ${MAX_PLANNED_DAYS} days at once.`,
    }
  if (form.meal === null && form.templateId === null) return plannerProblems.meals
  return null
}

/** The most frozen meals that are sent, and the most letters of each. */
const MAX_FROZEN = { meals: 20, letters: 100 }

const frozenOf = ({ freezer }: PlannerFormValues) =>
  freezer
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, MAX_FROZEN.letters))
    .filter((name) => name !== '')
    .slice(0, MAX_FROZEN.meals)

/** What is sent (planner 7); balancing cuisines is shown and not sent. */
export function planBodyOf(form: PlannerFormValues, locks: readonly DayRange[]): PlanBody {
  return {
    dates: unlockedDates(form, locks),
    meals: form.meal === null ? [] : [form.meal],
    replaceExistingMeals: form.replaceExistingMeals,
    ignoreSkippedDays: form.ignoreSkippedDays,
    ...(form.templateId !== null && { templateId: form.templateId }),
    ...(form.weekdays.length > 0 && { days: weekdayNames.filter((name) => form.weekdays.includes(name)) }),
    ...(form.tags.length > 0 && { tags: [...form.tags] }),
    ...(form.rules.length > 0 && { rules: [...form.rules] }),
    ...(frozenOf(form).length > 0 && { freezer: frozenOf(form) }),
    ...(form.guestIds.length > 0 && { guestIds: [...form.guestIds] }),
  }
}
