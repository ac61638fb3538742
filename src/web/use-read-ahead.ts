import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The screen that was asked for comes first, and the files of the build. In milliseconds. */
const LATER = 6000

/**
 * Reads what no screen has asked for yet, so that every screen opens without a signal, and drops
 * what is too old (home 80).
 */
export function useReadAhead(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      void import('./read-ahead.ts')
        .then(({ readAhead }) => (stop = readAhead(client)))
        .catch(() => undefined)
    }, LATER)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [client])
}
