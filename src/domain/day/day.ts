/** Plain calendar days: text `yyyy-mm-dd`, no clock and no time zone. A day is a day in the kitchen, never an instant. */
import { z } from 'zod'

const MILLISECONDS_A_DAY = 86_400_000

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A real calendar day as text `yyyy-mm-dd` (contract: dates carry no time zone). '2026-02-30' is refused. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date in the form yyyy-mm-dd')
  .refine(isRealDay, 'There is no such day in the calendar')
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

/** Day of the week with Monday as 0 and Sunday as 6 (contract: weeks start on Monday). */
export function weekdayOf(day: Day): number {
  return (new Date(toUtc(day)).getUTCDay() + 6) % 7
}

/** The Monday of the week that holds `day`. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}

/** The calendar day that a local clock shows at this moment; the only bridge from an instant to a day. */
export function dayOf(instant: Date): Day {
  const month = String(instant.getMonth() + 1).padStart(2, '0')
  const date = String(instant.getDate()).padStart(2, '0')
  return `${String(instant.getFullYear()).padStart(4, '0')}-${month}-${date}`
}

const forms = {
  weekday: { weekday: 'long' },
  short: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<keyof typeof forms, Intl.DateTimeFormat>()

/** A format takes milliseconds to make, so each is made when a day is first said in it. */
function formatOf(form: keyof typeof forms): Intl.DateTimeFormat {
  const known = formats.get(form)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...forms[form] })
  formats.set(form, made)
  return made
}

/** A day in British words: `weekday` 'Monday', `short` '2 Jan', `long` 'Monday 2 January', `full` '2 Jan 2026'. */
export function sayDay(day: Day, form: keyof typeof forms): string {
  return formatOf(form).format(toUtc(day)).replace(',', '')
}
