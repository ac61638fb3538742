import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same object and calls the newest one, so that memoised components are
 * not drawn again.
 */
export function useStableCallback<Args extends unknown[], Answer>(
  newest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
