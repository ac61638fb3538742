import type { Day } from '../day.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../calendar/meal.ts'

/** A day of the calendar, as far as its meals are concerned. */
type PlannedDay = Readonly<Record<(typeof mealFieldOf)[MealSlot], readonly Meal[]>>

/** So often a recipe stands at a meal time before it is one of that time. */
const MIN_TIMES_SEEN = 3

/** How far back the calendar is asked, in days. */
export const LEARNED_FROM = 180

/**
 * Meal times at which a family has a recipe again and again: what stood at breakfast on three days
 * is a breakfast for them, where it is the first dish of its meal (planner 37).
 */
export function learnedMealTimes(days: readonly PlannedDay[]): Map<number, MealSlot[]> {
  const counts = new Map<string, number>()
  const learned = new Map<number, MealSlot[]>()
  for (const day of days)
    for (const slot of mealSlots)
      // What stands second may be a side of the first.
      for (const id of day[mealFieldOf[slot]].flatMap(({ recipeId }) => recipeId ?? []).slice(0, 1)) {
        const key = `${slot} ${id}`
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        if (count === MIN_TIMES_SEEN) learned.set(id, [...(learned.get(id) ?? []), slot])
      }
  return learned
}

/** The last day on which each recipe stood, whatever the meal. */
export function lastHadOn(days: readonly (PlannedDay & { date: Day })[]): Map<number, Day> {
  const last = new Map<number, Day>()
  for (const day of days)
    for (const slot of mealSlots)
      for (const { recipeId } of day[mealFieldOf[slot]])
        if (recipeId !== undefined && day.date > (last.get(recipeId) ?? '')) last.set(recipeId, day.date)
  return last
}
