import { addDays, type Day, type DayRange, daysOf, weekdayOf } from '../day.ts'

/** How a meal is repeated: on every day or weekday that is shown, or once a week for some weeks. */
export type Repeat = { kind: 'days' | 'weekdays'; shown: DayRange } | { kind: 'weeks'; weeks: number }

/** The most weeks that a meal is repeated at once. */
export const MAX_WEEKS = 12

const SATURDAY = 5

/**
 * The days that a meal of `from` is copied to: never its own day; weekdays are Monday to Friday.
 */
export function repeatDays(from: Day, repeat: Repeat): Day[] {
  if (repeat.kind === 'weeks') {
    const weeks = Math.min(Math.max(Math.trunc(repeat.weeks), 0), MAX_WEEKS)
    return Array.from({ length: weeks }, (_, week) => addDays(from, 7 * (week + 1)))
  }
  return daysOf(repeat.shown).filter(
    (day) => day !== from && (repeat.kind === 'days' || weekdayOf(day) < SATURDAY),
  )
}
