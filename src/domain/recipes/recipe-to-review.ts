import { z } from 'zod'

/** What a source can tell of a recipe before a person has looked it over (importing 9); null where it is silent. */
export const RecipeToReview = z.object({
  name: z.string(),
  servings: z.number().nullable().default(null),
  prepTimeMinutes: z.number().nullable().default(null),
  cookTimeMinutes: z.number().nullable().default(null),
  totalTimeMinutes: z.number().nullable().default(null),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  tags: z.array(z.string()),
  source: z.string().nullable().default(null),
  cuisine: z.string().nullable().default(null),
  photo: z.string().nullable().default(null),
  nutritionPerServing: z.string().nullable().default(null),
})
export type RecipeToReview = z.infer<typeof RecipeToReview>
