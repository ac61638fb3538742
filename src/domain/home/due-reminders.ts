/** Which reminders are due now, by a person's local time and the household's plan. */

import { formatList } from '@plateful/ingredients/format-english'
import type { PushMessage, WantedReminders } from '../account/reminders.ts'
import type { DayPlan } from '../calendar/day-plan.ts'
import { isLocked } from '../calendar/lock.ts'
import { mealFieldOf, type MealSlot, mealSlots } from '../calendar/meal.ts'
import { mealsToThawFor } from '../calendar/meals-to-thaw.ts'
import { addDays, type Day, type DayRange, daysOf, startOfWeek, weekdayOf } from '../day.ts'
import { totalMinutes } from '../recipes/recipe-times.ts'
import { usesSlowCooker } from '../recipes/slow-cooker.ts'
import type { LocalTime } from './local-time.ts'

/** A reminder; `key` is the same each time, so that a device gets it once. */
export interface DueReminder {
  key: string
  message: PushMessage
}

/** What of a household its reminders are made from. */
export interface ReminderData {
  /** From today to the end of next week. */
  plans: readonly DayPlan[]
  locks: readonly DayRange[]
  recipes: ReadonlyMap<number, DishToCook>
}

/** The part of a recipe that says whether and how long it is in a slow cooker. */
export interface DishToCook {
  name: string
  tags: readonly string[]
  steps: readonly string[]
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes: number | null
}

/**
 * A server that was down still sends what was due this long ago, in minutes; later it is no use.
 */
const MAX_LATE_MINUTES = 120
const isDue = (minute: number, due: number) => minute >= due && minute < due + MAX_LATE_MINUTES

/** When a family usually eats, in minutes since midnight; nobody is asked for it. */
const MEAL_MINUTES: Record<MealSlot, number> = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  dinner: 18 * 60 + 30,
  snacks: 15 * 60,
}
const MORNING_MINUTES = 8 * 60
const EARLIEST_MINUTES = 6 * 60
const EVENING_BEFORE_MINUTES = 20 * 60
/** Minutes for filling the cooker, and for cooking a recipe that gives no time. */
const FILL_COOKER_MINUTES = 30
const DEFAULT_COOKING_MINUTES = 8 * 60

/**
 * When a person is told to start the slow cooker (home 102): at eight in the morning, earlier where
 * the dish needs that to be ready, and the evening before where it would be before six.
 */
export function slowCookerStart(
  date: Day,
  slot: MealSlot,
  dish: Omit<DishToCook, 'name' | 'tags' | 'steps'>,
): LocalTime {
  const start = MEAL_MINUTES[slot] - (totalMinutes(dish) ?? DEFAULT_COOKING_MINUTES) - FILL_COOKER_MINUTES
  if (start < EARLIEST_MINUTES) return { day: addDays(date, -1), minute: EVENING_BEFORE_MINUTES }
  return { day: date, minute: Math.min(start, MORNING_MINUTES) }
}

/** The Monday after this week, to its Sunday. */
const nextWeekOf = (today: Day): DayRange => {
  const start = addDays(startOfWeek(today), 7)
  return { start, end: addDays(start, 6) }
}

/** The days that the reminders of a day look at: today to the end of next week. */
export const daysToRemindOf = (today: Day): DayRange => ({ start: today, end: nextWeekOf(today).end })

/** Whether any reminder could be due now, so that the plan need not be read before. */
export function mayBeDue(choices: WantedReminders, { day, minute }: LocalTime): boolean {
  const { freezer, freezerHour, slowCooker, week, planningDay, weekHour } = choices
  return (
    (freezer && isDue(minute, freezerHour * 60)) ||
    (slowCooker &&
      ((minute >= EARLIEST_MINUTES && minute < MORNING_MINUTES + MAX_LATE_MINUTES) ||
        isDue(minute, EVENING_BEFORE_MINUTES))) ||
    (week && weekdayOf(day) === planningDay && isDue(minute, weekHour * 60))
  )
}

/** Everything that is due now for somebody with these choices. */
export function dueReminders(choices: WantedReminders, now: LocalTime, kitchen: ReminderData): DueReminder[] {
  return [
    ...(choices.freezer ? freezerReminder(choices, now, kitchen) : []),
    ...(choices.slowCooker ? slowCookerReminders(now, kitchen) : []),
    ...(choices.week ? weekReminder(choices, now, kitchen) : []),
  ]
}

/** On the evening before a day with something from the freezer, one for all of it (home 101). */
function freezerReminder(
  { freezerHour }: WantedReminders,
  { day, minute }: LocalTime,
  { plans }: ReminderData,
): DueReminder[] {
  if (!isDue(minute, freezerHour * 60)) return []
  const names = [...new Set(mealsToThawFor(addDays(day, 1), plans).map(({ meal }) => meal.name))]
  if (names.length === 0) return []
  const key = `freezer ${addDays(day, 1)}`
  const body = `For tomorrow: ${formatList(names)}.`
  return [{ key, message: { title: 'Take out of the freezer', body, path: '/home', tag: key } }]
}

function slowCookerReminders({ day, minute }: LocalTime, { plans, recipes }: ReminderData): DueReminder[] {
  const isTodayOrTomorrow = (plan: DayPlan) =>
    !plan.isSkipped && plan.date >= day && plan.date <= addDays(day, 1)
  return plans.filter(isTodayOrTomorrow).flatMap((plan) =>
    mealSlots.flatMap((slot) =>
      plan[mealFieldOf[slot]].flatMap((meal) => {
        const dish = meal.type === 'recipe' ? recipes.get(meal.recipeId ?? 0) : undefined
        if (!dish || !usesSlowCooker(dish)) return []
        const start = slowCookerStart(plan.date, slot, dish)
        if (start.day !== day || !isDue(minute, start.minute)) return []
        const key = `slow cooker ${plan.date} ${slot} ${meal.recipeId}`
        const when = plan.date === day ? 'today’s' : 'tomorrow’s'
        const body = `${meal.name}, for ${when} ${slot}.`
        const path = `/recipe/${meal.recipeId}`
        return [{ key, message: { title: 'Start the slow cooker', body, path, tag: key } }]
      }),
    ),
  )
}

/**
 * A week counts as planned when most of its days have a dinner, are ignored or bought for (home
 * 103).
 */
function isPlanned(week: DayRange, { plans, locks }: ReminderData): boolean {
  const days = daysOf(week)
  const done = days.filter((date) => {
    const plan = plans.find((one) => one.date === date)
    return isLocked(date, locks) || plan?.isSkipped === true || (plan?.dinnerMeals.length ?? 0) > 0
  })
  return done.length * 2 > days.length
}

function weekReminder(
  { planningDay, weekHour }: WantedReminders,
  { day, minute }: LocalTime,
  kitchen: ReminderData,
): DueReminder[] {
  if (weekdayOf(day) !== planningDay || !isDue(minute, weekHour * 60)) return []
  const week = nextWeekOf(day)
  if (isPlanned(week, kitchen)) return []
  const key = `week ${week.start}`
  const body = 'There’s room on your calendar.'
  return [
    { key, message: { title: 'What’s for dinner next week?', body, path: '/ai-meal-planner', tag: key } },
  ]
}
