/**
 * Whether the screen shows what this device kept, because the server is out of reach; it is asked
 * again until it is not.
 */

import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Backoff } from './backoff.ts'
import { isServerOutOfReach } from './offline-cache.ts'
import { isPersisted } from './persisted-queries.ts'
import { onReconnect } from './reconnect.ts'

interface Read {
  isError: boolean
  data: unknown
  error: unknown
}

/**
 * Whether a screen must say that a read failed. Offline, the kept answer is shown instead, and a
 * note above all screens gives its time.
 */
export const mustShowFailure = ({ isError, data, error }: Read): boolean =>
  isError && !(data !== undefined && isServerOutOfReach(error))

/**
 * When the content of the screen was read, as a moment in milliseconds; null while there is a
 * connection, or nothing kept is shown.
 */
export function useStaleSince(): number | null {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestShown(client),
  )
}

function oldestShown(client: QueryClient): number | null {
  const moments = client
    .getQueryCache()
    .findAll({ predicate: isStale })
    .map(({ state }) => state.dataUpdatedAt)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Whether a query shows what this device kept, because the server did not answer it. */
const isStale = (query: Query): boolean =>
  query.isActive() &&
  isPersisted(query.queryKey) &&
  query.state.data !== undefined &&
  isServerOutOfReach(query.state.error)

/** Reads again what is shown without a signal, until the server answers (home 81). */
export function useRetryStaleReads(): void {
  const client = useQueryClient()
  useEffect(() => retryStaleReads(client), [client])
}

/**
 * The browser says once that the network is back, often before there is a way to the server, and
 * while reads are still failing. So an unanswered read is tried again after a pause, which is short
 * again once the network is back, another call is answered, or the page is looked at again. Answers
 * how to stop.
 */
function retryStaleReads(client: QueryClient): () => void {
  const reads = client.getQueryCache()
  const ask = () => {
    if (document.visibilityState === 'visible')
      void client.refetchQueries({ predicate: isStale }, { cancelRefetch: false })
  }
  const pauses = new Backoff(ask, 1000, 15_000)
  const onAnswer = () => {
    // A pause of the first length goes on: if each answer began it again, it would never end.
    if (!pauses.hasGrown) return
    pauses.reset()
    if (!pauses.isScheduled) return
    pauses.cancel()
    pauses.schedule()
  }
  // After the other listeners of this event have started their reads, so that nothing is read
  // twice.
  const askNow = () => {
    pauses.reset()
    pauses.scheduleIn(0)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') askNow()
  }
  document.addEventListener('visibilitychange', onVisibility)
  const stops = [
    onReconnect(askNow),
    reads.subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'error' && isStale(event.query)) pauses.schedule()
      if (event.action.type === 'success' && !event.action.manual) onAnswer()
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') onAnswer()
    }),
    () => document.removeEventListener('visibilitychange', onVisibility),
  ]
  if (reads.findAll({ predicate: isStale }).length > 0) pauses.schedule()
  return () => {
    pauses.cancel()
    for (const stop of stops) stop()
  }
}
