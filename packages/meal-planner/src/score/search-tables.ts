import type { Problem } from '../problem/problem.ts'
import { likingOf } from '../problem/recipe-cost.ts'
import { isMainMeal, NO_CUISINE } from '../problem/request.ts'
import { thousandths, weights } from '../problem/weights.ts'

/**
 * The features of recipes and slots that the search reads most, in flat lists of whole numbers
 * (money and likings in thousandths of a point).
 */
export interface SearchTables {
  /** By slot. */
  day: Int32Array
  week: Int32Array
  isMain: Uint8Array
  /** By recipe; -1: never counts as too often. */
  cuisine: Int32Array
  protein: Int32Array
  /**
   * The vegetable groups of recipe r stand from `foodsAt[2r]`, its perishables from `foodsAt[2r +
   * 1]` up to `foodsAt[2r + 2]`.
   */
  foods: Int32Array
  foodsAt: Int32Array
  /** What a serving adds to the week above (below) the budget. */
  aboveBudget: Int32Array
  /** By recipe, then family member: what it adds to that person's share. */
  likings: Int32Array
  /** By recipe: the most that its vegetables, likings and money can save together. */
  mostSavingsOfRecipe: Int32Array
  familyCount: number
  cuisineCount: number
  proteinCount: number
  vegetableCount: number
  perishableCount: number
  /** The highest liking of any person for any recipe. */
  mostLiking: number
  /** The most vegetable groups of any recipe. */
  mostVegetables: number
  /** The most that any recipe can save by being below the budget. */
  mostMoneySaving: number
}

/** How many codes there are, from 0 to the highest. */
const countCodes = (codes: readonly number[]): number =>
  codes.reduce((most, code) => Math.max(most, code), 0) + 1

/** Lays out a problem for `ScoredPlan`. */
export function makeSearchTables({ recipes, slots, request, family }: Problem): SearchTables {
  const foods: number[] = []
  const foodsAt = [0]
  for (const { vegetables, perishables } of recipes) {
    foods.push(...new Set(vegetables))
    foodsAt.push(foods.length)
    foods.push(...new Set(perishables))
    foodsAt.push(foods.length)
  }
  const likings = Int32Array.from(
    recipes.flatMap((recipe) =>
      family.map((diner) => thousandths(weights.fairness * likingOf(diner, recipe))),
    ),
  )
  const aboveBudget = Int32Array.from(recipes, ({ cost }) =>
    thousandths(weights.weekAboveBudget * (cost - request.budget)),
  )
  const mostSavingsOfRecipe = Int32Array.from(recipes, ({ vegetables }, recipe) => {
    const ownLikings = likings.subarray(recipe * family.length, (recipe + 1) * family.length)
    const money = Math.max(0, -aboveBudget[recipe]!)
    return thousandths(weights.vegetable) * new Set(vegetables).size + Math.max(0, ...ownLikings) + money
  })
  return {
    mostSavingsOfRecipe,
    day: Int32Array.from(slots, ({ day }) => day),
    week: Int32Array.from(slots, ({ week }) => week),
    isMain: Uint8Array.from(slots, ({ meal }) => (isMainMeal(meal) ? 1 : 0)),
    cuisine: Int32Array.from(recipes, ({ cuisine }) => (cuisine === NO_CUISINE ? -1 : cuisine)),
    protein: Int32Array.from(recipes, ({ protein }) => (protein === 0 ? -1 : protein)),
    foods: Int32Array.from(foods),
    foodsAt: Int32Array.from(foodsAt),
    aboveBudget,
    likings,
    familyCount: family.length,
    cuisineCount: countCodes(recipes.map(({ cuisine }) => cuisine)),
    proteinCount: countCodes(recipes.map(({ protein }) => protein)),
    vegetableCount: countCodes(recipes.flatMap(({ vegetables }) => vegetables)),
    perishableCount: countCodes(recipes.flatMap(({ perishables }) => perishables)),
    mostLiking: likings.reduce((most, liking) => Math.max(most, liking), 0),
    mostVegetables: recipes.reduce((most, { vegetables }) => Math.max(most, vegetables.length), 0),
    mostMoneySaving: aboveBudget.reduce((most, cost) => Math.max(most, -cost), 0),
  }
}
