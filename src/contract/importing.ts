import { z } from 'zod'
import { Doubt } from '@plateful/page-reader/doubt'
import { CatalogueItem, CatalogueReading } from '../domain/importing/catalogue-item.ts'
import { MOST_PDF_BYTES } from '../domain/importing/pdf-refusals.ts'
import { PageAddress, PastedPage, RecipePreview } from '../domain/importing/preview.ts'
import { Twin } from '../domain/recipes/recipe-to-review.ts'
import { Recipe } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'
import {
  Duplicates,
  ExportFormat,
  HouseholdImport,
  MOST_UPLOAD_BYTES,
} from '../domain/importing/household-import.ts'

/**
 * What reading a page answers. `preview` says that nothing is saved yet: `recipeData` is a draft
 * with id 0 to review (importing 9); `recipe` is there instead when it was saved at once.
 * `warnings` say field by field what to look at before saving; `twins` are the recipes that the
 * library may hold it as already.
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

/**
 * Which recipe of a page that holds several, by its name; without one the page's first or fullest.
 */
const recipe = z.string().max(500).optional()

/** Fetches a page and reads the recipe on it. */
export const importRecipeUrlCall = call('POST', '/api/import-recipe-url', {
  body: z.object({ url: PageAddress, recipe }),
  answer: PageAnswer,
  refusals: ['PAGE_REFUSED', 'PAGE_FAILED', 'PAGE_TIMEOUT', 'NO_RECIPE_FOUND'],
})

/** Reads the recipe on a page that the person pasted or saved, for sites that let no program in. */
export const importRecipePageCall = call('POST', '/api/import-recipe-page', {
  body: PastedPage.extend({ recipe }),
  answer: PageAnswer,
  bodyLimit: 8 * 1024 * 1024,
  refusals: ['NO_RECIPE_FOUND'],
})

/**
 * Reads the recipe in a PDF that holds its text (importing 35). The body is the file itself, with the
 * type application/octet-stream; nothing of it is stored.
 */
export const importRecipePdfCall = call('POST', '/api/import-recipe-pdf', {
  query: z.object({ recipe }),
  body: z.unknown().describe('The PDF'),
  upload: true,
  answer: PageAnswer,
  bodyLimit: MOST_PDF_BYTES,
  refusals: ['NO_RECIPE_FOUND'],
})

/**
 * Lists the catalogue to browse: Spoonacular's where the server has a key for it, else the built-in
 * one (importing 15).
 */
export const browseRecipesCall = call('GET', '/api/browse-recipes', {
  answer: z.array(CatalogueItem),
  refusals: ['PAGE_FAILED'],
})

/** A recipe of the catalogue to read before it is imported; nothing is stored (importing 16). */
export const readCatalogueCall = call('GET', '/api/browse-recipes/:spoonacularId', {
  params: z.object({ spoonacularId: IdParams.shape.id }),
  answer: CatalogueReading,
  refusals: ['NOT_FOUND', 'PAGE_FAILED'],
})

/**
 * Puts a recipe of the catalogue into the library; the one that came from there before is answered
 * instead of a twin.
 */
export const importRecipeCall = call('POST', '/api/import-recipe/:spoonacularId', {
  params: z.object({ spoonacularId: IdParams.shape.id }),
  answer: z.object({ success: z.literal(true), recipe: Recipe }),
  refusals: ['NOT_FOUND', 'PAGE_FAILED'],
})

/**
 * Uploads a file of another program, or our own, and starts to read it; nothing is written yet. The
 * body is the file itself, with the type application/octet-stream. One at a time in a household.
 */
export const startImportCall = call('POST', '/api/household-imports', {
  query: z.object({ name: z.string().trim().min(1).max(300).default('upload') }),
  body: z.unknown().describe('The file'),
  upload: true,
  answer: HouseholdImport,
  status: 201,
  bodyLimit: MOST_UPLOAD_BYTES,
  refusals: ['IMPORT_RUNNING'],
})

/** The imports of the household, newest first. */
export const importsCall = call('GET', '/api/household-imports', { answer: z.array(HouseholdImport) })

/** How far an import is. */
export const importCall = call('GET', '/api/household-imports/:id', {
  params: IdParams,
  answer: HouseholdImport,
  refusals: ['NOT_FOUND'],
})

/** Starts to write what was read; it continues when the page is left. */
export const runImportCall = call('POST', '/api/household-imports/:id/run', {
  params: IdParams,
  body: z.object({ duplicates: Duplicates.default('skip') }),
  answer: HouseholdImport,
  refusals: ['NOT_FOUND'],
})

/** Undoes an import, except for what has changed since. */
export const undoImportCall = call('POST', '/api/household-imports/:id/undo', {
  params: IdParams,
  answer: HouseholdImport,
  refusals: ['NOT_FOUND', 'IMPORT_RUNNING'],
})

/** Discards a file that was read. */
export const discardImportCall = call('DELETE', '/api/household-imports/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND', 'IMPORT_RUNNING'],
})

/**
 * Everything that the household has, as a file: our own format, or its recipes for other programs.
 */
export const exportHouseholdCall = call('GET', '/api/household-export', {
  query: z.object({ format: ExportFormat.default('plateful') }),
  file: true,
})
