import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createRecipeCall,
  deleteRecipeCall,
  recipeCall,
  recipesCall,
  updateRecipeCall,
} from '../../contract/recipes.ts'
import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import { hasStatus, sentenceOf } from '../calls/call-error.ts'
import { callServer } from '../calls/call-server.ts'

const FIVE_MINUTES = 300_000
const listKey = ['recipes'] as const
const recipeKey = (id: number) => ['recipe', id] as const

/** The household's library, shown at once from what is kept and read again behind it. */
export const useRecipes = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callServer(recipesCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

/** One recipe; what the list already knows of it is shown until the answer is there (`isPlaceholderData`). */
export const useRecipe = (id: number) => {
  const client = useQueryClient()
  return useQuery({
    queryKey: recipeKey(id),
    queryFn: ({ signal }) => callServer(recipeCall, { params: { id }, signal }),
    placeholderData: () => client.getQueryData<Recipe[]>(listKey)?.find((recipe) => recipe.id === id),
  })
}

/** Saves a form: a recipe without an id is created, another is changed (part 1 §4). */
export const useSaveRecipe = (id: number | null) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: RecipeDraft) =>
      id === null
        ? callServer(createRecipeCall, { body: draft })
        : callServer(updateRecipeCall, { params: { id }, body: draft }),
    onSuccess: (saved) => client.setQueryData(recipeKey(saved.id), saved),
    meta: {
      refreshes: ['recipes', 'recipe'],
      done: (saved: Recipe) => ({
        title: 'Recipe saved successfully!',
        text: `${saved.name} #${saved.userSequence}`,
      }),
      failed: (error) =>
        hasStatus(error, 401)
          ? { title: 'Authentication required', text: 'Please log in to save recipes.' }
          : {
              title: id === null ? 'Recipe Creation Failed' : 'Recipe Update Failed',
              text: sentenceOf(error),
            },
    },
  })
}

export const useDeleteRecipe = () =>
  useMutation({
    mutationFn: (recipe: Recipe) => callServer(deleteRecipeCall, { params: { id: recipe.id } }),
    meta: {
      refreshes: ['recipes'],
      done: { title: 'Recipe deleted' },
      failed: (error) => ({ title: 'Failed to delete recipe', text: sentenceOf(error) }),
    },
  })
