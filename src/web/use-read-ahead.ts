import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Milliseconds in which the requested screen and the files of the build load first. */
const READ_DELAY = 6000

/**
 * Reads in advance what no screen has requested yet, so that every screen opens offline, and
 * deletes what is too old (home 80).
 */
export function useReadAhead(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      void import('./read-ahead.ts')
        .then(({ readAhead }) => (cancel = readAhead(client)))
        .catch(() => undefined)
    }, READ_DELAY)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [client])
}
