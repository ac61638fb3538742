/**
 * A new list is made here, and this is the way of a line through the folder:
 *
 * 1. `gather-lines` collects what the planned meals ask for.
 * 2. `merge-lines` makes rows of them: `planned-foods` says which foods a line buys,
 *    `planned-amount` how much of each, `row-name` what a row is called. Which foods share a row
 *    is in `food-groups`; what a household joined or parted is added on the server, by
 *    `group-change`.
 * 3. `merged-row-as-item` writes each row as an item of the list.
 * 4. `open-list` holds the items and what phones change of them. Each change is a `row-edit`, made
 *    by `make-edit`; of two changes the one with the later `stamp` counts.
 * 5. `completed-list` is what it becomes; each `tick` on it is merged in the same way.
 *
 * `adjust-open-list` and `adjust-list` bring a list in line with a plan that has changed.
 */

import type { DayRange } from '../day.ts'
import { linesToBuy } from '../recipes/portions-used.ts'
import { recipeFinder, type RecipeWithUsed } from '../recipes/used-recipes.ts'
import { knownFoodOf } from './change-shop-order.ts'
import { gatherLines, mealsToBuyFor, type DayToShop } from './gather-lines.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { type NewOpenList, originsOf } from './open-list.ts'
import { noEdits } from './row-edit.ts'
import { foodName } from './shopping-item.ts'

const LONGEST_NAME = 500

/**
 * A new list of what the plan of some days asks for (shopping 11): its lines merged to rows, and
 * behind each row the lines that it is made of.
 */
export function draftFromPlan(
  { start, end }: DayRange,
  days: readonly DayToShop[],
  recipes: readonly RecipeWithUsed[],
  newId: () => string,
): Omit<NewOpenList, 'replaces'> {
  const find = recipeFinder(recipes)
  const toBuy = recipes.map((recipe) =>
    recipe.usedRecipes.length === 0 ? recipe : { ...recipe, ...linesToBuy(recipe, find) },
  )
  const rows = mergeLines(gatherLines(days, toBuy))
  // The name of a row may be shorter than a line of an imported recipe.
  const items = toShoppingItems(rows, newId).map((item) => ({
    ...item,
    name: item.name.slice(0, LONGEST_NAME),
    ...(item.product && { product: item.product.slice(0, LONGEST_NAME) }),
  }))
  return {
    id: newId(),
    startDate: start,
    endDate: end,
    items,
    origins: Object.fromEntries(rows.map((row, index) => [items[index]?.id ?? '', originsOf(row)])),
    meals: mealsToBuyFor(days),
    foods: Object.fromEntries(items.map(foodName).map((food) => [food, knownFoodOf(food)])),
    edits: noEdits,
  }
}
