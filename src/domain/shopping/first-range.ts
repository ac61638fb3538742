import { addDays, type Day } from '../day/day.ts'
import { type DayRange, holds } from '../day/range.ts'

/** How many days a list is for, unless somebody says otherwise (part 2 §9: today to today+6). */
const USUAL_DAYS = 7

/**
 * The days that the picker begins with: today to today+6 (part 2 §9). Where days of these are locked, which it would only refuse,
 * it begins with the first free day and ends before the next lock.
 */
export function firstRangeToShop(today: Day, locks: readonly DayRange[]): DayRange {
  const start = firstFreeDay(today, locks)
  const end = addDays(start, USUAL_DAYS - 1)
  const [nextLock] = locks
    .map((lock) => lock.start)
    .filter((day) => day > start && day <= end)
    .toSorted()
  return { start, end: nextLock === undefined ? end : addDays(nextLock, -1) }
}

function firstFreeDay(from: Day, locks: readonly DayRange[]): Day {
  const lock = locks.find((one) => holds(one, from))
  return lock ? firstFreeDay(addDays(lock.end, 1), locks) : from
}
