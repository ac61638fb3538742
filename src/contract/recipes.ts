import { z } from 'zod'
import { Day } from '../domain/day.ts'
import { Collection, CollectionChange, CollectionDraft } from '../domain/recipes/collection.ts'
import {
  ImportedReading,
  RecipeChangeWithReading,
  RecipeDraftWithReading,
} from '../domain/recipes/imported-reading.ts'
import { SavedFilter, SavedFilterDraft } from '../domain/recipes/library-filter.ts'
import { CookLogDay, MarksChange } from '../domain/recipes/recipe-marks.ts'
import { NotesChange } from '../domain/recipes/recipe-notes.ts'
import { MAX_PICTURE_BYTES } from '../domain/recipes/recipe-photo.ts'
import { Recipe } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'

/** A photo of 5 MB is 7 MB as base64 text; the rest of a recipe fits beside it. */
const BODY_LIMIT = 8 * 1024 * 1024

/**
 * Every recipe of the household, newest first; photos as addresses, never as bytes. It has an ETag:
 * 304 when nothing changed.
 */
export const recipesCall = call('GET', '/api/recipes', { answer: z.array(Recipe) })

/** One recipe; 404 when there is none, or it is somebody else's. */
export const recipeCall = call('GET', '/api/recipes/:id', {
  params: IdParams,
  answer: Recipe,
  refusals: ['NOT_FOUND'],
})

/** Saves a new recipe under the household's next number #n. */
export const createRecipeCall = call('POST', '/api/recipes', {
  body: RecipeDraftWithReading,
  answer: Recipe,
  status: 201,
  createsOnce: true,
  bodyLimit: BODY_LIMIT,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Changes a recipe; takes the body of a creation (recipes 14), and what is not sent stays. 412 with
 * the stored recipe when it was changed after `seen`, unless it already has what is sent.
 */
export const updateRecipeCall = call('PATCH', '/api/recipes/:id', {
  params: IdParams,
  body: RecipeChangeWithReading,
  answer: Recipe,
  bodyLimit: BODY_LIMIT,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * What the page of a recipe said when it was last read; null where it is not stored (importing 31).
 */
export const importedReadingCall = call('GET', '/api/recipes/:id/imported-reading', {
  params: IdParams,
  answer: z.object({ reading: ImportedReading.nullable() }),
  refusals: ['NOT_FOUND'],
})

/** The pictures that a recipe was read from, as addresses; none for others (importing 50). */
export const sourcePicturesCall = call('GET', '/api/recipes/:id/source-pictures', {
  params: IdParams,
  answer: z.object({ pictures: z.array(z.string()) }),
  refusals: ['NOT_FOUND'],
})

/** Deletes a recipe; for a while it can be restored. Its number is not given again. */
export const deleteRecipeCall = call('DELETE', '/api/recipes/:id', {
  params: IdParams,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/** Restores a deleted recipe with its id, number and marks; 404 after the time is over. */
export const restoreRecipeCall = call('POST', '/api/recipes/:id/restore', {
  params: IdParams,
  answer: Recipe,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/**
 * Saves a copy of a recipe under a new number, without its marks. A repeated call answers the same
 * copy, as it is then.
 */
export const duplicateRecipeCall = call('POST', '/api/recipes/:id/duplicate', {
  params: IdParams,
  answer: Recipe,
  status: 201,
  createsOnce: true,
  refusals: ['NOT_FOUND'],
})

/** Sets the heart or the stars of a recipe, for the whole household. */
export const markRecipeCall = call('PATCH', '/api/recipes/:id/marks', {
  params: IdParams,
  body: MarksChange,
  answer: Recipe,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/**
 * Writes the household's notes on a recipe. 412 with the stored recipe when its notes are no longer
 * those of `seen`, unless they already are what is sent.
 */
export const writeNotesCall = call('PUT', '/api/recipes/:id/notes', {
  params: IdParams,
  body: NotesChange,
  answer: Recipe,
  runsOnce: true,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** The days on which a recipe was made, the latest first. */
export const cookLogCall = call('GET', '/api/recipes/:id/made', {
  params: IdParams,
  answer: z.array(CookLogDay),
  refusals: ['NOT_FOUND'],
})

/** Remembers that a recipe was made on a day; a day counts once. */
export const addToCookLogCall = call('POST', '/api/recipes/:id/made', {
  params: IdParams,
  body: CookLogDay,
  answer: CookLogDay,
  status: 201,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/** Takes back that a recipe was made on a day. */
export const deleteFromCookLogCall = call('DELETE', '/api/recipes/:id/made/:date', {
  params: IdParams.extend({ date: Day }),
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/**
 * A photo of the household; its name is never used for another picture, so a browser may keep it
 * for ever. With `size=list` its longest side is 600 pixels at most, as lists show it (recipes 77).
 */
export const photoCall = call('GET', '/api/photos/:name', {
  params: z.object({ name: z.string().regex(/^[0-9a-f]{40}\.jpg$/) }),
  query: z.object({ size: z.enum(['list']).optional() }),
  file: true,
  refusals: ['NOT_FOUND'],
})

/**
 * A picture that the browser cannot show, as a JPEG in a data URL; nothing is kept (importing 89).
 */
export const showablePhotoCall = call('POST', '/api/photos', {
  body: z.unknown().describe('The picture'),
  upload: true,
  answer: z.object({ photo: z.string() }),
  bodyLimit: MAX_PICTURE_BYTES,
})

/** The collections of the household by name, each with the ids of its recipes (recipes 48). */
export const collectionsCall = call('GET', '/api/recipe-collections', { answer: z.array(Collection) })

/** Makes a collection, perhaps with its first recipes; 400 where there is one of that name. */
export const createCollectionCall = call('POST', '/api/recipe-collections', {
  body: CollectionDraft,
  answer: Collection,
  status: 201,
  runsOnce: true,
})

/**
 * Renames a collection, puts recipes in and takes recipes out; recipes that are not in the library
 * any more are left out.
 */
export const changeCollectionCall = call('PATCH', '/api/recipe-collections/:id', {
  params: IdParams,
  body: CollectionChange,
  answer: Collection,
  refusals: ['NOT_FOUND'],
})

/** Deletes a collection, and none of its recipes; for a while it can be restored. */
export const deleteCollectionCall = call('DELETE', '/api/recipe-collections/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Restores a deleted collection with what was in it; 404 after the time is over. */
export const restoreCollectionCall = call('POST', '/api/recipe-collections/:id/restore', {
  params: IdParams,
  answer: Collection,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/** The household's saved filters of the library, by name (recipes 47). */
export const savedFiltersCall = call('GET', '/api/saved-filters', { answer: z.array(SavedFilter) })

/** Saves a filter; it replaces one of the same name. */
export const saveFilterCall = call('POST', '/api/saved-filters', {
  body: SavedFilterDraft,
  answer: SavedFilter,
  status: 201,
})

/** Deletes a saved filter; for a while it can be restored. */
export const deleteSavedFilterCall = call('DELETE', '/api/saved-filters/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Restores a deleted filter; 404 after the time is over. */
export const restoreSavedFilterCall = call('POST', '/api/saved-filters/:id/restore', {
  params: IdParams,
  answer: SavedFilter,
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})
