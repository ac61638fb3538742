import { foldIngredients, tidySteps } from '@plateful/ingredients/lines/recipe-lines'
import { z } from 'zod'
import type { RecipeToReview } from './recipe-to-review.ts'
import { RecipeChange, recipeColumnsInFile, RecipeDraft } from './recipe.ts'

/**
 * What a page said of a recipe when it was read, as far as it is compared when the page is read
 * again (importing 31). Tags, source, cost and the recipes in it are the household's own.
 */
export const ImportedReading = z
  .object(recipeColumnsInFile)
  .omit({ tags: true, source: true, usedRecipes: true, budgetPerServing: true })
  .extend({ servings: recipeColumnsInFile.servings.nullable() })
export type ImportedReading = z.infer<typeof ImportedReading>

/**
 * The reading of a recipe, its lines tidied as they would be stored; undefined where it is longer
 * than a reading may be, so that saving the recipe never fails for it.
 */
export const importedReadingOf = (recipe: RecipeToReview): ImportedReading | undefined =>
  ImportedReading.safeParse({
    ...recipe,
    ingredients: foldIngredients(recipe.ingredients),
    steps: tidySteps(recipe.steps),
  }).data

/** A recipe to save; `asRead` is what its page said, if it came from a page. */
export const RecipeDraftWithReading = RecipeDraft.extend({ asRead: ImportedReading.optional() })
export type RecipeDraftWithReading = z.infer<typeof RecipeDraftWithReading>

/**
 * A change to a recipe; `asRead` is what its page says now, and null deletes what is stored of
 * that.
 */
export const RecipeChangeWithReading = RecipeChange.extend({ asRead: ImportedReading.nullable().optional() })
export type RecipeChangeWithReading = z.infer<typeof RecipeChangeWithReading>
