import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { compareNames } from '../sort-by-name.ts'
import { totalMinutes } from './recipe-times.ts'
import type { Recipe } from './recipe.ts'

/** The orders of the recipe list (recipes 25); the first is the default. */
export const recipeSorts = [
  'newest-first',
  'recipe-number',
  'name',
  'total-time',
  'ingredient-count',
] as const
export type RecipeSort = (typeof recipeSorts)[number]

type Order = (a: Recipe, b: Recipe) => number

/** How many ingredients a recipe needs; a section heading is none. */
export function ingredientCount(recipe: Pick<Recipe, 'ingredients'>): number {
  return recipe.ingredients.filter((line) => !isHeading(line)).length
}

const byNumber: Order = (a, b) => a.userSequence - b.userSequence

/** No time given sorts after every time. */
const minutesOrLast = (recipe: Recipe) => totalMinutes(recipe) ?? Number.MAX_SAFE_INTEGER

const orders: Record<RecipeSort, Order> = {
  'newest-first': (a, b) =>
    a.createdAt === b.createdAt ? byNumber(b, a) : a.createdAt < b.createdAt ? 1 : -1,
  'recipe-number': byNumber,
  name: (a, b) => compareNames(a.name, b.name) || byNumber(a, b),
  'total-time': (a, b) => minutesOrLast(a) - minutesOrLast(b) || byNumber(a, b),
  'ingredient-count': (a, b) => ingredientCount(a) - ingredientCount(b) || byNumber(a, b),
}

/**
 * The recipes in the asked order, in a new list: newest first, by number, by name as in a
 * dictionary, quickest first (recipes without a time at the end), fewest ingredients first. Recipes
 * that are equal are ordered by their numbers.
 */
export function sortRecipes(recipes: readonly Recipe[], sort: RecipeSort): Recipe[] {
  return recipes.toSorted(orders[sort])
}
