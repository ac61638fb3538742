import { randomUUID } from 'node:crypto'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import { type Meal, mealFieldOf, Meals, StoredMeals } from '../../domain/calendar/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import { type AdjustedList, adjustList } from '../../domain/shopping/adjust-list.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import type { CompletedList, ListAdjustment, ListChange } from '../../domain/shopping/completed-list.ts'
import { groupsOf } from '../../domain/shopping/food-groups.ts'
import { gatherLines } from '../../domain/shopping/gather-lines.ts'
import { foodName, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { assignmentsBetween, locksBetween, updateAssignment } from '../calendar/store.ts'
import { dayChangedMeanwhile, toAssignment } from '../calendar/write-day.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { refuseUnknownDiners } from '../household/refuse-unknown-diners.ts'
import type { Context, WithId } from '../http/context.ts'
import { refuseUnknownRecipes } from '../recipes/refuse-unknown-recipes.ts'
import { toCompletedList } from './complete-list.ts'
import { moveToNextList } from './mark-list.ts'
import { recipesOfDays } from './planned-lines.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { readShopOrder } from './shop-order.ts'
import { updateCompletedList } from './store.ts'

type DayRow = Row<'calendarAssignments'>

interface Adjusted {
  changes: ListChange[]
  list: CompletedList
  day: Assignment
}

/** The slot with one meal replaced or left out; the result must be a valid slot. */
function withMealReplaced(day: DayRow, { slot, mealId, meal }: ListAdjustment): Meal[] {
  const meals = StoredMeals.parse(day[mealFieldOf[slot]])
  if (!meals.some(({ id }) => id === mealId)) throw refuse('NOT_FOUND', 'This meal is no longer planned.')
  const { data, error } = Meals.safeParse(
    meals.flatMap((planned) => (planned.id === mealId ? (meal ?? []) : planned)),
  )
  if (error) throw refuse('BAD_INPUT', error.issues[0]?.message ?? 'These meals can’t go together.')
  return data
}

/** Leaves out what the household always has, unless it is on the list already. */
function withoutAlwaysHad(
  { changes, items }: AdjustedList,
  before: readonly ShoppingItem[],
  alwaysHave: readonly string[],
): AdjustedList {
  const onList = new Set(before.map((item) => knownFoodOf(foodName(item)).food))
  const foods = new Set(alwaysHave.filter((food) => !onList.has(food)))
  const isWanted = (row: { name: string; product?: string }) => !foods.has(knownFoodOf(foodName(row)).food)
  return { changes: changes.filter(isWanted), items: items.filter(isWanted) }
}

/**
 * Changes a meal on locked days together with the completed list, in one transaction. Nothing else
 * may change locked days.
 */
export async function adjustCompletedList(
  { household, now }: Context,
  { params, body }: WithId & { body: ListAdjustment },
): Promise<Adjusted> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const row = await tx.byId('completedShoppingLists', params.id)
    if (!row) throw refuse('NOT_FOUND', 'This shopping list is no longer there.')
    const range = { start: row.startDate, end: row.endDate }
    const days = await assignmentsBetween(tx, range)
    const day = days.find(({ date }) => date === body.date)
    if (!day) throw refuse('NOT_FOUND', 'Nothing is planned for this day of the list.')
    if (day.version !== body.version) throw dayChangedMeanwhile(day)
    const change = { [mealFieldOf[body.slot]]: withMealReplaced(day, body) }
    await refuseUnknownRecipes(tx, change, day)
    await refuseUnknownDiners(tx, change, day)

    const changed: DayRow = { ...day, ...change }
    const newDays = days.map((storedDay) => (storedDay.date === day.date ? changed : storedDay))
    const recipes = await recipesOfDays(tx, [...days, changed])
    const list = toCompletedList(row)
    const groups = groupsOf(await rememberedFoodsOf(tx))
    const { alwaysHave, measures } = await readShopOrder(tx)
    const adjustment = adjustList({
      items: list.items,
      oldPlan: gatherLines(days, recipes),
      newPlan: gatherLines(newDays, recipes),
      newId: randomUUID,
      measures,
      groups: { before: groups, now: groups },
    })
    const { changes, items } = withoutAlwaysHad(adjustment, list.items, alwaysHave)
    const locks = await locksBetween(tx, { start: day.date, end: day.date })
    if (body.isTrial) return { changes, list: { ...list, items }, day: toAssignment(changed, locks) }
    const written = await updateAssignment(tx, day.date, {
      ...change,
      lastModified: now,
      isManuallyModified: true,
    })
    const adjusted = toCompletedList(await updateCompletedList(tx, row.id, { items }))
    await moveToNextList(tx, list, adjusted, now)
    return {
      changes,
      list: adjusted,
      day: toAssignment(written, locks),
    }
  })
}
