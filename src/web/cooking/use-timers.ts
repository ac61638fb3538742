import { useSessionStorage } from '@mantine/hooks'
import { z } from 'zod'
import { addMinutes, KitchenTimer, pauseOrGoOn, startTimer, type TimerFor, timerId } from './kitchen-timer.ts'
import { wakeBell } from './bell.ts'

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
  const [timers, setTimers] = useSessionStorage({
    key: 'plateful:kitchen-timers',
    defaultValue: none,
    getInitialValueInEffect: false,
    deserialize: read,
  })
  const change = (id: string, to: (timer: KitchenTimer) => KitchenTimer) =>
    setTimers((before) => before.map((timer) => (timer.id === id ? to(timer) : timer)))
  return {
    timers,
    start: (what: TimerFor) => {
      wakeBell()
      const begun = startTimer(what, Date.now())
      setTimers((before) => [...before.filter(({ id }) => id !== timerId(what)), begun])
    },
    pauseOrGoOn: (id: string) => change(id, (timer) => pauseOrGoOn(timer, Date.now())),
    add: (id: string, minutes: number) => change(id, (timer) => addMinutes(timer, minutes, Date.now())),
    stop: (id: string) => setTimers((before) => before.filter((timer) => timer.id !== id)),
  }
}
