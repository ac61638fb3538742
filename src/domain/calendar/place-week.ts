/** Copies a week of meals into another week, or into a menu (calendar 41, calendar 42). */

import { addDays, type Day, type DayRange } from '../day.ts'
import { type DayPlan, emptyDay } from './day-plan.ts'
import { withoutLaterEaters, countEatersLater, isLeftoverSource, detachFromSource } from './leftovers.ts'
import { isLocked } from './lock.ts'
import { type Meal, mealFieldOf, mealSlots } from './meal.ts'
import { MENU_DAYS, type MenuDay } from './menu.ts'

/** The recipes and people that still exist: a week may name some that were deleted since. */
export interface ExistingIds {
  recipes: ReadonlySet<number>
  family: ReadonlySet<number>
  guests: ReadonlySet<number>
}

/** What happens where the week has meals already: they stay, or the new ones take their place. */
export type OnConflict = 'keep' | 'replace'

interface Target {
  /** The Monday of the week that is filled. */
  monday: Day
  today: Day
  locks: readonly DayRange[]
  onTaken: OnConflict
  known: ExistingIds
  newId: () => string
}

/** The result of placing a week: the days that change, and the days left alone with the reason. */
export interface PlacedWeek {
  days: DayPlan[]
  meals: number
  /** Meal times that hold meals already and keep them. */
  kept: number
  past: Day[]
  locked: Day[]
  ignored: Day[]
  /** Days that got leftovers of a meal which is cooked nowhere in the week (calendar 99). */
  uncooked: Day[]
}

const mealsIn = (day: MenuDay): Meal[] => mealSlots.flatMap((slot) => day[mealFieldOf[slot]])

/** Maps every meal of a day. */
const mapMeals = (day: MenuDay, change: (meal: Meal) => Meal): MenuDay => ({
  breakfastMeals: day.breakfastMeals.map(change),
  lunchMeals: day.lunchMeals.map(change),
  dinnerMeals: day.dinnerMeals.map(change),
  snackMeals: day.snackMeals.map(change),
})

/**
 * A meal without links to what was deleted: a deleted recipe's name stays, and people who left are
 * not named any more. The number of people stays.
 */
export function withoutMissingIds(
  { dinerIds, guestIds, recipeId, cookedFrom, ...meal }: Meal,
  known: ExistingIds,
): Meal {
  const family = dinerIds?.filter((id) => known.family.has(id))
  const guests = guestIds?.filter((id) => known.guests.has(id))
  const isNamed = (family?.length ?? 0) + (guests?.length ?? 0) > 0
  const hasRecipe = recipeId !== undefined && known.recipes.has(recipeId)
  return {
    ...meal,
    ...(hasRecipe ? { recipeId } : meal.type === 'recipe' && { type: 'food' as const }),
    ...(cookedFrom !== undefined && known.recipes.has(cookedFrom) && { cookedFrom }),
    ...(isNamed && family && { dinerIds: family }),
    ...(isNamed && guests && { guestIds: guests }),
  }
}

const countEating = ({ dinerIds = [], guestIds = [] }: Meal, { family, guests }: ExistingIds): number =>
  dinerIds.filter((id) => family.has(id)).length + guestIds.filter((id) => guests.has(id)).length ||
  family.size

/**
 * A week of the calendar as a menu keeps it: ignored days are empty, and leftovers stay linked only
 * to meals of the same week (calendar 41). Nothing is cooked for what is eaten after that week
 * (calendar 83).
 */
export function weekAsMenu(monday: Day, stored: readonly DayPlan[], known: ExistingIds): MenuDay[] {
  const week = Array.from({ length: MENU_DAYS }, (_, index): MenuDay => {
    const date = addDays(monday, index)
    const day = stored.find((one) => one.date === date && !one.isSkipped) ?? emptyDay(date)
    return mapMeals(day, (meal) => withoutMissingIds(meal, known))
  })
  const ids = new Set(week.flatMap(mealsIn).map(({ id }) => id))
  const after = stored.filter(({ date }) => date >= addDays(monday, MENU_DAYS))
  const withinWeek = (meal: Meal) =>
    meal.leftoverOf && ids.has(meal.leftoverOf.mealId)
      ? meal
      : withoutLaterEaters(detachFromSource(meal), countEatersLater(meal, after), countEating(meal, known))
  return week.map((day) => mapMeals(day, withinWeek))
}

/** Whether a week gives a menu nothing: each of its days is ignored or has no meal. */
export const isNothingToReuse = (stored: readonly DayPlan[]): boolean =>
  stored.every((day) => day.isSkipped || mealsIn(day).length === 0)

/**
 * Fills a week, Monday from Monday (calendar 42). Days that are past, locked or ignored stay as
 * they are, and so does each meal time that the week has nothing for. Where meals are planned
 * already they stay or are replaced, as is asked. Copies have ids of their own; leftovers are
 * linked to the copy of their meal. Where that is not placed they are a meal of their own, and
 * `uncooked` names their day (calendar 99). Nothing is cooked for leftovers that are not placed
 * (calendar 83).
 */
export function placeWeek(week: readonly MenuDay[], stored: readonly DayPlan[], target: Target): PlacedWeek {
  const placedWeek: PlacedWeek = {
    days: [],
    meals: 0,
    kept: 0,
    past: [],
    locked: [],
    ignored: [],
    uncooked: [],
  }
  const copies = new Map<string, { date: Day; mealId: string }>()
  for (const [index, day] of week.entries()) {
    if (mealsIn(day).length === 0) continue
    const date = addDays(target.monday, index)
    const current = stored.find((one) => one.date === date) ?? emptyDay(date)
    if (date < target.today) placedWeek.past.push(date)
    else if (isLocked(date, target.locks)) placedWeek.locked.push(date)
    else if (current.isSkipped) placedWeek.ignored.push(date)
    else fillDay(placedWeek, copies, { date, day, current }, target)
  }
  const fewer = eatersNotPlaced(week.flatMap(mealsIn), copies)
  placedWeek.days = placedWeek.days.map((day) => ({
    ...day,
    ...mapMeals(day, (meal) =>
      followCopy(withoutLaterEaters(meal, fewer.get(meal.id) ?? 0, countEating(meal, target.known)), copies),
    ),
  }))
  const placedIds = new Set([...copies.values()].map(({ mealId }) => mealId))
  placedWeek.uncooked = placedWeek.days
    .filter((day) => mealsIn(day).some((meal) => placedIds.has(meal.id) && isUncookedCopy(meal)))
    .map(({ date }) => date)
  return placedWeek
}

/** Whether a meal is a copy of leftovers without their meal, so that nothing is cooked for it. */
const isUncookedCopy = ({ cookedFrom, leftoverOf }: Meal): boolean =>
  cookedFrom !== undefined && leftoverOf === undefined

function fillDay(
  placedWeek: PlacedWeek,
  copies: Map<string, { date: Day; mealId: string }>,
  { date, day, current }: { date: Day; day: MenuDay; current: DayPlan },
  { onTaken, known, newId }: Target,
): void {
  const { meals: before } = placedWeek
  const filled = { ...current }
  for (const slot of mealSlots) {
    const field = mealFieldOf[slot]
    if (day[field].length === 0) continue
    if (onTaken === 'keep' && current[field].length > 0) {
      placedWeek.kept += 1
      continue
    }
    filled[field] = day[field].map((meal) => {
      const copy = { ...withoutMissingIds(meal, known), id: newId() }
      copies.set(meal.id, { date, mealId: copy.id })
      return copy
    })
    placedWeek.meals += filled[field].length
  }
  if (placedWeek.meals > before) placedWeek.days.push(filled)
}

/** By the id of a copied meal: how many people eat leftovers of it that are not placed. */
function eatersNotPlaced(
  meals: readonly Meal[],
  copies: ReadonlyMap<string, { mealId: string }>,
): ReadonlyMap<string, number> {
  const notPlaced = meals.filter(({ id, leftoverOf }) => leftoverOf && !copies.has(id))
  return new Map(
    meals.flatMap((meal) => {
      const copy = copies.get(meal.id)
      const eaters = notPlaced.reduce(
        (sum, one) => sum + (isLeftoverSource(meal, one) ? one.peopleCount : 0),
        0,
      )
      return copy ? [[copy.mealId, eaters] as const] : []
    }),
  )
}

/** Leftovers of a copied meal are left over from the copy. */
function followCopy(meal: Meal, copies: ReadonlyMap<string, { date: Day; mealId: string }>): Meal {
  if (!meal.leftoverOf) return meal
  const isOfThisWeek = [...copies.values()].some(({ mealId }) => mealId === meal.id)
  // A meal that was there before the week was filled keeps its place.
  if (!isOfThisWeek) return meal
  const copy = copies.get(meal.leftoverOf.mealId)
  return copy ? { ...meal, leftoverOf: copy } : detachFromSource(meal)
}
