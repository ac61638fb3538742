/**
 * The changes that a person made on a day, one by one, so that they can be described and made again
 * on a newer state of the day.
 */

import type { DayPlan } from '../../../domain/calendar/day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../../domain/calendar/meal.ts'

export type DayChange =
  | { kind: 'add'; slot: MealSlot; at: number; meal: Meal }
  | { kind: 'remove'; slot: MealSlot; meal: Meal }
  | { kind: 'change'; slot: MealSlot; from: Meal; to: Meal }
  | { kind: 'order'; slot: MealSlot; ids: string[] }
  | { kind: 'ignore'; isSkipped: boolean }

const sameIds = (a: readonly number[] | undefined, b: readonly number[] | undefined) =>
  (a === undefined) === (b === undefined) && (a ?? []).join() === (b ?? []).join()
const sameDiners = (a: Meal, b: Meal) => sameIds(a.dinerIds, b.dinerIds) && sameIds(a.guestIds, b.guestIds)
const isSameMeal = (a: Meal, b: Meal) =>
  a.name === b.name && a.peopleCount === b.peopleCount && sameDiners(a, b)

export function changesBetween(before: DayPlan, after: DayPlan): DayChange[] {
  const meals = mealSlots.flatMap((slot): DayChange[] => {
    const [old, current] = [mealsOf(before, slot), mealsOf(after, slot)]
    const removed = old.filter((meal) => !current.some(({ id }) => id === meal.id))
    const others = current.flatMap((to, index): DayChange[] => {
      const from = old.find(({ id }) => id === to.id)
      if (!from) return [{ kind: 'add', slot, at: index, meal: to }]
      return isSameMeal(from, to) ? [] : [{ kind: 'change', slot, from, to }]
    })
    return [
      ...removed.map((meal): DayChange => ({ kind: 'remove', slot, meal })),
      ...others,
      ...orderChange(slot, idsInBoth(old, current), idsInBoth(current, old)),
    ]
  })
  if (before.isSkipped === after.isSkipped) return meals
  return [...meals, { kind: 'ignore', isSkipped: after.isSkipped }]
}

const idsInBoth = (meals: readonly Meal[], others: readonly Meal[]) =>
  meals.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))

const orderChange = (slot: MealSlot, old: readonly string[], ids: string[]): DayChange[] =>
  old.every((id, index) => id === ids[index]) ? [] : [{ kind: 'order', slot, ids }]

/**
 * Makes the changes on another state of the day. A changed meal that somebody else removed comes
 * back.
 */
export function applyChanges(day: DayPlan, changes: readonly DayChange[]): DayPlan {
  let plan = day
  for (const change of changes) plan = applyChange(plan, change)
  return plan
}

function applyChange(plan: DayPlan, change: DayChange): DayPlan {
  if (change.kind === 'ignore') return { ...plan, isSkipped: change.isSkipped }
  if (change.kind === 'add') return addMeal(plan, change.slot, change.meal, change.at)
  if (change.kind === 'remove') return removeMeal(plan, change.slot, change.meal.id)
  if (change.kind === 'order') return orderMeals(plan, change.slot, change.ids)
  const { slot, from, to } = change
  if (!mealsOf(plan, slot).some(({ id }) => id === to.id)) return addMeal(plan, slot, to)
  return changeMeal(plan, slot, to.id, {
    ...(from.name !== to.name && { name: to.name }),
    ...(from.peopleCount !== to.peopleCount && { peopleCount: to.peopleCount }),
    ...(!sameDiners(from, to) && { dinerIds: to.dinerIds, guestIds: to.guestIds }),
  })
}

const keyOf = (change: AskedChange) =>
  change.kind === 'ignore' ? 'ignore' : (change.kind === 'change' ? change.to : change.meal).id

/** The order of meals is never asked about (calendar 63): the later one stays. */
type AskedChange = Exclude<DayChange, { kind: 'order' }>

/**
 * Whether two people changed the same part of a day in different ways (calendar 63): the same meal,
 * or one of them ignored the day or stopped ignoring it, which concerns all of its meals.
 */
export function isInConflict(mine: readonly DayChange[], theirs: readonly DayChange[]): boolean {
  const [onlyMine, onlyTheirs] = [without(mine, theirs), without(theirs, mine)]
  if (onlyMine.length === 0 || onlyTheirs.length === 0) return false
  if ([...onlyMine, ...onlyTheirs].some(({ kind }) => kind === 'ignore')) return true
  const touchedKeys = new Set(onlyMine.map(keyOf))
  return onlyTheirs.some((change) => touchedKeys.has(keyOf(change)))
}

function without(changes: readonly DayChange[], others: readonly DayChange[]): AskedChange[] {
  const known = new Set(others.map((change) => JSON.stringify(change)))
  return changes
    .filter((change) => change.kind !== 'order')
    .filter((change) => !known.has(JSON.stringify(change)))
}

/** One change in words: 'Add Fish pie to dinner'. */
export function describeChange(change: DayChange): string {
  if (change.kind === 'ignore') return change.isSkipped ? 'Ignore this day' : 'Stop ignoring this day'
  if (change.kind === 'add') return `Add ${change.meal.name} to ${change.slot}`
  if (change.kind === 'remove') return `Remove ${change.meal.name} from ${change.slot}`
  if (change.kind === 'order') return 'Another order of meals'
  const { from, to } = change
  if (from.name === to.name && from.peopleCount === to.peopleCount) return `Other people eat ${to.name}`
  if (from.name === to.name) return `${to.name} for ${to.peopleCount} instead of ${from.peopleCount}`
  const renamed = `${to.name} instead of ${from.name}`
  return from.peopleCount === to.peopleCount ? renamed : `${renamed}, for ${to.peopleCount}`
}

/** The edits of a day's meals. Each returns a new day and leaves the other slots alone. */

const mealsOf = (day: DayPlan, slot: MealSlot): readonly Meal[] => day[mealFieldOf[slot]]
const withMeals = (day: DayPlan, slot: MealSlot, meals: Meal[]): DayPlan => ({
  ...day,
  [mealFieldOf[slot]]: meals,
})

/** Puts a meal into a slot, at the end or at its old position. */
export function addMeal(day: DayPlan, slot: MealSlot, meal: Meal, index = Number.MAX_SAFE_INTEGER): DayPlan {
  const others = mealsOf(day, slot).filter((other) => other.id !== meal.id)
  return withMeals(day, slot, others.toSpliced(Math.min(index, others.length), 0, meal))
}

export function removeMeal(day: DayPlan, slot: MealSlot, id: string): DayPlan {
  return withMeals(
    day,
    slot,
    mealsOf(day, slot).filter((meal) => meal.id !== id),
  )
}

/** Meals that are not named keep their place. */
function orderMeals(day: DayPlan, slot: MealSlot, ids: readonly string[]): DayPlan {
  const meals = mealsOf(day, slot)
  const ordered = ids.flatMap((id) => meals.find((meal) => meal.id === id) ?? [])
  return withMeals(
    day,
    slot,
    meals.map((meal) => (ids.includes(meal.id) ? (ordered.shift() ?? meal) : meal)),
  )
}

export function changeMeal(day: DayPlan, slot: MealSlot, id: string, change: Partial<Meal>): DayPlan {
  return withMeals(
    day,
    slot,
    mealsOf(day, slot).map((meal) => (meal.id === id ? { ...meal, ...change } : meal)),
  )
}
