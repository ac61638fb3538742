import { useEffect, useState } from 'react'

const BEAT = 250

/** The moment it is, four times a second while somebody needs it. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return undefined
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const clock = setInterval(tick, BEAT)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [isNeeded])
  return now
}
