import { useCallback, useLayoutEffect, useRef } from 'react'

/** The newest function under one identity: what is memoised is not drawn again for it. */
export function useSameFunction<Args extends unknown[], Answer>(
  newest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
