import { useEffect } from 'react'
import { soundBell } from './bell.ts'

const PAUSE = 2500
/** After five minutes nobody is in the kitchen; what rings stays in sight. */
const MOST_RINGS = 120

/** Sounds the bell again and again while something rings. */
export function useBell(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging) return undefined
    let rings = 1
    soundBell()
    const clock = setInterval(() => {
      rings += 1
      if (rings > MOST_RINGS) clearInterval(clock)
      else soundBell()
    }, PAUSE)
    return () => clearInterval(clock)
  }, [isRinging])
}
