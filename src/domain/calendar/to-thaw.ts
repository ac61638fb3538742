import { addDays, type Day } from '../day.ts'
import type { DayPlan } from './assignment.ts'
import { isFrozen } from './leftovers.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** A meal that comes out of the freezer, and when it is eaten. */
export interface ToThaw {
  meal: Meal
  date: Day
  slot: MealSlot
}

/** Meals from the freezer on one day, in the order of eating; none on an ignored day. */
export function toThawFor(date: Day, plans: readonly DayPlan[]): ToThaw[] {
  const plan = plans.find((day) => day.date === date)
  if (!plan || plan.isSkipped) return []
  return mealSlots.flatMap((slot) =>
    plan[mealFieldOf[slot]]
      .filter((meal) => isFrozen(meal, date, plans))
      .map((meal) => ({ meal, date, slot })),
  )
}

/** Meals from the freezer today or tomorrow, in the order of eating. */
export const toThaw = (today: Day, plans: readonly DayPlan[]): ToThaw[] =>
  [today, addDays(today, 1)].flatMap((date) => toThawFor(date, plans))
