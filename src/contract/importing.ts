import { z } from 'zod'
import { CatalogueItem } from '../domain/importing/catalogue-item.ts'
import { PageAddress, PastedPage, RecipePreview } from '../domain/importing/preview.ts'
import { Doubt } from '@plateful/page-reader/doubt'
import { Twin } from '../domain/recipes/twin.ts'
import { Recipe } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'

/**
 * What reading a page answers. `preview` says that nothing is saved yet: `recipeData` is a draft with id 0 to review (part 1 §4);
 * `recipe` is there instead when it was saved at once. `warnings` say field by field what to look at before saving; `twins` are the
 * recipes that the library may hold it as already.
 */
const PageAnswer = z.object({
  success: z.literal(true),
  preview: z.boolean(),
  recipeData: RecipePreview.optional(),
  recipe: Recipe.optional(),
  warnings: z.array(Doubt),
  /** The names of further recipes on the page, where none was asked for by its name. */
  others: z.array(z.string()),
  twins: z.array(Twin),
})

/** Which recipe of a page that holds several, by its name; without one the page's first or fullest. */
const recipe = z.string().max(500).optional()

/** Fetches a page and reads the recipe on it. */
export const importRecipeUrlCall = call('POST', '/api/import-recipe-url', {
  body: z.object({ url: PageAddress, recipe }),
  answer: PageAnswer,
})

/** Reads the recipe on a page that the person pasted or saved, for sites that let no program in. */
export const importRecipePageCall = call('POST', '/api/import-recipe-page', {
  body: PastedPage.extend({ recipe }),
  answer: PageAnswer,
  bodyLimit: 8 * 1024 * 1024,
})

/** Lists the catalogue to browse: Spoonacular's where the server has a key for it, else the built-in one (part 1 §7). */
export const browseRecipesCall = call('GET', '/api/browse-recipes', {
  answer: z.array(CatalogueItem),
})

/** Puts a recipe of the catalogue into the library; the one that came from there before is answered instead of a twin. */
export const importRecipeCall = call('POST', '/api/import-recipe/:spoonacularId', {
  params: z.object({ spoonacularId: IdParams.shape.id }),
  answer: z.object({ success: z.literal(true), recipe: Recipe }),
})
