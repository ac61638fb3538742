import { useSessionStorage } from '@mantine/hooks'
import { z } from 'zod'
import { addMinutes, KitchenTimer, pauseOrGoOn, startTimer, type TimerFor } from './kitchen-timer.ts'
import { wakeBell } from './bell.ts'
import { TIMERS_KEY } from './timers-key.ts'

const Timers = z.array(KitchenTimer)
const none: KitchenTimer[] = []

function read(text: string | undefined): KitchenTimer[] {
  try {
    return Timers.safeParse(JSON.parse(text ?? '[]')).data ?? none
  } catch {
    return none
  }
}

/** The timers of this tab: they outlive a change of step, of screen, and a reload. */
export function useTimers() {
  // Without a default value: where no timer was ever set, nothing is stored.
  const [kept, setKept, forget] = useSessionStorage<KitchenTimer[]>({
    key: TIMERS_KEY,
    getInitialValueInEffect: false,
    deserialize: read,
  })
  const timers = kept ?? none
  const change = (id: string, to: (timer: KitchenTimer) => KitchenTimer) =>
    setKept((before = none) => before.map((timer) => (timer.id === id ? to(timer) : timer)))
  return {
    timers,
    start: (what: TimerFor) => {
      wakeBell()
      const begun = startTimer(what, Date.now())
      setKept((before = none) => [...before.filter(({ id }) => id !== begun.id), begun])
    },
    pauseOrGoOn: (id: string) => change(id, (timer) => pauseOrGoOn(timer, Date.now())),
    add: (id: string, minutes: number) => change(id, (timer) => addMinutes(timer, minutes, Date.now())),
    stop: (id: string) => {
      const left = timers.filter((timer) => timer.id !== id)
      if (left.length > 0) setKept(left)
      else forget()
    },
  }
}
