/** Which meals of a plan share a pack, of what its list buys (planner 45). */

import { isWorthUsing, remainderOf } from '@plateful/ingredients/shop/remainder'
import type { DayPlan } from '../calendar/day-plan.ts'
import { mealSlots } from '../calendar/meal.ts'
import { type Day, daysBetween } from '../day.ts'
import type { KitchenRecipe } from '../planner/dishes/recipe-facts.ts'
import type { SharedPack } from '../planner/plan/open-pack.ts'
import type { RowLines } from './merge-lines.ts'
import { forShopping, NEGLIGIBLE_SHARE, rowsWithOpenPacks, type ShoppingHabits } from './open-packs.ts'
import { writtenName } from './row-name.ts'

/** Days after which an opened pack is no longer used. */
const MAX_OPEN_DAYS = 4

/**
 * The meals whose packs can be counted, by the rows, amounts and packs of the list. `said` tells
 * where a meal uses what an earlier one leaves of a pack: with it no more is bought than without
 * it, and what was left before was worth using. Of several foods it names the one of which the meal
 * uses most.
 */
export function sharedPacks(
  days: readonly DayPlan[],
  recipes: readonly KitchenRecipe[],
  habits: ShoppingHabits,
): SharedPack[] {
  const { rows, system } = rowsWithOpenPacks(days, recipes.flatMap(forShopping), habits)
  const best = new Map<string, SharedPack & { share: number }>()
  const counted = new Map<string, SharedPack>()
  for (const { food, row } of rows) {
    const before: RowLines['addends'] = []
    let opened: { date: Day; title: string } | null = null
    for (const { date, slot, recipeId, title, addends } of mealsOf(row)) {
      const had = remainderOf(food, before, system)
      before.push(...addends)
      const has = remainderOf(food, before, system)
      const key = `${date} ${slot} ${recipeId}`
      if (has !== null) counted.set(key, { date, slot, recipeId, said: null })
      const isFresh = opened !== null && daysBetween(opened.date, date) <= MAX_OPEN_DAYS
      const isSame = had !== null && has !== null && had.unit === has.unit && had.bought === has.bought
      if (opened === null || !isSame) opened = { date, title }
      else if (isFresh && opened.title !== title && isWorthUsing(had)) {
        const share = (had.left - has.left) / has.one
        const used = has.left <= NEGLIGIBLE_SHARE * had.left ? 'uses up' : 'uses some of'
        const name = writtenName(food, row.sources)
        const sentence = `${used} what ${opened.title} leaves of the ${has.unit === null ? food.name : name}`
        if (share > (best.get(key)?.share ?? 0))
          best.set(key, { date, slot, recipeId, said: sentence, share })
      }
      // From here on what is left is what this meal leaves.
      opened = { date: opened.date, title }
    }
  }
  return [...counted].map(([key, one]) => ({ ...one, said: best.get(key)?.said ?? null }))
}

interface MealOfRow extends Omit<SharedPack, 'said'> {
  title: string
  addends: RowLines['addends']
}

/** The meals that ask for a row, in the order in which they are eaten, each with its amounts. */
function mealsOf({ sources, addends }: RowLines): MealOfRow[] {
  const meals = new Map<string, MealOfRow>()
  for (const [at, { date, slot, recipeId, recipeName }] of sources.entries()) {
    const addend = addends[at]
    if (date === null || slot === null || recipeId === null || !addend) continue
    const key = `${date} ${mealSlots.indexOf(slot)} ${recipeId}`
    const meal = meals.get(key) ?? { date, slot, recipeId, title: recipeName ?? '', addends: [] }
    meals.set(key, meal)
    meal.addends.push(addend)
  }
  return [...meals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, meal]) => meal)
}
