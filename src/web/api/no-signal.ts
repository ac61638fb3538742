/**
 * Whether the screen shows what this device kept, because the server is out of reach; it is asked
 * again until it is not.
 */
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onInReach } from './in-reach.ts'
import { isKeptRead } from './kept-reads.ts'
import { isServerOutOfReach } from './offline-cache.ts'
import { Pauses } from './pauses.ts'

interface Read {
  isError: boolean
  data: unknown
  error: unknown
}

/**
 * Whether a screen must say that a read failed. Offline, the kept answer is shown instead, and a
 * note above all screens gives its time.
 */
export const hasFailed = ({ isError, data, error }: Read): boolean =>
  isError && !(data !== undefined && isServerOutOfReach(error))

/**
 * When the content of the screen was read, as a moment in milliseconds; null while there is a
 * connection, or nothing kept is shown.
 */
export function useNoSignal(): number | null {
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
    .findAll({ predicate: isUnanswered })
    .map(({ state }) => state.dataUpdatedAt)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Whether a query shows what this device kept, because the server did not answer it. */
const isUnanswered = (query: Query): boolean =>
  query.isActive() &&
  isKeptRead(query.queryKey) &&
  query.state.data !== undefined &&
  isServerOutOfReach(query.state.error)

/** Reads again what is shown without a signal, until the server answers (home 81). */
export function useAskingAgain(): void {
  const client = useQueryClient()
  useEffect(() => keepAsking(client), [client])
}

/**
 * The browser says once that the network is back, often before there is a way to the server, and
 * while reads are still failing. So an unanswered read is tried again after a pause, which is short
 * again once the network is back, another call is answered, or the page is looked at again. Answers
 * how to stop.
 */
function keepAsking(client: QueryClient): () => void {
  const reads = client.getQueryCache()
  const ask = () => {
    if (document.visibilityState === 'visible')
      void client.refetchQueries({ predicate: isUnanswered }, { cancelRefetch: false })
  }
  const pauses = new Pauses(ask, 1000, 15_000)
  const onAnswer = () => {
    // A pause that is as short already is not begun again, or answers could put it off for ever.
    if (!pauses.hasGrown) return
    pauses.startOver()
    if (!pauses.isRunning) return
    pauses.cancel()
    pauses.begin()
  }
  // After whatever else reads again by then, so that nothing is asked twice.
  const askNow = () => {
    pauses.startOver()
    pauses.beginWith(0)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') askNow()
  }
  document.addEventListener('visibilitychange', onVisibility)
  const stops = [
    onInReach(askNow),
    reads.subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'error' && isUnanswered(event.query)) pauses.begin()
      if (event.action.type === 'success' && !event.action.manual) onAnswer()
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') onAnswer()
    }),
    () => document.removeEventListener('visibilitychange', onVisibility),
  ]
  if (reads.findAll({ predicate: isUnanswered }).length > 0) pauses.begin()
  return () => {
    pauses.cancel()
    for (const stop of stops) stop()
  }
}
