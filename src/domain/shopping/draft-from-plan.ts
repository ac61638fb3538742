/**
 * Makes a list from the plan. It is loaded only then: reading ingredient lines takes a model of a
 * third of a megabyte.
 */
import type { DayRange } from '../../domain/day.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { linesToBuy } from '../../domain/recipes/portions-used.ts'
import { recipeFinder, type RecipeWithUsed } from '../../domain/recipes/used-recipes.ts'
import { gatherLines, mealsToBuyFor, type DayToShop } from '../../domain/shopping/gather-lines.ts'
import { foodName } from '../../domain/shopping/shopping-item.ts'
import { mergeLines, toShoppingItems } from '../../domain/shopping/merge-lines.ts'
import { type NewOpenList, originsOf } from '../../domain/shopping/open-list.ts'
import { noEdits } from '../../domain/shopping/row-edit.ts'
import { randomId } from '../api/ids.ts'

const LONGEST_NAME = 500

export function draftFromPlan(
  { start, end }: DayRange,
  days: readonly DayToShop[],
  recipes: readonly RecipeWithUsed[],
): Omit<NewOpenList, 'replaces'> {
  const find = recipeFinder(recipes)
  const toBuy = recipes.map((recipe) =>
    recipe.usedRecipes.length === 0 ? recipe : { ...recipe, ...linesToBuy(recipe, find) },
  )
  const rows = mergeLines(gatherLines(days, toBuy))
  // A line of an imported recipe may be longer than a name on a list may be.
  const items = toShoppingItems(rows, randomId).map((item) => ({
    ...item,
    name: item.name.slice(0, LONGEST_NAME),
    ...(item.product && { product: item.product.slice(0, LONGEST_NAME) }),
  }))
  return {
    id: randomId(),
    startDate: start,
    endDate: end,
    items,
    origins: Object.fromEntries(rows.map((row, index) => [items[index]?.id ?? '', originsOf(row)])),
    meals: mealsToBuyFor(days),
    foods: Object.fromEntries(items.map(foodName).map((food) => [food, knownFoodOf(food)])),
    edits: noEdits,
  }
}
