import { z } from 'zod'

/** What a source can tell of a recipe before a person has looked it over (part 1 §4); null where it is silent. */
export const RecipeToReview = z.object({
  name: z.string(),
  servings: z.number().nullable(),
  prepTimeMinutes: z.number().nullable(),
  cookTimeMinutes: z.number().nullable(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  tags: z.array(z.string()),
  source: z.string().nullable(),
  cuisine: z.string().nullable(),
  photo: z.string().nullable(),
  nutritionPerServing: z.string().nullable(),
})
export type RecipeToReview = z.infer<typeof RecipeToReview>
