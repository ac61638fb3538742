import { addDays, type Day, daysBetween } from './day.ts'

/** A run of days, both ends inclusive. */
export interface DayRange {
  start: Day
  end: Day
}

/** How many days the range holds, both ends counted; 0 or less when the end is before the start. */
export function lengthOf(range: DayRange): number {
  return daysBetween(range.start, range.end) + 1
}

/** Every day of the range in order; empty when the end is before the start. */
export function daysOf(range: DayRange): Day[] {
  return Array.from({ length: Math.max(0, lengthOf(range)) }, (_, index) => addDays(range.start, index))
}

/** Whether two ranges share at least one day. */
export function overlaps(a: DayRange, b: DayRange): boolean {
  return a.start <= b.end && b.start <= a.end
}

/** Whether the day lies in the range, both ends included. */
export function holds(range: DayRange, day: Day): boolean {
  return range.start <= day && day <= range.end
}
