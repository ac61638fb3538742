/**
 * A kitchen timer: it runs to a moment, or it is paused with so much left. Moments are
 * milliseconds.
 */
import { z } from 'zod'
import { useSessionStorage } from '@mantine/hooks'
import { wakeBell } from './bell.ts'
import { TIMERS_KEY } from './timers-key.ts'

export const KitchenTimer = z.object({
  id: z.string(),
  recipeId: z.number(),
  recipeName: z.string(),
  /** Counted from one. */
  step: z.number(),
  /** As the step says it: '20–25 minutes'. */
  text: z.string(),
  /** When it rings; null while it is paused. */
  endsAt: z.number().nullable(),
  /** What was left when it was set, paused or went on. */
  left: z.number(),
})
export type KitchenTimer = z.infer<typeof KitchenTimer>

/** What a timer is set for; one for each time in a recipe. */
type TimerFor = Pick<KitchenTimer, 'recipeId' | 'recipeName' | 'step' | 'text'> & { seconds: number }

/** One timer for each place in a recipe that names a time. */
export const timerId = ({ recipeId, step, text }: Pick<TimerFor, 'recipeId' | 'step' | 'text'>) =>
  `${recipeId} ${step} ${text}`

export function startTimer({ seconds, ...rest }: TimerFor, now: number): KitchenTimer {
  return { ...rest, id: timerId(rest), endsAt: now + seconds * 1000, left: seconds * 1000 }
}

/** What is left of it, never less than nothing, nor more than it was set for. */
export function leftOf({ endsAt, left }: KitchenTimer, now: number): number {
  return endsAt === null ? left : Math.min(Math.max(endsAt - now, 0), left)
}

export const isRinging = (timer: KitchenTimer, now: number) =>
  timer.endsAt !== null && leftOf(timer, now) === 0

export function pauseOrGoOn(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null
    ? { ...timer, endsAt: now + timer.left }
    : { ...timer, endsAt: null, left: leftOf(timer, now) }
}

/** Some minutes more, counted from now where it rings already. */
export function addMinutes(timer: KitchenTimer, minutes: number, now: number): KitchenTimer {
  const left = leftOf(timer, now) + minutes * 60_000
  return { ...timer, left, endsAt: timer.endsAt === null ? null : now + left }
}

/** '4:05', '1:02:00'; a second that has begun counts. */
export function sayClock(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

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
