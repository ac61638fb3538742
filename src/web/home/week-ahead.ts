/**
 * The coming days of the plan: where dinner is missing, and what to take out of the freezer in
 * time.
 */
import type { DayPlan } from '../../domain/calendar/assignment.ts'
import { isFrozen } from '../../domain/calendar/leftovers.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import { addDays, type Day, type DayRange, daysOf } from '../../domain/day.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../domain/calendar/meal.ts'

/** Today and the six days after it. */
export const weekFrom = (today: Day): DayRange => ({ start: today, end: addDays(today, 6) })

export interface DayAhead {
  date: Day
  plan: DayPlan | undefined
  dinners: Meal[]
  /** A day without dinner that is not ignored and can still get one. */
  isGap: boolean
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
    return { date, plan, dinners, isGap: dinners.length === 0 && !plan?.isSkipped && !isLocked(date, locks) }
  })
}

export interface ToThaw {
  meal: Meal
  date: Day
  slot: MealSlot
}

/** Meals from the freezer today or tomorrow, in the order of eating. */
export function toThaw(today: Day, plans: readonly DayPlan[]): ToThaw[] {
  return [today, addDays(today, 1)].flatMap((date) => {
    const plan = plans.find((day) => day.date === date)
    if (!plan || plan.isSkipped) return []
    return mealSlots.flatMap((slot) =>
      plan[mealFieldOf[slot]].filter((meal) => isFrozen(meal, date)).map((meal) => ({ meal, date, slot })),
    )
  })
}
