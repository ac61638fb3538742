import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'

/** A day of the calendar with its four lists of meals. */
type PlannedDay = Readonly<Record<(typeof mealFieldOf)[MealSlot], readonly Meal[]>>

/** On how many days a recipe must stand at a meal time to count as one for that time. */
const MIN_TIMES_SEEN = 3

/** How many days back the calendar is read. */
export const LEARNING_DAYS = 180

/**
 * The meal times at which a family often has a recipe: one that stood first in its meal at
 * breakfast on three days counts as a breakfast (planner 37).
 */
export function learnedMealTimes(days: readonly PlannedDay[]): Map<number, MealSlot[]> {
  const counts = new Map<string, number>()
  const learned = new Map<number, MealSlot[]>()
  for (const day of days)
    for (const slot of mealSlots)
      // A second recipe of a meal may be a side.
      for (const id of day[mealFieldOf[slot]].flatMap(({ recipeId }) => recipeId ?? []).slice(0, 1)) {
        const key = `${slot} ${id}`
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        if (count === MIN_TIMES_SEEN) learned.set(id, [...(learned.get(id) ?? []), slot])
      }
  return learned
}

/** The last day on which each recipe stood, at any meal. */
export function lastHadOn(days: readonly (PlannedDay & { date: Day })[]): Map<number, Day> {
  const last = new Map<number, Day>()
  for (const day of days)
    for (const slot of mealSlots)
      for (const { recipeId } of day[mealFieldOf[slot]])
        if (recipeId !== undefined && day.date > (last.get(recipeId) ?? '')) last.set(recipeId, day.date)
  return last
}
