/** Days that are known by name instead of a date: Christmas Eve, Thanksgiving. */

import { addDays, Day, weekdayOf } from '../../../day.ts'

/**
 * The date of a feast in a year, as month and day, or as the n-th weekday (Monday is 0) of a month.
 */
type Feast = { month: number; day: number } | { month: number; weekday: number; nth: number; later?: number }

const feasts: Readonly<Record<string, Feast>> = {
  'new years day|new year': { month: 1, day: 1 },
  'burns night': { month: 1, day: 25 },
  'valentines day|valentines|valentine': { month: 2, day: 14 },
  'st patricks day|saint patricks day': { month: 3, day: 17 },
  'st georges day': { month: 4, day: 23 },
  'cinco de mayo': { month: 5, day: 5 },
  'fourth of july|independence day': { month: 7, day: 4 },
  'labor day': { month: 9, weekday: 0, nth: 1 },
  'halloween|hallowe en': { month: 10, day: 31 },
  'bonfire night|guy fawkes|guy fawkes night': { month: 11, day: 5 },
  'thanksgiving|thanksgiving day': { month: 11, weekday: 3, nth: 4 },
  'black friday': { month: 11, weekday: 3, nth: 4, later: 1 },
  'christmas eve|xmas eve': { month: 12, day: 24 },
  'christmas day|xmas day': { month: 12, day: 25 },
  'boxing day': { month: 12, day: 26 },
  'new years eve|hogmanay|nye': { month: 12, day: 31 },
}

/** Names of feasts, each with its key in `feasts`. */
export const feastNames: readonly (readonly [string, string])[] = Object.keys(feasts).flatMap((names) =>
  names.split('|').map((name) => [name, names] as const),
)

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The next date of a feast; null where it is not known. */
export function feastAfter(names: string, today: Day): Day | null {
  const feast = feasts[names]
  if (!feast) return null
  const thisYear = Number(today.slice(0, 4))
  for (const year of [thisYear, thisYear + 1]) {
    const start = `${year}-${twoDigits(feast.month)}-${'day' in feast ? twoDigits(feast.day) : '01'}`
    const first = Day.parse(start)
    const date =
      'day' in feast
        ? first
        : addDays(
            first,
            ((feast.weekday - weekdayOf(first) + 7) % 7) + 7 * (feast.nth - 1) + (feast.later ?? 0),
          )
    if (date >= today) return date
  }
  return null
}
