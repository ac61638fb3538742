import { z } from 'zod'
import { RecipeContentRead } from './recipe.ts'

/** What a source can tell of a recipe before a person has looked it over (importing 9); null where it is silent. */
export const RecipeToReview = RecipeContentRead.omit({ budgetPerServing: true }).extend({
  servings: z.number().nullable().default(null),
})
export type RecipeToReview = z.infer<typeof RecipeToReview>
