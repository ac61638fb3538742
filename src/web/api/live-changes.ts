/** Listens to changes from the household's other pages and reads them again here. */

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Backoff } from './backoff.ts'
import { pageId } from './ids.ts'
import { sessionKey } from './known-person.ts'
import { dropPreloaded } from './preload.ts'
import type { QueryName } from './query-name.ts'
import { announceReconnect, onReconnect } from './reconnect.ts'

/**
 * A change as the server announces it: the area of the API, and the page that made it if it gave
 * its id.
 */
interface Change {
  area: string
  page: string | null
}

/**
 * Which query keys to read again for an area of the API. An area that is not listed is its own key.
 */
const keysOf: Record<string, readonly QueryName[]> = {
  recipes: ['recipes', 'recipe', 'onboarding'],
  'import-recipe': ['recipes', 'onboarding'],
  'household-imports': ['household-imports', 'recipes', 'onboarding'],
  'calendar-assignments': ['calendar', 'meal-planning-days'],
  'calendar-notes': ['calendar'],
  'family-members': ['family-members', 'may-contain-allowances', 'fine-lines', 'onboarding'],
  // Who joins, leaves or deletes their account brings or takes what binds the household.
  account: ['household', ...sessionKey],
  // A name, an address, or who was signed out (household 91).
  auth: ['household', 'sessions', 'second-factor', 'onboarding', ...sessionKey],
  household: ['household', ...sessionKey],
  'user-preferences': ['user-preferences', ...sessionKey],
  'guest-diners': ['guest-diners', 'may-contain-allowances', 'fine-lines'],
  'ai-meal-planner': ['ai-meal-planning-actions', 'calendar', 'meal-planning-days'],
  'ai-meal-planning-actions': ['ai-meal-planning-actions', 'calendar'],
  'completed-shopping-lists': [
    'completed-lists',
    'calendar',
    'shopping-extras',
    'open-shopping-list',
    'shop-prices',
  ],
  'open-shopping-list': ['open-shopping-list', 'shopping-extras', 'staples', 'shop-prices'],
  'shopping-extras': ['shopping-extras', 'open-shopping-list'],
  'shared-recipe-links': ['share-links'],
}

function onChangeEvent(client: QueryClient, data: string) {
  const { area, page } = JSON.parse(data) as Change
  if (page === pageId) return
  dropPreloaded()
  for (const key of keysOf[area] ?? [area as QueryName]) invalidate(client, [key])
}

/** A first read under way may have been answered before the change, so it is read once more. */
function invalidate(client: QueryClient, queryKey: QueryKey): void {
  const first = client.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.status === 'pending',
  })
  void client.invalidateQueries({ queryKey })
  for (const { promise, queryKey: read } of first)
    void promise?.then(() => client.invalidateQueries({ queryKey: read, exact: true })).catch(() => undefined)
}

/** `EventSource.CLOSED`: the browser does not open such a stream again. */
const CLOSED = 2

/** Follows the household's changes while the page is open. */
export function useLiveChanges() {
  const client = useQueryClient()
  useEffect(() => ('EventSource' in globalThis ? subscribeToChanges(client) : undefined), [client])
}

/**
 * Browsers reopen a stream that breaks, but not one that is answered with an error, as a proxy does
 * while the server restarts. So it is opened again here (home 119). Over HTTP/1 a browser has six
 * connections to a server, for all its tabs, and a stream holds one: only a page that is in sight
 * has a stream, so that other tabs leave enough for what they load (home 137). Answers how to stop.
 */
function subscribeToChanges(client: QueryClient): () => void {
  // When this page was opened: nothing on it was read before.
  let knownSince = 0
  let isBroken = false
  let isFollowing = false
  let stream: EventSource | null = null
  const pauses = new Backoff(() => open(), 3000, 15_000)
  const onHere = ({ data }: MessageEvent<string>) => {
    pauses.reset()
    if (isBroken) announceReconnect()
    isBroken = false
    isFollowing = true
    // The stream begins with the age of the oldest change that the server still knows.
    if (performance.now() - Number(data) <= knownSince) return
    dropPreloaded()
    invalidate(client, [])
  }
  const onRefused = () => {
    // The session may have ended while the page was out of sight.
    if (!pauses.hasGrown) void client.invalidateQueries({ queryKey: sessionKey })
    pauses.schedule()
  }
  const open = () => {
    const eventSource = new EventSource('/api/live')
    stream = eventSource
    eventSource.addEventListener('here', onHere)
    eventSource.addEventListener('error', () => {
      isBroken = true
      isFollowing = false
      // A broken stream may have lost changes for some time before the break was noticed.
      knownSince = -Infinity
      if (eventSource.readyState === CLOSED) onRefused()
    })
    eventSource.addEventListener('message', ({ data }: MessageEvent<string>) => onChangeEvent(client, data))
  }
  const close = () => {
    pauses.cancel()
    if (isFollowing) knownSince = performance.now()
    isFollowing = false
    stream?.close()
    stream = null
  }
  const followInSight = () => {
    if (document.visibilityState === 'hidden') close()
    else if (stream === null) open()
  }
  followInSight()
  document.addEventListener('visibilitychange', followInSight)
  const stopListening = onReconnect(() => {
    if (pauses.isScheduled) pauses.scheduleIn(0)
  })
  return () => {
    document.removeEventListener('visibilitychange', followInSight)
    close()
    stopListening()
  }
}
