import { isLocked } from '../../calendar/lock.ts'
import { type Day, weekdayOf } from '../../day.ts'
import type { PlanningRequest } from '../planning-request.ts'
import { weekdayNames } from '../weekday-names.ts'
import type { Calendar } from './who-eats.ts'

/** The reasons for leaving a date as it is. */
export const skipReasons = {
  locked: 'Locked by a completed shopping list',
  skipped: 'Ignored on the calendar',
  weekday: 'Not one of the chosen weekdays',
  planned: 'Already has meals',
  best: 'Keeps its meals, as nothing else would be much better',
  nothing: 'The template has nothing for this day',
  noCooking: 'Nothing is cooked, as you asked',
  unsuited: 'No recipe suits everybody at the table, the tags and the meal time',
} as const

/** A date that the plan leaves as it is, and why. */
export interface SkippedDate {
  date: Day
  reason: string
}

/** The dates of a request that may be planned, and why the others may not (planner 9). */
export function openDates(
  request: PlanningRequest,
  calendar: Pick<Calendar, 'days' | 'locks'>,
): { open: Day[]; skipped: SkippedDate[] } {
  const weekdays = request.days ?? []
  const skipped: SkippedDate[] = []
  const open = request.dates.filter((date) => {
    const day = calendar.days.get(date)
    const weekday = weekdayNames[weekdayOf(date)]
    const reason = isLocked(date, calendar.locks)
      ? skipReasons.locked
      : weekdays.length > 0 && weekday !== undefined && !weekdays.includes(weekday)
        ? skipReasons.weekday
        : request.ignoreSkippedDays && day?.isSkipped === true
          ? skipReasons.skipped
          : null
    if (reason !== null) skipped.push({ date, reason })
    return reason === null
  })
  return { open, skipped }
}
