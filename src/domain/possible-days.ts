/** Days as people type them when they look for one. */

import { addDays, Day, MONTHS, startOfWeek, weekdayOf, WEEKDAYS } from './day.ts'
import { fullYear } from './read-day.ts'

const WEEK = 7
/** Shorter beginnings fit too many words. */
const MIN_LETTERS = 3

const toLowerCaseAll = (names: readonly string[]) => names.map((name) => name.toLowerCase())
const [weekdays, months] = [toLowerCaseAll(WEEKDAYS), toLowerCaseAll(MONTHS)]
const relativeDays: Record<string, number> = { today: 0, tonight: 0, tomorrow: 1, yesterday: -1 }
const weeks = new Map([
  ['last', -WEEK],
  ['this', 0],
  ['next', WEEK],
])

/** Which of the names a text begins; -1 where it begins none. */
const indexOfBeginning = (text: string, names: readonly string[]) =>
  text.length < MIN_LETTERS ? -1 : names.findIndex((name) => name.startsWith(text))

const twoDigits = (number: number) => String(number).padStart(2, '0')
const existingDay = (year: number, month: number, date: number): Day[] => {
  const day = Day.safeParse(`${year}-${twoDigits(month)}-${twoDigits(date)}`)
  return day.success ? [day.data] : []
}

/** Leap years are at most so far apart. */
const MOST_YEARS = 8

/** A date without a year means the next or the previous one. */
function datesInNearYears(month: number, date: number, year: number | null, today: Day): Day[] {
  if (year !== null) return existingDay(year, month, date)
  const first = Number(today.slice(0, 4)) - MOST_YEARS
  const days = Array.from({ length: 2 * MOST_YEARS + 1 }, (_, index) =>
    existingDay(first + index, month, date),
  )
  const coming = days.flat().find((day) => day >= today)
  const lastPastDay = days.flat().findLast((day) => day < today)
  return [coming, lastPastDay].filter((day) => day !== undefined)
}

/** The months are three, as the 30th at the end of January is a day of March. */
function datesInNearMonths(date: number, today: Day): Day[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const days = [month - 1, month, month + 1].flatMap((index) =>
    existingDay(year + Math.floor(index / 12), (index % 12) + 1, date),
  )
  return days.filter((day) => day >= today).slice(0, 1)
}

function daysOfWeekday(qualifier: string | undefined, weekday: number, today: Day): Day[] {
  const monday = startOfWeek(today)
  if (qualifier === 'next') return [addDays(monday, WEEK + weekday)]
  const coming = addDays(today, (weekday - weekdayOf(today) + WEEK) % WEEK)
  if (qualifier === 'last') return [addDays(coming, -WEEK)]
  if (qualifier !== 'this') return [coming, addDays(coming, WEEK)]
  // Whoever says 'this Friday' on a Sunday means the one that comes.
  return [...new Set([coming, addDays(monday, weekday)])]
}

function daysOfWords(text: string, today: Day): Day[] {
  const [first = '', second] = text.split(' ')
  if (second === undefined) {
    const name = Object.keys(relativeDays).find((each) => indexOfBeginning(first, [each]) === 0)
    if (name !== undefined) return [addDays(today, relativeDays[name] ?? 0)]
  }
  const step = weeks.get(first)
  if (step !== undefined && second === 'week') return [addDays(startOfWeek(today), step)]
  const weekday = indexOfBeginning(step === undefined ? first : (second ?? ''), weekdays)
  if (weekday === -1 || (step === undefined && second !== undefined)) return []
  return daysOfWeekday(step === undefined ? undefined : first, weekday, today)
}

/** The weekday that somebody writes with a date. */
const beforeDate = /^(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)? (?:the )?(?=\d)/

const dateForms = [
  /^(?<date>\d{1,2}) ?(?<name>[a-z]+)(?: (?<year>\d{4}|\d\d))?$/,
  /^(?<name>[a-z]+) ?(?<date>\d{1,2})(?: (?<year>\d{4}|\d\d))?$/,
  /^(?<date>\d{1,2})[/.](?<month>\d{1,2})(?:[/.](?<year>\d{4}|\d\d)|\.)?$/,
  /^(?<date>\d{1,2})[- ](?<month>\d{1,2})[- ](?<year>\d{4}|\d\d)$/,
]

function daysOfDate(text: string, today: Day): Day[] {
  if (/^\d{1,2}$/.test(text)) return datesInNearMonths(Number(text), today)
  for (const form of dateForms) {
    const { date, name, month, year } = form.exec(text)?.groups ?? {}
    const number = month ? Number(month) : indexOfBeginning(name ?? '', months) + 1
    const wholeYear = year ? fullYear(year, { today }) : null
    if (date && number > 0) return datesInNearYears(number, Number(date), wholeYear, today)
  }
  return []
}

/**
 * The days that a typed text may mean, the likeliest first; empty where it names no day. Weekdays
 * and months may be cut to three letters, dates are in British order, and a missing year or month
 * means the next such day (then another), however far it is (home 126, home 135).
 */
export function possibleDays(typed: string, today: Day): Day[] {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[,’']|(?<=[a-z])\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:on )?(?:the )?(?:coming )?/, '')
    .replace(/\bweds\b/, 'wed')
  const exact = Day.safeParse(text)
  if (exact.success) return [exact.data]
  const plainText = text
    .replace(beforeDate, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')
    .replace(/(?<=\d) of /, ' ')
  const dates = daysOfDate(plainText, today)
  if (dates.length === 0) return daysOfWords(text, today)
  const named = beforeDate.test(text) ? weekdays.findIndex((name) => text.startsWith(name.slice(0, 3))) : -1
  const onThatDay = dates.filter((date) => named < 0 || weekdayOf(date) === named)
  // A date whose weekday is wrong is taken as it is.
  return onThatDay.length > 0 ? onThatDay : dates
}
