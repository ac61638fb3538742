/**
 * The calendar's views: which days each shows, and what Previous and Next mean in it (calendar 10).
 */

import { addDays, type Day, type DayRange, lengthOf, startOfWeek, weekdayOf } from '../day.ts'

/** The four views of the calendar, the shortest first. */
export const calendarViews = ['day', 'three-days', 'week', 'custom'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The most days a custom range may have (calendar 11). */
export const MAX_CUSTOM_DAYS = 7

const LAST_THREE_DAY_INDEX = 4

/**
 * A position in the calendar: a view and a day. A custom range starts at its day and is `days`
 * long.
 */
export interface CalendarPosition {
  view: CalendarView
  date: Day
  days: number
}

/**
 * The index of the 3-day view within its week is limited to 0-4, so that it never leaves the week.
 */
const threeDayIndex = (index: number) => Math.min(Math.max(index, 0), LAST_THREE_DAY_INDEX)

/**
 * The days of a position: a week from its Monday, three days within it, one day, or the custom
 * range.
 */
export function shownRange({ view, date, days }: CalendarPosition): DayRange {
  if (view === 'day') return { start: date, end: date }
  if (view === 'custom') return { start: date, end: addDays(date, days - 1) }
  const monday = startOfWeek(date)
  if (view === 'week') return { start: monday, end: addDays(monday, 6) }
  const start = addDays(monday, threeDayIndex(weekdayOf(date)))
  return { start, end: addDays(start, 2) }
}

/**
 * Previous (-1) and Next (1): a week further, as many days further as the custom range has, a day
 * further (into the next week at the ends), or, with three days, a day further within the week.
 */
export function movePosition(position: CalendarPosition, by: -1 | 1): CalendarPosition {
  const { view, date, days } = position
  if (view === 'week') return { ...position, date: addDays(startOfWeek(date), 7 * by) }
  if (view === 'custom') return { ...position, date: addDays(date, days * by) }
  if (view === 'day') return { ...position, date: addDays(date, by) }
  return { ...position, date: addDays(startOfWeek(date), threeDayIndex(threeDayIndex(weekdayOf(date)) + by)) }
}

/** Whether Previous or Next is possible: only the 3-day view ends, at the ends of its week. */
export function canMovePosition(position: CalendarPosition, by: -1 | 1): boolean {
  return (
    position.view !== 'three-days' ||
    shownRange(movePosition(position, by)).start !== shownRange(position).start
  )
}

/** Another view of the same week; the day index goes back to 0, its Monday (calendar 10). */
export function changeView(position: CalendarPosition, view: CalendarView): CalendarPosition {
  return { ...position, view, date: startOfWeek(position.date) }
}

/** Why a custom range cannot be shown, or null when it can (calendar 11). */
export function customRangeProblem(range: Partial<DayRange>): { title: string; text?: string } | null {
  const { start, end } = range
  if (!start || !end)
    return { title: 'Please select date range', text: 'Both start and end dates are required.' }
  if (start > end) return { title: 'Start date must be before end date' }
  if (lengthOf({ start, end }) > MAX_CUSTOM_DAYS)
    return { title: 'Invalid date range', text: `Please select a maximum of ${MAX_CUSTOM_DAYS} days` }
  return null
}
