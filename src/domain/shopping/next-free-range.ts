import { firstFreeRun } from '../calendar/lock.ts'
import { addDays, type Day, type DayRange } from '../day.ts'

/** The default number of days of a list (shopping 2: today to today+6). */
const USUAL_DAYS = 7

/** A week from this day on (shopping 2: today to today+6). */
const usualRange = (today: Day): DayRange => ({ start: today, end: addDays(today, USUAL_DAYS - 1) })

/**
 * The next range without locked days: from the first free days, ending before the next lock
 * (shopping 2, planner 153: what the picker begins with).
 */
export function nextFreeRange(from: Day, locks: readonly DayRange[]): DayRange {
  const { start, end } = usualRange(firstFreeRun(from, locks))
  const [nextLock] = locks
    .map((lock) => lock.start)
    .filter((day) => day > start && day <= end)
    .toSorted()
  return { start, end: nextLock === undefined ? end : addDays(nextLock, -1) }
}
