import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { recipeCall, recipesCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { recipeFinder } from '../../domain/recipes/used-recipes.ts'
import { CallError } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { MINUTE } from '../api/durations.ts'
import { outbox } from '../api/outbox.ts'
import { isTemporaryId } from '../api/temporary-ids.ts'
import { optimisticFromInput } from './optimistic-recipe.ts'

/**
 * Milliseconds for which an answer is fresh, so that a screen does not repeat the request of its
 * route.
 */
const JUST_READ = 2000
export const recipesKey = ['recipes'] as const
export const recipeKey = (id: number) => ['recipe', id] as const

/** The key of the few recipes that home shows, on this device. */
export const homeRecipesKey = ['few-recipes'] as const
/** Twice as many as home shows, so that one that is deleted leaves no gap. */
const NEWEST = 12

/** The newest recipes of a library and those with these ids, in the order of the library. */
export const homeRecipesOf = (library: readonly Recipe[], ids: readonly number[]): Recipe[] =>
  library.filter(({ id }, index) => index < NEWEST || ids.includes(id))

export const recipeNameIn = (client: QueryClient, id: number): string =>
  (
    client.getQueryData<Recipe>(recipeKey(id)) ??
    client.getQueryData<Recipe[]>(recipesKey)?.find((recipe) => recipe.id === id)
  )?.name ?? 'a recipe'

/** The household's library: shown at once from the cache, and read again in the background. */
export const recipesQuery = queryOptions({
  queryKey: recipesKey,
  queryFn: ({ signal }) => callServer(recipesCall, { signal }),
  staleTime: JUST_READ,
  gcTime: 5 * MINUTE,
  meta: {
    extract: {
      key: homeRecipesKey,
      of: (library: Recipe[], before?: Recipe[]) => homeRecipesOf(library, before?.map(({ id }) => id) ?? []),
    },
  },
})

export const useRecipes = (isAsked = true) => useQuery({ ...recipesQuery, enabled: isAsked })

/** Finds the recipes within a recipe. The library is read only where a recipe has any. */
export const useUsedRecipes = ({ usedRecipes }: Pick<Recipe, 'usedRecipes'>) => {
  const hasAny = usedRecipes.length > 0
  const library = useQuery({ ...recipesQuery, enabled: hasAny })
  return {
    isReady: !hasAny || library.data !== undefined,
    hasFailed: hasAny && library.isLoadingError,
    find: recipeFinder(library.data ?? []),
  }
}

/** For a waiting change in a form that this version cannot read. The change itself stays stored. */
const unreadable = () => {
  const message = 'This version of Plateful can’t read it any more. It stays on this device.'
  return new CallError(422, { code: 'UNREADABLE', message }, message)
}

/** A recipe; one that was written offline is read from the waiting changes until it is sent. */
async function readRecipe(id: number, signal: AbortSignal): Promise<Recipe> {
  await outbox.ready()
  const serverId = outbox.serverId(id)
  if (!isTemporaryId(serverId)) return callServer(recipeCall, { params: { id: serverId }, signal })
  const change = outbox.makerOf(id)
  if (!change) throw new CallError(404, { code: 'NOT_FOUND', message: 'Recipe Not Found' }, 'Not Found')
  const recipe = optimisticFromInput(id, change.input, change.at)
  if (!recipe) throw unreadable()
  return recipe
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
    // Offline the recipe is read from the kept library, also if it was never opened.
    meta: {
      fallback: async (cache) => {
        const library = await cache.one<Recipe[]>(recipesKey)
        const data = library?.data.find((recipe) => recipe.id === id)
        return library && data && { data, at: library.at }
      },
    },
  })
}
