import { z } from 'zod'
import { Recipe, RecipeChange, RecipeDraft } from '../domain/recipes/recipe.ts'
import { call, IdParams } from './call.ts'

/** A photo of 5 MB is 7 MB as base64 text; the rest of a recipe fits beside it. */
const BODY_LIMIT = 8 * 1024 * 1024

/** Every recipe of the household, newest first; photos as addresses, never as bytes. */
export const recipesCall = call('GET', '/api/recipes', { answer: z.array(Recipe) })

/** One recipe; 404 when it is not there or somebody else's. */
export const recipeCall = call('GET', '/api/recipes/:id', { params: IdParams, answer: Recipe })

/** Saves a new recipe under the household's next number #n. */
export const createRecipeCall = call('POST', '/api/recipes', {
  body: RecipeDraft,
  answer: Recipe,
  status: 201,
  bodyLimit: BODY_LIMIT,
})

/** Changes a recipe; takes the body of a creation (part 1 §7), and what is not sent stays. */
export const updateRecipeCall = call('PATCH', '/api/recipes/:id', {
  params: IdParams,
  body: RecipeChange,
  answer: Recipe,
  bodyLimit: BODY_LIMIT,
})

/** Deletes a recipe; its number is not given again. */
export const deleteRecipeCall = call('DELETE', '/api/recipes/:id', { params: IdParams })
