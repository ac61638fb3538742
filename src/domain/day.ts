/** Calendar days as text `yyyy-mm-dd`, without clock and time zone. */

import { z } from 'zod'

const MILLISECONDS_A_DAY = 86_400_000

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * A real calendar day as text `yyyy-mm-dd` (calendar 1: dates carry no time zone). '2026-02-30' is
 * refused.
 */
export const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date in the form yyyy-mm-dd')
  .refine(isRealDay, 'There’s no such day in the calendar')
export type Day = z.infer<typeof Day>

function isRealDay(text: string): boolean {
  const instant = toUtc(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** The day `count` days later, or earlier when `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(toUtc(day) + count * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to) - toUtc(from)) / MILLISECONDS_A_DAY)
}

/** Day of the week with Monday as 0 and Sunday as 6 (calendar 1: weeks start on Monday). */
export function weekdayOf(day: Day): number {
  return (new Date(toUtc(day)).getUTCDay() + 6) % 7
}

/** The Monday of the week that holds `day`. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}

/** The local calendar day of a moment; the only conversion from an instant to a day. */
export function dayOf(instant: Date): Day {
  const month = String(instant.getMonth() + 1).padStart(2, '0')
  const date = String(instant.getDate()).padStart(2, '0')
  return `${String(instant.getFullYear()).padStart(4, '0')}-${month}-${date}`
}

/** The names of the days in British words, Monday first (calendar 1: weeks start on Monday). */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The names of the months in British words, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** As British calendars shorten them: three letters, and four for September (CLDR, en-GB). */
const shortMonth = (month: string) => month.slice(0, month === 'September' ? 4 : 3)

/**
 * A day in British words: `weekday` 'Monday', `date` '2 January', `short` '2 Jan', `long` 'Monday 2
 * January', `full` '2 Jan 2026'. `Intl` gives the same, but its first use of each form takes a slow
 * phone as long as drawing a row of the calendar.
 */
export function formatDay(day: Day, form: 'weekday' | 'date' | 'short' | 'long' | 'full'): string {
  const date = new Date(toUtc(day))
  const weekday = WEEKDAYS[weekdayOf(day)] ?? ''
  if (form === 'weekday') return weekday
  const month = MONTHS[date.getUTCMonth()] ?? ''
  const dayAndMonth = `${date.getUTCDate()} ${month}`
  if (form === 'date') return dayAndMonth
  if (form === 'long') return `${weekday} ${dayAndMonth}`
  const short = `${date.getUTCDate()} ${shortMonth(month)}`
  return form === 'short' ? short : `${short} ${date.getUTCFullYear()}`
}

/** A run of days, both ends inclusive. */
export interface DayRange {
  start: Day
  end: Day
}

/**
 * A range in British words: `short` '2 Jan – 8 Jan', `long` 'Monday 2 January – Sunday 8 January',
 * `full` '2 Jan – 8 Jan 2026'. A range of one day is that day, and of two years each has its own.
 */
export function formatDays({ start, end }: DayRange, form: 'short' | 'long' | 'full'): string {
  if (start === end) return formatDay(start, form)
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return `${formatDay(start, form === 'full' && isOneYear ? 'short' : form)} – ${formatDay(end, form)}`
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
export function includesDay(range: DayRange, day: Day): boolean {
  return range.start <= day && day <= range.end
}
