import { z } from 'zod'
import { Recipe, RecipeContentRead } from './recipe.ts'

/**
 * What a source can tell of a recipe before a person has looked it over (importing 9); null where
 * it is silent.
 */
export const RecipeToReview = RecipeContentRead.omit({ budgetPerServing: true }).extend({
  servings: z.number().nullable().default(null),
})
export type RecipeToReview = z.infer<typeof RecipeToReview>

/** A recipe of the library that another one may double: enough to name it and to open it. */
export const Twin = Recipe.pick({ id: true, name: true, userSequence: true, servings: true })
export type Twin = z.infer<typeof Twin>
