import { Doubt } from '@plateful/page-reader/doubt'
import { z } from 'zod'
import { CatalogueItem, CatalogueReading } from '../domain/importing/catalogue-item.ts'
import {
  DuplicateHandling,
  ExportFormat,
  HouseholdImport,
  MAX_UPLOAD_BYTES,
} from '../domain/importing/household-import.ts'
import {
  FoundInPictures,
  MAX_READING_PAGES,
  PageChange,
  PictureReading,
} from '../domain/importing/picture-reading.ts'
import { MAX_PDF_BYTES } from '../domain/importing/reading-refusals.ts'
import { PageAddress, PastedPage, RecipePreview } from '../domain/importing/recipe-preview.ts'
import { MAX_PICTURE_BYTES } from '../domain/recipes/recipe-photo.ts'
import { Twin } from '../domain/recipes/recipe-to-review.ts'
import { Recipe } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'

/**
 * What reading a page answers. `preview` says that nothing is saved yet: `recipeData` is a draft
 * with id 0 to review (importing 9); `recipe` is there instead when it was saved at once.
 * `warnings` say field by field what to look at before saving; `twins` are recipes of the library
 * that may be the same.
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
 * Reads the recipe in a PDF that holds its text (importing 35). The body is the file itself, with
 * the type application/octet-stream; nothing of it is stored.
 */
export const importRecipePdfCall = call('POST', '/api/import-recipe-pdf', {
  query: z.object({ recipe }),
  body: z.unknown().describe('The PDF'),
  upload: true,
  answer: PageAnswer,
  bodyLimit: MAX_PDF_BYTES,
  refusals: ['NO_RECIPE_FOUND'],
})

const readingRefusals = ['NOT_FOUND', 'IMPORT_RUNNING'] as const
const PageParams = IdParams.extend({ page: IdParams.shape.id })

/** Begins to gather the pages of a recipe in pictures (importing 45). */
export const startPictureReadingCall = call('POST', '/api/picture-readings', {
  body: z.object({}),
  answer: PictureReading,
  status: 201,
  refusals: ['TOO_MANY_TRIES'],
})

/** The household's readings of pictures, the newest first. */
export const pictureReadingsCall = call('GET', '/api/picture-readings', {
  answer: z.array(PictureReading),
})

/** A reading with the recipes that were found. */
export const pictureReadingCall = call('GET', '/api/picture-readings/:id', {
  params: IdParams,
  answer: PictureReading.extend({ found: z.array(FoundInPictures) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Adds a picture, or a PDF, as the next page. The body is the file itself, with the type
 * application/octet-stream. A PDF of pictures adds each of them.
 */
export const addReadingPageCall = call('POST', '/api/picture-readings/:id/pages', {
  params: IdParams,
  body: z.unknown().describe('The picture or the PDF'),
  upload: true,
  answer: PictureReading,
  status: 201,
  bodyLimit: MAX_PICTURE_BYTES,
  refusals: [...readingRefusals, 'NO_RECIPE_FOUND', 'TOO_MANY_TRIES'],
})

/** Turns or crops a page, or moves it to another place among the pages, counted from 0. */
export const changeReadingPageCall = call('PATCH', '/api/picture-readings/:id/pages/:page', {
  params: PageParams,
  body: PageChange.partial().extend({ position: z.number().int().min(0).max(MAX_READING_PAGES).optional() }),
  answer: PictureReading,
  refusals: [...readingRefusals],
})

/** Takes a page out. */
export const removeReadingPageCall = call('DELETE', '/api/picture-readings/:id/pages/:page', {
  params: PageParams,
  answer: PictureReading,
  refusals: [...readingRefusals],
})

/**
 * The picture of a page, as it is read: upright, cropped and straightened. With `angle` it is the
 * whole picture, turned so; `look` only keeps a browser from showing an earlier one.
 */
export const readingPagePictureCall = call('GET', '/api/picture-readings/:id/pages/:page/picture', {
  params: PageParams,
  query: z.object({
    angle: z.coerce.number().min(-360).max(360).optional(),
    look: z.string().max(40).optional(),
  }),
  file: true,
  refusals: ['NOT_FOUND'],
})

/** Reads the pages that were not read yet, in a worker; it goes on when the page is left. */
export const readPicturesCall = call('POST', '/api/picture-readings/:id/read', {
  params: IdParams,
  body: z.object({}),
  answer: PictureReading,
  refusals: ['NOT_FOUND'],
})

/** Stops a reading under way; its pages stay, and those that were read stay read. */
export const stopPictureReadingCall = call('POST', '/api/picture-readings/:id/stop', {
  params: IdParams,
  body: z.object({}),
  answer: PictureReading,
  refusals: ['NOT_FOUND'],
})

/**
 * Marks a found recipe, counted from 0, as saved: its pictures stay with it as its source. With the
 * last one the reading is deleted.
 */
export const markFoundSavedCall = call('POST', '/api/picture-readings/:id/saved', {
  params: IdParams,
  body: z.object({ found: z.number().int().min(0).max(1000), recipeId: IdParams.shape.id }),
  refusals: ['NOT_FOUND'],
})

/** Throws a reading away, with its pictures; one under way is stopped. */
export const deletePictureReadingCall = call('DELETE', '/api/picture-readings/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/**
 * Lists the catalogue to browse: Spoonacular's where the server has a key for it, else the built-in
 * one (importing 15).
 */
export const catalogueCall = call('GET', '/api/browse-recipes', {
  answer: z.array(CatalogueItem),
  refusals: ['PAGE_FAILED'],
})

/** A recipe of the catalogue to read before it is imported; nothing is stored (importing 16). */
export const catalogueRecipeCall = call('GET', '/api/browse-recipes/:spoonacularId', {
  params: z.object({ spoonacularId: IdParams.shape.id }),
  answer: CatalogueReading,
  refusals: ['NOT_FOUND', 'PAGE_FAILED'],
})

/**
 * Saves a recipe of the catalogue in the library; answers the one that was imported before, if
 * there is one.
 */
export const importCatalogueRecipeCall = call('POST', '/api/import-recipe/:spoonacularId', {
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
  bodyLimit: MAX_UPLOAD_BYTES,
  refusals: ['IMPORT_RUNNING'],
})

/** The imports of the household, newest first. */
export const householdImportsCall = call('GET', '/api/household-imports', {
  answer: z.array(HouseholdImport),
})

/** How far an import is. */
export const householdImportCall = call('GET', '/api/household-imports/:id', {
  params: IdParams,
  answer: HouseholdImport,
  refusals: ['NOT_FOUND'],
})

/** Starts to write what was read; it continues when the page is left. */
export const runImportCall = call('POST', '/api/household-imports/:id/run', {
  params: IdParams,
  body: z.object({ duplicates: DuplicateHandling.default('skip') }),
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
