import { z } from 'zod'
import { Recipe, RecipeContentWithDefaults } from './recipe.ts'

/**
 * A recipe as a source gives it, before review (importing 9); null where it says nothing. It knows
 * no recipe of the household.
 */
export const RecipeToReview = RecipeContentWithDefaults.omit({
  budgetPerServing: true,
  usedRecipes: true,
}).extend({
  servings: z.number().nullable().default(null),
})
export type RecipeToReview = z.infer<typeof RecipeToReview>

/** A recipe that another one may duplicate, with enough to name and open it. */
export const Twin = Recipe.pick({ id: true, name: true, userSequence: true, servings: true })
export type Twin = z.infer<typeof Twin>
