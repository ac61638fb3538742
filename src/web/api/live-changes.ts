/** Listens to changes from the household's other pages and reads them again here. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropPreloaded } from './preload.ts'
import { pageId } from './ids.ts'

/**
 * A change as the server tells it: the area of the API, and the page that made it if it gave its
 * id.
 */
interface Change {
  area: string
  page: string | null
}

/**
 * Which query keys to read again for an area of the API. An area that is not listed is its own key.
 */
const keysOf: Record<string, string[]> = {
  recipes: ['recipes', 'recipe', 'onboarding'],
  'import-recipe': ['recipes', 'onboarding'],
  'household-imports': ['household-imports', 'recipes', 'onboarding'],
  'calendar-assignments': ['calendar', 'meal-planning-days'],
  'calendar-notes': ['calendar'],
  'family-members': ['family-members', 'may-contain-allowances', 'fine-lines', 'onboarding'],
  'guest-diners': ['guest-diners', 'may-contain-allowances', 'fine-lines'],
  'ai-meal-planner': ['ai-meal-planning-actions', 'calendar', 'meal-planning-days'],
  'ai-meal-planning-actions': ['ai-meal-planning-actions', 'calendar'],
  'completed-shopping-lists': ['completed-lists', 'calendar', 'shopping-extras', 'open-shopping-list'],
  'open-shopping-list': ['open-shopping-list', 'shopping-extras'],
  'shopping-extras': ['shopping-extras', 'open-shopping-list'],
}

function hear(client: QueryClient, data: string) {
  const { area, page } = JSON.parse(data) as Change
  if (page === pageId) return
  dropPreloaded()
  for (const key of keysOf[area] ?? [area]) readAgain(client, [key])
}

/** A first read under way may have been answered before the change, so it is read once more. */
function readAgain(client: QueryClient, queryKey: string[]): void {
  const first = client.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.status === 'pending',
  })
  void client.invalidateQueries({ queryKey })
  for (const { promise, queryKey: read } of first)
    void promise?.then(() => client.invalidateQueries({ queryKey: read, exact: true })).catch(() => undefined)
}

export function useLiveChanges() {
  const client = useQueryClient()
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined
    const stream = new EventSource('/api/live')
    // Nothing on this page was read before it was opened.
    let knownSince = 0
    // The stream begins with how many milliseconds of past changes it can still tell.
    stream.addEventListener('here', ({ data }: MessageEvent<string>) => {
      if (performance.now() - Number(data) <= knownSince) return
      dropPreloaded()
      readAgain(client, [])
    })
    // A broken stream may have missed changes for any time before the break was noticed.
    stream.addEventListener('error', () => (knownSince = -Infinity))
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => hear(client, data))
    return () => stream.close()
  }, [client])
}
