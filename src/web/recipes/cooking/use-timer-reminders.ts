import { useEffect, useRef } from 'react'
import { browserStorage } from '../../api/browser-storage.ts'
import { REMINDERS_KEY } from '../../api/known-person.ts'
import type { KitchenTimer } from './kitchen-timer.ts'

const isWanted = () => browserStorage.read(REMINDERS_KEY) === 'timers'
const loadReminders = () => import('./timer-reminders.ts')

/** Sends reminders of timers where their person switched them on (household 30). */
export function useTimerReminders(timers: readonly KitchenTimer[], ringing: readonly KitchenTimer[]): void {
  /** The timers that the server was told of last; null where it was told of none. */
  const lastSent = useRef<readonly KitchenTimer[]>(null)
  // As text, so that a tick of the clock is no change.
  const timersJson = JSON.stringify(timers)
  const newestJson = JSON.stringify(
    ringing.toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0)).at(0) ?? null,
  )
  useEffect(() => {
    const currentTimers = JSON.parse(timersJson) as KitchenTimer[]
    const before = lastSent.current
    if (!isWanted() || (currentTimers.length === 0 && before === null)) return
    lastSent.current = currentTimers
    void loadReminders().then(({ sendTimers }) => sendTimers(currentTimers, before ?? []))
  }, [timersJson])
  useEffect(() => {
    const timer = JSON.parse(newestJson) as KitchenTimer | null
    if (timer && isWanted()) void loadReminders().then(({ showRinging }) => showRinging(timer))
  }, [newestJson])
  // The dock is unmounted when its last timer was stopped: the server learns that none runs.
  useEffect(
    () => () => {
      const before = lastSent.current
      if (before !== null && isWanted()) void loadReminders().then(({ sendTimers }) => sendTimers([], before))
    },
    [],
  )
}
