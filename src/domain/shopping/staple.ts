/** Staples: what a household buys again and again, and when it comes onto a list by itself. */

import { z } from 'zod'
import { addDays, Day, type DayRange } from '../day.ts'
import { Extra } from './extra.ts'

/** Every week, every two weeks, or when somebody says that it is finished. */
export const Rhythm = z.enum(['weekly', 'fortnightly', 'finished'])
export type Rhythm = z.infer<typeof Rhythm>

/** Most staples: more than any household has. */
export const MAX_STAPLES = 200

/** A staple as somebody writes it down. */
export const StapleDraft = Extra.omit({ id: true }).extend({
  name: Extra.shape.name.max(200, 'Keep the name within 200 characters'),
  rhythm: Rhythm,
})
export type StapleDraft = z.infer<typeof StapleDraft>

/**
 * A staple of the household; `nextOn` is the day from which it is due, null where it is due only
 * when somebody says that it is finished.
 */
export const Staple = StapleDraft.extend({ id: z.number(), nextOn: Day.nullable() })
export type Staple = z.infer<typeof Staple>

const days: Record<Rhythm, number | null> = { weekly: 7, fortnightly: 14, finished: null }

/** Whether it comes onto a list of these days by itself. */
export const isStapleDue = ({ nextOn }: Pick<Staple, 'nextOn'>, { end }: Pick<DayRange, 'end'>): boolean =>
  nextOn !== null && nextOn <= end

/**
 * From when it is due again after a list: its rhythm is counted from the list's first day, and a
 * list has it once, however long it is. A list of far-off days, more than one rhythm ahead,
 * leaves it due for the lists before (shopping 121).
 */
export function nextDueAfter(
  { rhythm, nextOn }: Pick<Staple, 'rhythm' | 'nextOn'>,
  { start, end }: DayRange,
  today: Day,
): Day | null {
  const step = days[rhythm]
  if (step === null) return null
  const dueOn = nextOn !== null && nextOn > today ? nextOn : today
  if (nextOn !== null && start > addDays(dueOn, step)) return nextOn
  let next = addDays(start, step)
  while (next <= end) next = addDays(next, step)
  return next
}

/** From when a new staple, or one of another rhythm, is due: at once. */
export const firstDueOn = (rhythm: Rhythm, today: Day): Day | null => (days[rhythm] === null ? null : today)

/** The day from which a staple that is saved again is due: as before, unless its rhythm changed. */
export const dueAfterChange = (
  known: Pick<Staple, 'rhythm' | 'nextOn'>,
  rhythm: Rhythm,
  today: Day,
): Day | null => (known.rhythm === rhythm ? known.nextOn : firstDueOn(rhythm, today))
