import { useSyncExternalStore } from 'react'
import { type Day, dayOf } from '../../domain/day.ts'
import { MINUTE } from '../api/durations.ts'

function onTime(listener: () => void) {
  const timer = setInterval(listener, MINUTE)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Today by the clock of this device; it changes at midnight, also on a screen that stays open. */
export const useToday = (): Day => useSyncExternalStore(onTime, () => dayOf(new Date()))
