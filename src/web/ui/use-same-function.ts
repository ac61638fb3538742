import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same one and calls the newest, so that memoised parts keep still. */
export function useSameFunction<Args extends unknown[], Answer>(
  newest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
