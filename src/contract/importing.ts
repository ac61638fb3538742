import { z } from 'zod'
import { Recipe } from '../domain/recipes/recipe.ts'
import { PageAddress, RecipePreview } from '../domain/importing/preview.ts'
import { call } from './call.ts'

/**
 * Reads the recipe on a page. `preview` says that nothing is saved yet: `recipeData` is a draft with id 0 to review
 * (part 1 §4); `recipe` is there instead when it was saved at once.
 */
export const importRecipeUrlCall = call('POST', '/api/import-recipe-url', {
  body: z.object({ url: PageAddress }),
  answer: z.object({
    success: z.literal(true),
    preview: z.boolean(),
    recipeData: RecipePreview.optional(),
    recipe: Recipe.optional(),
    warnings: z.array(z.string()),
  }),
})
