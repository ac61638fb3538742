/** Hearts, stars and cooking days. They show at once and are saved one after the other. */

import { formatCount } from '@plateful/ingredients/format-english'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addToCookLogCall,
  deleteFromCookLogCall,
  cookLogCall,
  markRecipeCall,
} from '../../contract/recipes.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { type CookLogDay, type MarksChange, sumCookLog } from '../../domain/recipes/recipe-marks.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { outbox, sendOrQueue } from '../api/outbox.ts'
import { isTemporaryId } from '../api/temporary-ids.ts'
import { recipeNameIn, recipeKey, recipesKey } from './queries.ts'

const cookLogKey = (id: number) => ['recipe', id, 'made'] as const

function showMarks(client: QueryClient, id: number, marks: Partial<Recipe>): void {
  client.setQueryData<Recipe[]>(recipesKey, (list) =>
    list?.map((recipe) => (recipe.id === id ? { ...recipe, ...marks } : recipe)),
  )
  client.setQueryData<Recipe>(recipeKey(id), (recipe) => recipe && { ...recipe, ...marks })
}

/** A read that started before this change would bring the old marks back. */
async function stopReading(client: QueryClient, id: number): Promise<void> {
  await Promise.all([recipesKey, recipeKey(id)].map((queryKey) => client.cancelQueries({ queryKey })))
}

const readAgain = (client: QueryClient) =>
  Promise.all((['recipes', 'recipe'] as const).map((key) => client.invalidateQueries({ queryKey: [key] })))

function describeMarks({ isFavourite, rating }: MarksChange, name: string): string {
  if (isFavourite !== undefined) return `${isFavourite ? 'A heart' : 'No heart'} for ${name}`
  if (typeof rating !== 'number') return `No stars for ${name}`
  return `${formatCount(rating, 'star')} for ${name}`
}

export function useMarkRecipe(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `marks of ${id}` },
    mutationFn: (change: MarksChange) =>
      sendOrQueue(
        client,
        { kind: 'marks', input: { id, change }, words: describeMarks(change, recipeNameIn(client, id)) },
        (idempotencyKey) => callServer(markRecipeCall, { params: { id }, body: change, idempotencyKey }),
      ),
    onMutate: async (change) => {
      showMarks(client, id, change)
      await stopReading(client, id)
    },
    onError: () => readAgain(client),
    meta: { failed: failedBecause('Not saved') },
  })
}

/**
 * The days on which a recipe was made, newest first; none for a recipe that the server does not
 * have yet.
 */
export const useCookLog = (id: number) =>
  useQuery({
    queryKey: cookLogKey(id),
    queryFn: ({ signal }): CookLogDay[] | Promise<CookLogDay[]> => {
      const serverId = outbox.serverId(id)
      return isTemporaryId(serverId) ? [] : callServer(cookLogCall, { params: { id: serverId }, signal })
    },
  })

export function useChangeCookLog(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `marks of ${id}` },
    mutationFn: ({ date, isMade }: { date: Day; isMade: boolean }) => {
      const days = client.getQueryData<CookLogDay[]>(cookLogKey(id))
      const cookLogSum = days ? sumCookLog(days.map((day) => day.date)) : null
      const words = `${recipeNameIn(client, id)} ${isMade ? 'made' : 'not made'} on ${formatDay(date, 'long')}`
      return sendOrQueue<CookLogDay | void>(
        client,
        { kind: 'made', input: { id, date, isMade, sum: cookLogSum }, words },
        (idempotencyKey) =>
          isMade
            ? callServer(addToCookLogCall, { params: { id }, body: { date }, idempotencyKey })
            : callServer(deleteFromCookLogCall, { params: { id, date }, idempotencyKey }),
      )
    },
    onMutate: async ({ date, isMade }) => {
      const days = client.getQueryData<CookLogDay[]>(cookLogKey(id))
      if (days) {
        const others = days.filter((day) => day.date !== date)
        const next = isMade ? [...others, { date }].toSorted((a, b) => (a.date < b.date ? 1 : -1)) : others
        client.setQueryData<CookLogDay[]>(cookLogKey(id), next)
        showMarks(client, id, sumCookLog(next.map((day) => day.date)))
      }
      await stopReading(client, id)
    },
    onError: () => readAgain(client),
    meta: { refreshes: ['recipe'], failed: failedBecause('Not saved') },
  })
}
