/**
 * What can be done to the meals of one day; each answers the day anew and leaves the other slots as
 * they are.
 */
import type { DayPlan } from '../../../domain/calendar/assignment.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../../domain/calendar/meal.ts'

export const mealsOf = (day: DayPlan, slot: MealSlot): readonly Meal[] => day[mealFieldOf[slot]]
const withMeals = (day: DayPlan, slot: MealSlot, meals: Meal[]): DayPlan => ({
  ...day,
  [mealFieldOf[slot]]: meals,
})

/** Puts a meal into a slot, at the end or where it stood before. */
export function addMeal(day: DayPlan, slot: MealSlot, meal: Meal, at = Number.MAX_SAFE_INTEGER): DayPlan {
  const others = mealsOf(day, slot).filter((other) => other.id !== meal.id)
  return withMeals(day, slot, others.toSpliced(Math.min(at, others.length), 0, meal))
}

export function removeMeal(day: DayPlan, slot: MealSlot, id: string): DayPlan {
  return withMeals(
    day,
    slot,
    mealsOf(day, slot).filter((meal) => meal.id !== id),
  )
}

export function changeMeal(day: DayPlan, slot: MealSlot, id: string, change: Partial<Meal>): DayPlan {
  return withMeals(
    day,
    slot,
    mealsOf(day, slot).map((meal) => (meal.id === id ? { ...meal, ...change } : meal)),
  )
}
