/**
 * A kitchen timer: it runs until a moment, or it is paused with time left. Times are milliseconds.
 */

import { useSessionStorage } from '@mantine/hooks'
import { z } from 'zod'
import { Day } from '../../../domain/day.ts'
import { MINUTE } from '../../api/durations.ts'
import { wakeBell } from './bell.ts'
import { TIMERS_KEY } from './timers-key.ts'

export const KitchenTimer = z.object({
  id: z.string(),
  recipeId: z.number(),
  recipeName: z.string(),
  /**
   * For how many people the recipe is cooked, as last set in its cook view; older versions kept
   * none.
   */
  servings: z.number().optional(),
  /** The day that it is cooked for, and whether its cook view was opened from the calendar. */
  date: Day.optional(),
  from: z.literal('calendar').optional(),
  /** Counted from one. */
  step: z.number(),
  /** The words of the step: '20–25 minutes'. */
  text: z.string(),
  /** When it rings; null while it is paused. */
  endsAt: z.number().nullable(),
  /** What was left when it was started, paused or resumed. */
  left: z.number(),
})
export type KitchenTimer = z.infer<typeof KitchenTimer>

type TimerFor = Pick<KitchenTimer, 'recipeId' | 'recipeName' | 'servings' | 'step' | 'text'> & {
  seconds: number
  /** Which it is of the equal times of its step, counted from one. */
  nth: number
}

/** The first of equal times gets no number, so that ids that older versions stored stay valid. */
export const timerId = ({
  recipeId,
  step,
  text,
  nth,
}: Omit<TimerFor, 'recipeName' | 'servings' | 'seconds'>) =>
  `${recipeId} ${step} ${text}${nth === 1 ? '' : ` ${nth}`}`

export function startTimer({ seconds, nth, ...rest }: TimerFor, now: number): KitchenTimer {
  return { ...rest, id: timerId({ ...rest, nth }), endsAt: now + seconds * 1000, left: seconds * 1000 }
}

export function timeLeft({ endsAt, left }: KitchenTimer, now: number): number {
  return endsAt === null ? left : Math.min(Math.max(endsAt - now, 0), left)
}

export const isRinging = (timer: KitchenTimer, now: number) =>
  timer.endsAt !== null && timeLeft(timer, now) === 0

export function pauseOrResume(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null
    ? { ...timer, endsAt: now + timer.left }
    : { ...timer, endsAt: null, left: timeLeft(timer, now) }
}

/** Adds minutes; to a ringing timer from now on. */
export function addMinutes(timer: KitchenTimer, minutes: number, now: number): KitchenTimer {
  const left = timeLeft(timer, now) + minutes * MINUTE
  return { ...timer, left, endsAt: timer.endsAt === null ? null : now + left }
}

/** '4:05', '1:02:00'; rounded up to the second. */
export function formatClock(milliseconds: number): string {
  const totalSeconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes, seconds] = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ]
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`
}

const Timers = z.array(KitchenTimer)
const noTimers: KitchenTimer[] = []

function parseTimers(text: string | undefined): KitchenTimer[] {
  try {
    return Timers.safeParse(JSON.parse(text ?? '[]')).data ?? noTimers
  } catch {
    return noTimers
  }
}

/** The timers of this tab: they survive another step, another screen, and a reload. */
export function useTimers() {
  // No default value, so that nothing is stored before the first timer.
  const [stored, setStored, forget] = useSessionStorage<KitchenTimer[]>({
    key: TIMERS_KEY,
    getInitialValueInEffect: false,
    deserialize: parseTimers,
  })
  const timers = stored ?? noTimers
  const change = (id: string, update: (timer: KitchenTimer) => KitchenTimer) =>
    setStored((before = noTimers) => before.map((timer) => (timer.id === id ? update(timer) : timer)))
  return {
    timers,
    start: (timer: TimerFor) => {
      wakeBell()
      const started = startTimer(timer, Date.now())
      setStored((before = noTimers) => [...before.filter(({ id }) => id !== started.id), started])
    },
    pauseOrResume: (id: string) => change(id, (timer) => pauseOrResume(timer, Date.now())),
    add: (id: string, minutes: number) => change(id, (timer) => addMinutes(timer, minutes, Date.now())),
    /**
     * Updates the recipe's timers, so that their links lead back with the servings (recipes 140)
     * and the day (recipes 151) of its cook view. A cook view that was opened without a day, as
     * from a reminder, leaves the day of the timers as it is.
     */
    cookFor: (recipeId: number, { servings, ...day }: Pick<KitchenTimer, 'servings' | 'date' | 'from'>) => {
      const isOther = (timer: KitchenTimer) =>
        timer.recipeId === recipeId &&
        (timer.servings !== servings || (day.date !== undefined && timer.date !== day.date))
      if (timers.some(isOther))
        setStored((before = noTimers) =>
          before.map((timer) =>
            isOther(timer) ? { ...timer, servings, ...(day.date !== undefined && day) } : timer,
          ),
        )
    },
    stop: (id: string) => {
      const remaining = timers.filter((timer) => timer.id !== id)
      if (remaining.length > 0) setStored(remaining)
      else forget()
    },
  }
}
