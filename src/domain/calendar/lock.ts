import { addDays, type Day, type DayRange, includesDay, overlaps, formatDays } from '../day.ts'

/** The locks that a range touches: their days are read-only for everyone (calendar 30). */
export function locksTouched<Lock extends DayRange>(range: DayRange, locks: readonly Lock[]): Lock[] {
  return locks.filter((lock) => overlaps(range, lock))
}

/** Whether one day is locked. */
export function isLocked(day: Day, locks: readonly DayRange[]): boolean {
  return locks.some((lock) => includesDay(lock, day))
}

/**
 * The sentence that refuses a shopping range with locked days in it, the first of them first
 * (shopping 3).
 */
export function lockedRangeMessage(locks: readonly DayRange[]): string {
  const ranges = locks
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .map((lock) => formatDays(lock, 'full').replace('–', '-'))
    .join(', ')
  return `Cannot select date range that includes locked calendar periods: ${ranges}. Please choose different dates.`
}

/** The first day from this one on that no list locks: where planning and shopping go on. */
function firstFreeDay(from: Day, locks: readonly DayRange[]): Day {
  const lock = locks.find((one) => includesDay(one, from))
  return lock ? firstFreeDay(addDays(lock.end, 1), locks) : from
}

/**
 * The first day from this one on that begins two free days: a single free day before a list's days
 * is not worth a plan or a list (planner 153).
 */
export function firstFreeRun(from: Day, locks: readonly DayRange[]): Day {
  const start = firstFreeDay(from, locks)
  const next = addDays(start, 1)
  return isLocked(next, locks) ? firstFreeRun(next, locks) : start
}
