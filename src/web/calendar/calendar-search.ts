import { z } from 'zod'
import { type CalendarPosition, calendarViews, MAX_CUSTOM_DAYS } from '../../domain/calendar/calendar-view.ts'
import { Day } from '../../domain/day.ts'

/**
 * The place in the calendar stands in the address, so that Back and a reload return to it. Invalid
 * parts are ignored.
 */
export const CalendarSearch = z.object({
  view: z.enum(calendarViews).optional().catch(undefined),
  date: Day.optional().catch(undefined),
  days: z.number().int().min(1).max(MAX_CUSTOM_DAYS).optional().catch(undefined),
})
export type CalendarSearch = z.infer<typeof CalendarSearch>

/** The place that an address names; without a date it is today. */
export function calendarPlaceOf(search: CalendarSearch, today: Day): CalendarPosition {
  return { view: search.view ?? 'week', date: search.date ?? today, days: search.days ?? MAX_CUSTOM_DAYS }
}

/** The address of a place. The week that holds today is the plain address. */
export function calendarSearchOf({ view, date, days }: CalendarPosition, today: Day): CalendarSearch {
  return {
    ...(view !== 'week' && { view }),
    ...(date !== today && { date }),
    ...(view === 'custom' && { days }),
  }
}
