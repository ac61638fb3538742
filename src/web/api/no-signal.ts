/** Whether the screen shows what this device kept, because the server is out of reach. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isKeptRead } from './kept-reads.ts'
import { isServerOutOfReach } from './offline-cache.ts'

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
    .getAll()
    .filter(
      (query) =>
        query.isActive() &&
        isKeptRead(query.queryKey) &&
        query.state.data !== undefined &&
        isServerOutOfReach(query.state.error),
    )
    .map(({ state }) => state.dataUpdatedAt)
  return moments.length === 0 ? null : Math.min(...moments)
}
