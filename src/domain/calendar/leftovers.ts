import { MAX_FRIDGE_DAYS } from '@plateful/meal-planner/dishes/shelf-life'
import { addDays, type Day, type DayRange, daysBetween } from '../day.ts'
import { PEOPLE_LIMITS } from '../fields.ts'
import type { DayPlan } from './day-plan.ts'
import type { Diners } from './diners.ts'
import { MAX_MEAL_NAME, type Meal, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** A meal and when it is eaten. */
interface MealOn {
  date: Day
  slot: MealSlot
  meal: Meal
}

const mealsOf = (days: readonly DayPlan[]): MealOn[] =>
  days
    .filter(({ isSkipped }) => !isSkipped)
    .flatMap((day) =>
      mealSlots.flatMap((slot) => day[mealFieldOf[slot]].map((meal) => ({ date: day.date, slot, meal }))),
    )

/** Whether leftovers are of this meal; no longer where the meal has another dish by now. */
export const isLeftoverSource = (meal: Meal, { leftoverOf, recipeId }: Meal): boolean =>
  leftoverOf?.mealId === meal.id && (recipeId === undefined || recipeId === meal.recipeId)

/**
 * The day on which leftovers are cooked (calendar 38): where their meal stands now, else the day
 * that they name. `isPlanned` is false where that day is known and the meal is not on it any more,
 * or where it is cooked only after it is eaten.
 */
export function cookingDayOf(
  leftovers: Meal,
  date: Day,
  days: readonly DayPlan[],
): { date: Day; isPlanned: boolean } | null {
  const { leftoverOf } = leftovers
  if (!leftoverOf) return null
  const source = sourceOf(leftovers, days)
  const cookingDay = source?.date ?? leftoverOf.date
  const isKnown = days.some((day) => day.date === leftoverOf.date)
  return { date: cookingDay, isPlanned: cookingDay <= date && (source !== undefined || !isKnown) }
}

/** The meal that leftovers come from, where these days have it (calendar 101). */
export const sourceOf = (leftovers: Meal, days: readonly DayPlan[]): MealOn | undefined =>
  mealsOf(days).find(({ meal }) => isLeftoverSource(meal, leftovers))

/**
 * The days that tell where a meal of leftovers is cooked now, where those that are shown do not:
 * from the day that the leftovers name, or a week before the shown days, as the meal may have been
 * moved there (calendar 100). Null where each such meal is shown.
 */
export function cookingDaysNotShown(shown: DayRange, days: readonly DayPlan[]): DayRange | null {
  const meals = mealsOf(days).map(({ meal }) => meal)
  const cookedOn = meals.flatMap((meal) => {
    const isShown = meals.some((other) => isLeftoverSource(other, meal))
    return meal.leftoverOf && !isShown ? [meal.leftoverOf.date] : []
  })
  if (cookedOn.length === 0) return null
  const weekBefore = addDays(shown.start, -LEFTOVERS_COOKED_WITHIN_DAYS)
  const start = cookedOn.reduce((first, date) => (date < first ? date : first), weekBefore)
  return { start, end: addDays(shown.start, -1) }
}

/**
 * The days after those that are shown on which somebody may eat what is left of a shown meal; null
 * where none of them is cooked for more than eat it (calendar 100).
 */
export function laterDaysNotShown(
  { end }: DayRange,
  days: readonly DayPlan[],
  countEating: (meal: Meal) => number,
): DayRange | null {
  const isForMore = mealsOf(days).some(
    ({ meal }) => meal.type === 'recipe' && meal.peopleCount > countEating(meal),
  )
  return isForMore ? { start: addDays(end, 1), end: addDays(end, LEFTOVERS_EATEN_WITHIN_DAYS) } : null
}

/**
 * The meals that eat what is left of this one, by date; it is cooked for them too (calendar 38).
 */
export const leftoversOf = (meal: Meal, days: readonly DayPlan[]): MealOn[] =>
  mealsOf(days).filter((other) => isLeftoverSource(meal, other.meal))

/** For how many days after a meal its leftovers are looked for. */
export const LEFTOVERS_EATEN_WITHIN_DAYS = 14

/** How many people eat what is left of a meal; it is cooked for them too. */
export const countEatersLater = (meal: Meal, days: readonly DayPlan[]): number =>
  leftoversOf(meal, days).reduce((sum, later) => sum + later.meal.peopleCount, 0)

/**
 * What is left of a meal, as a meal of a later day (calendar 104). Where the fridge doesn't keep it
 * that long, it comes from the freezer.
 */
export function leftoversFrom(
  source: { date: Day; meal: Pick<Meal, 'id' | 'name' | 'recipeId'> },
  { id, date, diners }: { id: string; date: Day; diners: Diners },
): Meal {
  const from = daysBetween(source.date, date) > MAX_FRIDGE_DAYS ? 'From the freezer' : 'Leftovers'
  return {
    id,
    name: `${from}: ${source.meal.name}`.slice(0, MAX_MEAL_NAME),
    type: 'freezer',
    recipeId: source.meal.recipeId,
    ...diners,
    leftoverOf: { date: source.date, mealId: source.meal.id },
  }
}

/**
 * For how many people a meal is cooked once `more` people eat what is left of it (calendar 104).
 * Portions that nobody eats yet, now or later, are used first. `eating` is how many eat the meal
 * itself; 0 means that this is not known, and then all portions that nobody eats later count as
 * eaten at the meal.
 */
export function countCookedFor(
  { peopleCount }: Meal,
  { eating, eatersLater, more }: { eating: number; eatersLater: number; more: number },
): number {
  const eatenAtOnce = eating === 0 ? peopleCount - eatersLater : eating
  return Math.max(peopleCount, eatenAtOnce + eatersLater + more)
}

/**
 * A copy of a meal without the portions of those who eat its leftovers later, since leftovers are
 * not copied with it (calendar 83). It is at least for as many as eat the meal, since its number
 * may have been set without the later eaters.
 */
export const withoutLaterEaters = (meal: Meal, eatersLater: number, eating: number): Meal => ({
  ...meal,
  peopleCount: Math.min(
    meal.peopleCount,
    Math.max(PEOPLE_LIMITS.least, eating, meal.peopleCount - eatersLater),
  ),
})

/**
 * Whether a meal comes out of the freezer: leftovers of the last days are in the fridge. They are
 * cooked on the day that their meal has now, as far as these days show it.
 */
export function isFromFreezer(meal: Meal, date: Day, days: readonly DayPlan[]): boolean {
  const { type, leftoverOf } = meal
  if (type !== 'freezer' || !leftoverOf) return type === 'freezer'
  const cooked = cookingDayOf(meal, date, days)
  const cookingDay = cooked?.isPlanned ? cooked.date : leftoverOf.date
  return daysBetween(cookingDay, date) > MAX_FRIDGE_DAYS
}

/** For how many days before a day the meals are looked for that its leftovers come from. */
export const LEFTOVERS_COOKED_WITHIN_DAYS = 7

/**
 * A meal as it is copied: nothing more is cooked for a copy of leftovers, so it is a line of its
 * own. It still says what it was cooked from, since somebody may not eat that (calendar 38).
 */
export function detachFromSource(meal: Meal): Meal {
  if (!meal.leftoverOf) return meal
  const { leftoverOf: _, recipeId, ...copy } = meal
  return recipeId === undefined ? copy : { ...copy, cookedFrom: recipeId }
}
