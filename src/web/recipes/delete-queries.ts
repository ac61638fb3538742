import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteRecipeCall, restoreRecipeCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { sendOrQueue } from '../api/outbox.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { recipesKey } from './queries.ts'

/**
 * Deletes a recipe. It leaves the list at once; Undo in the toast restores it with its number and
 * its marks.
 */
export const useDeleteRecipe = () => {
  const client = useQueryClient()
  const restore = useRestoreRecipe()
  return useMutation({
    mutationFn: ({ id, name }: Recipe) =>
      sendOrQueue(
        client,
        { kind: 'delete recipe', input: { id }, words: `Delete ${name}` },
        (idempotencyKey) => callServer(deleteRecipeCall, { params: { id }, idempotencyKey }),
      ),
    onMutate: (recipe) => changeList(client, (list) => list.filter(({ id }) => id !== recipe.id)),
    onSuccess: (_, recipe) => toastWithUndo(`${recipe.name} is deleted`, () => restore.mutate(recipe)),
    onError: () => client.invalidateQueries({ queryKey: recipesKey }),
    meta: { refreshes: ['recipes', 'onboarding'], failed: failedBecause('Failed to delete recipe') },
  })
}

const useRestoreRecipe = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: Recipe) =>
      sendOrQueue(
        client,
        { kind: 'restore recipe', input: { recipe }, words: `Bring ${recipe.name} back` },
        (idempotencyKey) => callServer(restoreRecipeCall, { params: { id: recipe.id }, idempotencyKey }),
      ),
    onMutate: (recipe) =>
      changeList(client, (list) =>
        [...list.filter(({ id }) => id !== recipe.id), recipe].toSorted(
          (a, b) => b.userSequence - a.userSequence,
        ),
      ),
    onError: () => client.invalidateQueries({ queryKey: recipesKey }),
    meta: {
      refreshes: ['recipes', 'recipe', 'onboarding'],
      done: (recipe: Recipe) => ({ title: `${recipe.name} is back` }),
      failed: failedBecause('The recipe couldn’t be brought back'),
    },
  })
}

function changeList(client: QueryClient, change: (list: Recipe[]) => Recipe[]): void {
  client.setQueryData<Recipe[]>(recipesKey, (list) => list && change(list))
}
