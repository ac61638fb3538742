import { useEffect, useState } from 'react'

const TICK_INTERVAL = 250

export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return undefined
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const clock = setInterval(tick, TICK_INTERVAL)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [isNeeded])
  return now
}
