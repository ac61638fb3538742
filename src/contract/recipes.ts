import { z } from 'zod'
import { Day } from '../domain/day.ts'
import { Making, MarksChange } from '../domain/recipes/marks.ts'
import { Recipe, RecipeChange, RecipeDraft } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'

/** A photo of 5 MB is 7 MB as base64 text; the rest of a recipe fits beside it. */
const BODY_LIMIT = 8 * 1024 * 1024

/**
 * Every recipe of the household, newest first; photos as addresses, never as bytes. It has an ETag:
 * 304 when nothing changed.
 */
export const recipesCall = call('GET', '/api/recipes', { answer: z.array(Recipe) })

/** One recipe; 404 when it is not there or somebody else's. */
export const recipeCall = call('GET', '/api/recipes/:id', {
  params: IdParams,
  answer: Recipe,
  refusals: ['NOT_FOUND'],
})

/** Saves a new recipe under the household's next number #n. */
export const createRecipeCall = call('POST', '/api/recipes', {
  body: RecipeDraft,
  answer: Recipe,
  status: 201,
  once: true,
  bodyLimit: BODY_LIMIT,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Changes a recipe; takes the body of a creation (recipes 14), and what is not sent stays. 412 with
 * the recipe as it is now when `seen` is not its latest, unless it says just what is sent.
 */
export const updateRecipeCall = call('PATCH', '/api/recipes/:id', {
  params: IdParams,
  body: RecipeChange,
  answer: Recipe,
  bodyLimit: BODY_LIMIT,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Deletes a recipe; for a while it can be restored. Its number is not given again. */
export const deleteRecipeCall = call('DELETE', '/api/recipes/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Restores a deleted recipe with its id, number and marks; 404 after the time is over. */
export const restoreRecipeCall = call('POST', '/api/recipes/:id/restore', {
  params: IdParams,
  answer: Recipe,
  refusals: ['NOT_FOUND'],
})

/**
 * Saves a copy of a recipe under a new number, without its marks. A repeat answers the copy as it
 * is by then.
 */
export const duplicateRecipeCall = call('POST', '/api/recipes/:id/duplicate', {
  params: IdParams,
  answer: Recipe,
  status: 201,
  once: true,
  refusals: ['NOT_FOUND'],
})

/** Sets the heart or the stars of a recipe, for the whole household. */
export const markRecipeCall = call('PATCH', '/api/recipes/:id/marks', {
  params: IdParams,
  body: MarksChange,
  answer: Recipe,
  refusals: ['NOT_FOUND'],
})

/** The days on which a recipe was made, the latest first. */
export const makingsCall = call('GET', '/api/recipes/:id/made', {
  params: IdParams,
  answer: z.array(Making),
  refusals: ['NOT_FOUND'],
})

/** Remembers that a recipe was made on a day; a day counts once. */
export const addToCookLogCall = call('POST', '/api/recipes/:id/made', {
  params: IdParams,
  body: Making,
  answer: Making,
  status: 201,
  refusals: ['NOT_FOUND'],
})

/** Takes back that a recipe was made on a day. */
export const deleteFromCookLogCall = call('DELETE', '/api/recipes/:id/made/:date', {
  params: IdParams.extend({ date: Day }),
  refusals: ['NOT_FOUND'],
})

/**
 * A photo of the household; its name is never used for another picture, so a browser may keep it
 * for ever.
 */
export const photoCall = call('GET', '/api/photos/:name', {
  params: z.object({ name: z.string().regex(/^[0-9a-f]{40}\.jpg$/) }),
  file: true,
  refusals: ['NOT_FOUND'],
})
