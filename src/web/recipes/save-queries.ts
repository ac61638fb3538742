import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createRecipeCall, duplicateRecipeCall, updateRecipeCall } from '../../contract/recipes.ts'
import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import { Recipe, type RecipeDraft } from '../../domain/recipes/recipe.ts'
import { currentVersionOf, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { changedFields } from '../api/changed-fields.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { requeueRefused, outbox, sendOrQueue, sendOrQueueNew } from '../api/outbox.ts'
import { optimisticCopy, optimisticRecipe } from './optimistic-recipe.ts'
import { recipeKey } from './queries.ts'
import { recipeSavedToast, signInToSaveToast } from './save-toasts.ts'

/** Saves a new recipe. Offline it waits on this device, under a temporary id. */
function saveNew(
  client: QueryClient,
  draft: RecipeDraft,
  { asRead, idempotencyKey }: { asRead?: ImportedReading | undefined; idempotencyKey: string },
): Promise<Recipe> {
  return sendOrQueueNew(
    client,
    { kind: 'new recipe', input: { draft: { ...draft, asRead } }, words: `New recipe ${draft.name}` },
    (key) => callServer(createRecipeCall, { body: { ...draft, asRead }, idempotencyKey: key }),
    (id) => optimisticRecipe(id, draft, Date.now()),
    idempotencyKey,
  )
}

/** Changes a stored recipe. Offline the change waits on this device. */
async function changeStored(client: QueryClient, stored: Recipe, draft: RecipeDraft): Promise<Recipe> {
  const { id, updatedAt: seen, name } = stored
  const refused = outbox.makerOf(id)
  if (refused && refused.refused !== null) {
    // A copy that was refused and edited since is sent as an ordinary new recipe.
    const input = { newId: id, draft }
    return requeueRefused(
      client,
      { ...refused, kind: 'new recipe', input, words: `New recipe ${draft.name}` },
      { ...stored, ...draft },
    )
  }
  const send = () => callServer(updateRecipeCall, { params: { id }, body: { ...draft, seen } })
  const { change, before } = changedFields(stored, draft)
  return sendOrQueue(
    client,
    { kind: 'edit recipe', input: { id, change, before, seen }, words: `Changes to ${name}` },
    send,
    { ...stored, ...change },
  )
}

/**
 * Saves a form: creates a recipe, or updates the version that was edited (recipes 15). `asRead` is
 * what the page of a new recipe said (importing 31).
 */
export const useSaveRecipe = (stored: Recipe | null, asRead?: ImportedReading) => {
  const client = useQueryClient()
  const showRecipe = (recipe: Recipe) => client.setQueryData(recipeKey(recipe.id), recipe)
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: RecipeDraft; idempotencyKey: string }) =>
      stored === null
        ? saveNew(client, draft, { asRead, idempotencyKey })
        : changeStored(client, stored, draft),
    onSuccess: showRecipe,
    onError: (error) => {
      const current = currentVersionOf(error, Recipe)
      if (current) showRecipe(current)
    },
    meta: {
      refreshes: stored === null ? ['recipes', 'recipe', 'onboarding'] : ['recipes', 'recipe'],
      done: recipeSavedToast,
      failed: (error) =>
        signInToSaveToast(error) ?? {
          title: stored === null ? 'Recipe Creation Failed' : 'Recipe Update Failed',
          text: errorMessage(error),
        },
    },
  })
}

/** Offline the copy waits on this device, under a temporary id. */
function copyStored(client: QueryClient, recipe: Recipe, idempotencyKey: string): Promise<Recipe> {
  return sendOrQueueNew(
    client,
    { kind: 'copy recipe', input: { recipe }, words: `Copy of ${recipe.name}` },
    (key) => callServer(duplicateRecipeCall, { params: { id: recipe.id }, idempotencyKey: key }),
    (id) => optimisticCopy(id, recipe, Date.now()),
    idempotencyKey,
  )
}

/** Saves a copy. Pressing again after a lost answer makes only one. */
export const useDuplicateRecipe = (recipe: Recipe) => {
  const { id } = recipe
  const client = useQueryClient()
  const [copyInput, setCopyInput] = useState({ id, idempotencyKey: newIdempotencyKey() })
  if (copyInput.id !== id) setCopyInput({ id, idempotencyKey: newIdempotencyKey() })
  return useMutation({
    mutationFn: () => copyStored(client, recipe, copyInput.idempotencyKey),
    onSuccess: (copy) => {
      setCopyInput({ id, idempotencyKey: newIdempotencyKey() })
      client.setQueryData(recipeKey(copy.id), copy)
    },
    meta: {
      refreshes: ['recipes'],
      done: (copy: Recipe) => ({ title: 'Recipe duplicated', text: `${copy.name} #${copy.userSequence}` }),
      failed: failedBecause('The recipe couldn’t be duplicated'),
    },
  })
}
