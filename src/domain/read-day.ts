/** Reads a day as British people write one (calendar 44). */

import { addDays, Day, MONTHS, weekdayOf, WEEKDAYS } from './day.ts'

interface ReadDayOptions {
  today: Day
  /** The last day that can be meant, as for a birthday: then a day without a year is past. */
  latest?: Day | undefined
}

const beginsLike = (names: readonly string[], text: string): number =>
  text.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(text))

/** How far ahead two digits of a year may lie where no day is the last that can be meant. */
const YEARS_AHEAD = 20

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The year that is meant by two digits of it, or by four (calendar 44, calendar 82). */
export function fullYear(year: string, { today, latest }: ReadDayOptions): number {
  if (year.length > 2) return Number(year)
  const near = 2000 + Number(year)
  const last = latest === undefined ? yearOf(today) + YEARS_AHEAD : yearOf(latest)
  return near > last ? near - 100 : near
}

const dayIn = (year: number, month: number, date: number): Day | null =>
  Day.safeParse(
    [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'),
  ).data ?? null

/** A day and a month without a year: the next one, or the last one where it must be past. */
function nearestDay(month: number, date: number, { today, latest }: ReadDayOptions): Day | null {
  const year = yearOf(today)
  // 29 February waits for a leap year.
  const years = Array.from({ length: 9 }, (_, index) => (latest === undefined ? year + index : year - index))
  const days = years.flatMap((one) => dayIn(one, month, date) ?? [])
  return days.find((day) => (latest === undefined ? day >= today : day <= latest)) ?? null
}

/**
 * The day that a text means, or null: '30/11/2026', '30.11.26', '30 Nov', '30 November 2026', 'Mon
 * 30 Nov', 'Friday' (the next one), 'today', 'tomorrow', and '2026-11-30'. Day before month,
 * whatever the browser's language is (calendar 44).
 */
export function readDay(text: string, around: ReadDayOptions): Day | null {
  const typed = text.trim().toLowerCase()
  const { today } = around
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(typed)) {
    const [year, month, date] = typed.split('-').map(Number)
    return dayIn(year ?? 0, month ?? 0, date ?? 0)
  }
  if (typed === 'today') return today
  if (typed === 'tomorrow') return addDays(today, 1)
  if (typed === 'yesterday') return addDays(today, -1)
  const weekday = beginsLike(WEEKDAYS, typed)
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  const numbers = /^(\d{1,2})\s*[./ -]\s*(\d{1,2})(?:\s*[./ -]\s*(\d{4}|\d{2}))?\.?$/.exec(typed)
  if (numbers) return inYear(Number(numbers[1]), Number(numbers[2]), numbers[3], around)
  const words =
    /^(?:[a-z]+[,.]?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s*(?:of\s+)?([a-z]+)\.?,?(?:\s*(\d{4}|\d{2}))?$/.exec(
      typed,
    )
  const month = words ? beginsLike(MONTHS, words[2] === 'sept' ? 'sep' : (words[2] ?? '')) : -1
  return words && month >= 0 ? inYear(Number(words[1]), month + 1, words[3], around) : null
}

const inYear = (date: number, month: number, year: string | undefined, around: ReadDayOptions): Day | null =>
  year === undefined ? nearestDay(month, date, around) : dayIn(fullYear(year, around), month, date)

/** Whether a text is a day with its whole year, so that a field can take it before it is left. */
export const isWholeDay = (text: string): boolean => /^\s*\d{4}-\d{2}-\d{2}\s*$|\D\d{4}\s*$/.test(text)
