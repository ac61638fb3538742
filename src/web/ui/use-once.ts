import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs once as its component appears, though React mounts it twice while developing. */
export function useOnce(run: () => void): void {
  const hasRun = useRef(false)
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    runNow()
  }, [])
}
