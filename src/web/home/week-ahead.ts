/**
 * The coming days of the plan: where dinner is missing, and which meals are on no shopping list
 * yet.
 */

import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import { type Meal, mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import { addDays, type Day, type DayRange, daysOf } from '../../domain/day.ts'

/** Today and the six days after it. */
export const weekFrom = (today: Day): DayRange => ({ start: today, end: addDays(today, 6) })

export interface DayAhead {
  date: Day
  plan: DayPlan | undefined
  dinners: Meal[]
  /** A day without dinner that is not ignored and can still get one. */
  isGap: boolean
  /** A completed list has bought the food for it. */
  isLocked: boolean
}

/** The dinners of every day of the range, also of days with nothing stored. */
export function daysAhead(
  range: DayRange,
  plans: readonly DayPlan[],
  locks: readonly DayRange[],
): DayAhead[] {
  return daysOf(range).map((date) => {
    const plan = plans.find((day) => day.date === date)
    const dinners = plan && !plan.isSkipped ? plan.dinnerMeals : []
    const isBought = isLocked(date, locks)
    return {
      date,
      plan,
      dinners,
      isGap: dinners.length === 0 && !plan?.isSkipped && !isBought,
      isLocked: isBought,
    }
  })
}

/**
 * Whether none of the days that could have a dinner has one: then one next step is shown instead of
 * seven gaps (home 46).
 */
export const isNothingPlanned = (days: readonly DayAhead[]): boolean =>
  days.some(({ isGap }) => isGap) &&
  days.every(
    ({ plan, isGap }) =>
      (isGap || plan?.isSkipped) && (!plan || plan.isSkipped || mealsOf(plan).length === 0),
  )

const mealsOf = (plan: DayPlan): Meal[] => mealSlots.flatMap((slot) => plan[mealFieldOf[slot]])

export interface ReadyToShop extends DayRange {
  meals: number
}

/**
 * The meals to be cooked from today on that wait for their list; null where none does (home 48).
 */
export function readyToShop(days: readonly DayAhead[]): ReadyToShop | null {
  const waiting = days.flatMap(({ date, plan, isLocked: isBought }) => {
    if (!plan || plan.isSkipped || isBought) return []
    const meals = mealsOf(plan).filter(
      ({ type, leftoverOf }) => mealTypesToBuy.has(type) && !leftoverOf,
    ).length
    return meals === 0 ? [] : [{ date, meals }]
  })
  const [first, last] = [waiting[0], waiting.at(-1)]
  if (!first || !last) return null
  return { start: first.date, end: last.date, meals: waiting.reduce((sum, { meals }) => sum + meals, 0) }
}

/** The kinds of meals that food is bought for. */
const mealTypesToBuy: ReadonlySet<Meal['type']> = new Set(['recipe', 'food'])
