import { addDays, type Day } from '../day.ts'
import type { DayPlan } from './day-plan.ts'
import { isFromFreezer } from './leftovers.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** A meal that comes out of the freezer, and when it is eaten. */
export interface MealToThaw {
  meal: Meal
  date: Day
  slot: MealSlot
}

/** Meals from the freezer on one day, in the order of eating; none on an ignored day. */
export function mealsToThawFor(date: Day, plans: readonly DayPlan[]): MealToThaw[] {
  const plan = plans.find((day) => day.date === date)
  if (!plan || plan.isSkipped) return []
  return mealSlots.flatMap((slot) =>
    plan[mealFieldOf[slot]]
      .filter((meal) => isFromFreezer(meal, date, plans))
      .map((meal) => ({ meal, date, slot })),
  )
}

/** Meals from the freezer today or tomorrow, in the order of eating. */
export const mealsToThaw = (today: Day, plans: readonly DayPlan[]): MealToThaw[] =>
  [today, addDays(today, 1)].flatMap((date) => mealsToThawFor(date, plans))
