import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createRecipeCall,
  deleteRecipeCall,
  duplicateRecipeCall,
  recipeCall,
  recipesCall,
  restoreRecipeCall,
  updateRecipeCall,
} from '../../contract/recipes.ts'
import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import { Recipe, type RecipeDraft } from '../../domain/recipes/recipe.ts'
import { findIn } from '../../domain/recipes/used-recipes.ts'
import { CallError, currentOf, isRefused, sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { newOnceKey } from '../api/ids.ts'
import { drawNewId, isNewId } from '../api/new-ids.ts'
import { keepAgain, outbox, sendOrKeep } from '../api/outbox.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { assumedCopy, assumedRecipe } from './assumed-recipe.ts'

const FIVE_MINUTES = 300_000
/**
 * How long an answer is fresh, in milliseconds: the screen does not ask again for what the route
 * has just asked for.
 */
const JUST_READ = 2000
export const recipesKey = ['recipes'] as const
export const recipeKey = (id: number) => ['recipe', id] as const

/** Under which this device keeps the few recipes that home shows. */
export const fewRecipesKey = ['few-recipes'] as const
/** Twice as many as home shows, so that one that is deleted leaves no gap. */
const NEWEST = 12

/** The newest recipes of a library, and those with these ids; in its order. */
export const fewOf = (library: readonly Recipe[], ids: readonly number[]): Recipe[] =>
  library.filter(({ id }, at) => at < NEWEST || ids.includes(id))

/** What a recipe is called here. */
export const nameIn = (client: QueryClient, id: number): string =>
  (
    client.getQueryData<Recipe>(recipeKey(id)) ??
    client.getQueryData<Recipe[]>(recipesKey)?.find((recipe) => recipe.id === id)
  )?.name ?? 'a recipe'

/** The household's library: shown at once from the cache, and read again in the background. */
export const recipesQuery = queryOptions({
  queryKey: recipesKey,
  queryFn: ({ signal }) => callServer(recipesCall, { signal }),
  staleTime: JUST_READ,
  gcTime: FIVE_MINUTES,
  meta: {
    extract: {
      key: fewRecipesKey,
      of: (library: Recipe[], before?: Recipe[]) => fewOf(library, before?.map(({ id }) => id) ?? []),
    },
  },
})

export const useRecipes = (isAsked = true) => useQuery({ ...recipesQuery, enabled: isAsked })

/**
 * Finds the recipes in a recipe; the library is read only for one that has any. Until it is read
 * nobody knows what is eaten with it.
 */
export const useUsed = ({ usedRecipes }: Pick<Recipe, 'usedRecipes'>) => {
  const hasAny = usedRecipes.length > 0
  const library = useQuery({ ...recipesQuery, enabled: hasAny })
  return {
    isReady: !hasAny || library.data !== undefined,
    hasFailed: hasAny && library.isLoadingError,
    find: findIn(library.data ?? []),
  }
}

/** What a recipe that was made here says, while the server does not have it. */
type Made = { newId: number } & ({ draft: RecipeDraft } | { recipe: Recipe })

const assumedMade = (id: number, made: Made, at: number): Recipe =>
  'draft' in made ? assumedRecipe(id, made.draft, at) : assumedCopy(id, made.recipe, at)

/** A recipe; one that was written on this device is read from what waits, until it is sent. */
async function readRecipe(id: number, signal: AbortSignal): Promise<Recipe> {
  await outbox.ready()
  const trueId = outbox.trueId(id)
  if (!isNewId(trueId)) return callServer(recipeCall, { params: { id: trueId }, signal })
  const change = outbox.maker(id)
  if (!change) throw new CallError(404, { code: 'NOT_FOUND', message: 'Recipe Not Found' }, 'Not Found')
  return assumedMade(id, change.input as Made, change.at)
}

/**
 * One recipe; the list's version of it is shown until the answer is there (`isPlaceholderData`).
 */
export const useRecipe = (id: number) => {
  const client = useQueryClient()
  return useQuery({
    queryKey: recipeKey(id),
    queryFn: ({ signal }) => readRecipe(id, signal),
    placeholderData: () => client.getQueryData<Recipe[]>(recipesKey)?.find((recipe) => recipe.id === id),
    // The library has it whole, also where it was never opened.
    meta: {
      orFrom: async (kept) => {
        const library = await kept.one<Recipe[]>(recipesKey)
        const data = library?.data.find((recipe) => recipe.id === id)
        return library && data && { data, at: library.at }
      },
    },
  })
}

/** Saves a new recipe. Without a signal it waits on this device, under an id that is drawn here. */
function saveNew(
  client: QueryClient,
  draft: RecipeDraft,
  { asRead, onceKey }: { asRead?: ImportedReading | undefined; onceKey: string },
): Promise<Recipe> {
  const makes = drawNewId()
  return sendOrKeep(
    client,
    {
      kind: 'new recipe',
      input: { newId: makes, draft: { ...draft, asRead } },
      words: `New recipe ${draft.name}`,
      makes,
    },
    (key) => callServer(createRecipeCall, { body: { ...draft, asRead }, onceKey: key }),
    assumedRecipe(makes, draft, Date.now()),
    onceKey,
  )
}

/** Changes a stored recipe. Without a signal it waits on this device. */
async function changeStored(client: QueryClient, stored: Recipe, draft: RecipeDraft): Promise<Recipe> {
  const { id, updatedAt: seen, name } = stored
  const refused = outbox.maker(id)
  if (refused && refused.refused !== null) {
    // A copy that was refused, and is written over, is a recipe like any other.
    const input = { newId: (refused.input as Made).newId, draft }
    return keepAgain(
      client,
      { ...refused, kind: 'new recipe', input, words: `New recipe ${draft.name}` },
      { ...stored, ...draft },
    )
  }
  const send = () => callServer(updateRecipeCall, { params: { id }, body: { ...draft, seen } })
  const was: Record<string, unknown> = { ...stored }
  const changed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value),
  )
  const change: Partial<RecipeDraft> = Object.fromEntries(changed)
  const before = Object.fromEntries(changed.map(([field]) => [field, was[field]]))
  return sendOrKeep(
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
  const show = (recipe: Recipe) => client.setQueryData(recipeKey(recipe.id), recipe)
  return useMutation({
    mutationFn: ({ draft, onceKey }: { draft: RecipeDraft; onceKey: string }) =>
      stored === null ? saveNew(client, draft, { asRead, onceKey }) : changeStored(client, stored, draft),
    onSuccess: show,
    onError: (error) => {
      const current = currentOf(error, Recipe)
      if (current) show(current)
    },
    meta: {
      refreshes: stored === null ? ['recipes', 'recipe', 'onboarding'] : ['recipes', 'recipe'],
      done: (saved: Recipe) => ({
        title: 'Recipe saved successfully!',
        text: `${saved.name} #${saved.userSequence}`,
      }),
      failed: (error) =>
        isRefused(error, createRecipeCall, 'NOT_SIGNED_IN')
          ? { title: 'Authentication required', text: 'Please log in to save recipes.' }
          : {
              title: stored === null ? 'Recipe Creation Failed' : 'Recipe Update Failed',
              text: sentenceOf(error),
            },
    },
  })
}

/**
 * Deletes a recipe, which leaves the list at once; the toast restores it with its number and its
 * marks.
 */
export const useDeleteRecipe = () => {
  const client = useQueryClient()
  const restore = useRestoreRecipe()
  return useMutation({
    mutationFn: ({ id, name }: Recipe) =>
      sendOrKeep(client, { kind: 'delete recipe', input: { id }, words: `Delete ${name}` }, (onceKey) =>
        callServer(deleteRecipeCall, { params: { id }, onceKey }),
      ),
    onMutate: (recipe) => changeList(client, (list) => list.filter(({ id }) => id !== recipe.id)),
    onSuccess: (_, recipe) => toastWithUndo(`${recipe.name} is deleted`, () => restore.mutate(recipe)),
    onError: () => client.invalidateQueries({ queryKey: recipesKey }),
    meta: {
      refreshes: ['recipes', 'onboarding'],
      failed: (error) => ({ title: 'Failed to delete recipe', text: sentenceOf(error) }),
    },
  })
}

const useRestoreRecipe = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: Recipe) =>
      sendOrKeep(
        client,
        { kind: 'restore recipe', input: { recipe }, words: `Bring ${recipe.name} back` },
        (onceKey) => callServer(restoreRecipeCall, { params: { id: recipe.id }, onceKey }),
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
      failed: (error) => ({ title: 'The recipe couldn’t be brought back', text: sentenceOf(error) }),
    },
  })
}

/** Without a signal the copy waits on this device, under an id that is drawn here. */
function copyStored(client: QueryClient, recipe: Recipe, onceKey: string): Promise<Recipe> {
  const makes = drawNewId()
  return sendOrKeep(
    client,
    { kind: 'copy recipe', input: { newId: makes, recipe }, words: `Copy of ${recipe.name}`, makes },
    (key) => callServer(duplicateRecipeCall, { params: { id: recipe.id }, onceKey: key }),
    assumedCopy(makes, recipe, Date.now()),
    onceKey,
  )
}

/** Saves a copy. Pressed again because no answer came, it makes one copy. */
export const useDuplicateRecipe = (recipe: Recipe) => {
  const { id } = recipe
  const client = useQueryClient()
  const [asked, setAsked] = useState({ id, onceKey: newOnceKey() })
  if (asked.id !== id) setAsked({ id, onceKey: newOnceKey() })
  return useMutation({
    mutationFn: () => copyStored(client, recipe, asked.onceKey),
    onSuccess: (copy) => {
      setAsked({ id, onceKey: newOnceKey() })
      client.setQueryData(recipeKey(copy.id), copy)
    },
    meta: {
      refreshes: ['recipes'],
      done: (copy: Recipe) => ({ title: 'Recipe duplicated', text: `${copy.name} #${copy.userSequence}` }),
      failed: (error) => ({ title: 'The recipe couldn’t be duplicated', text: sentenceOf(error) }),
    },
  })
}

function changeList(client: QueryClient, change: (list: Recipe[]) => Recipe[]): void {
  client.setQueryData<Recipe[]>(recipesKey, (list) => list && change(list))
}
