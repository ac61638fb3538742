import { createRecipeCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { isRefused } from '../api/call-error.ts'

export const recipeSavedToast = ({ name, userSequence }: Recipe) => ({
  title: 'Recipe saved successfully!',
  text: `${name} #${userSequence}`,
})

/** The message if a recipe is not saved because nobody is signed in; null for other errors. */
export const signInToSaveToast = (error: Error) =>
  isRefused(error, createRecipeCall, 'NOT_SIGNED_IN')
    ? { title: 'Authentication required', text: 'Please log in to save recipes.' }
    : null
