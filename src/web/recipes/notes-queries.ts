import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeNotesCall } from '../../contract/recipes.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { currentVersionOf, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { knownPerson } from '../api/known-person.ts'
import { isOptimistic, sendOrQueue } from '../api/outbox.ts'
import { recipeNameIn, recipeKey, recipesKey } from './queries.ts'

/** Where the tab keeps notes on a recipe that are half typed. */
export const notesDraftKey = (recipeId: number) => `plateful:notes:${recipeId}`

/** Writes the notes on a recipe; afterwards the stored ones are shown, also after a refusal. */
export function useWriteNotes(id: number) {
  const client = useQueryClient()
  const showNotes = ({ notes, notesBy, notesAt }: Recipe) => {
    const change = { notes, notesBy, notesAt }
    client.setQueryData<Recipe>(recipeKey(id), (recipe) => recipe && { ...recipe, ...change })
    client.setQueryData<Recipe[]>(recipesKey, (list) =>
      list?.map((recipe) => (recipe.id === id ? { ...recipe, ...change } : recipe)),
    )
  }
  return useMutation({
    mutationFn: (body: { notes: string; seen: string | null }) =>
      sendOrQueue(
        client,
        {
          kind: 'recipe notes',
          input: { id, ...body, by: knownPerson()?.firstName ?? null },
          words: `Notes on ${recipeNameIn(client, id)}`,
        },
        (idempotencyKey) => callServer(writeNotesCall, { params: { id }, body, idempotencyKey }),
      ),
    onSuccess: (recipe) => {
      // The screen may be left by now, and then its form can't do this.
      tabStorage.write(notesDraftKey(id), null)
      if (!isOptimistic(recipe)) showNotes(recipe)
    },
    onError: (error) => {
      const current = currentVersionOf(error, Recipe)
      if (current) showNotes(current)
    },
    meta: { failed: failedBecause('Your notes weren’t saved') },
  })
}
