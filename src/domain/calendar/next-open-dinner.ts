import { addDays, type Day } from '../day.ts'
import type { Assignment } from './day-plan.ts'
import { isLocked } from './lock.ts'

/** How many days are looked through for a dinner that nobody has planned. */
export const DAYS_AHEAD = 28

/**
 * The first day from today on whose dinner is open: neither planned nor ignored nor locked. Today
 * where all are taken. Own rule.
 */
export function nextOpenDinner(
  today: Day,
  stored: readonly Pick<Assignment, 'date' | 'dinnerMeals' | 'isSkipped'>[],
  locks: Parameters<typeof isLocked>[1],
): Day {
  const takenDays = new Set(
    stored.flatMap(({ date, dinnerMeals, isSkipped }) => (dinnerMeals.length > 0 || isSkipped ? [date] : [])),
  )
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at))
  return days.find((day) => !takenDays.has(day) && !isLocked(day, locks)) ?? today
}
