/** Dates by number, by name and counted from today. */
import { addDays, Day, weekdayOf } from '../../day.ts'
import { NEXT_WEEK, WEEK_AFTER_NEXT } from '../rule-tokens/day-phrases.ts'
import { feastAfter } from '../rule-tokens/feast-days.ts'
import { weekdayNames } from '../weekday-names.ts'
import { named } from './dates-in.ts'
import { type Join, over, inPlaceOf } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import { isA, isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** The date of a day of the month: in the window, else the next to come. */
function dateOf(n: number, month: number | undefined, { dates, today }: RuleContext): Day | null {
  const isIt = (date: Day) =>
    Number(date.slice(8)) === n && (month === undefined || Number(date.slice(5, 7)) === month)
  const inside = dates.find(isIt)
  if (inside !== undefined) return inside
  const [year = 0, thisMonth = 1] = today.split('-').map(Number)
  for (let later = 0; later <= 12; later++) {
    const first = new Date(Date.UTC(year, thisMonth - 1 + later)).toISOString()
    const date = Day.safeParse(first.slice(0, 8) + String(n).padStart(2, '0'))
    if (date.success && date.data >= today && isIt(date.data)) return date.data
  }
  return null
}

const oneDate = (first: Piece, last: Piece, date: Day | null): Piece | null =>
  date === null
    ? null
    : {
        ...over(first, last, { is: 'days', dates: [date], sort: 'one' }),
        ...(first.isDashed && { isDashed: true }),
      }

const nths: readonly string[] = ['first', 'second', 'third', 'fourth']

/** Monday to Sunday of the week that comes so many weeks after today's. */
function weekFromNow(weeks: number, { today, dates }: RuleContext): Day[] {
  const monday = addDays(today, 7 * weeks - weekdayOf(today))
  return dates.filter((date) => date >= monday && date <= addDays(monday, 6))
}

/** 'Monday 23rd', 'Wednesday the 25th', 'Fri 27 Nov': that date, where it is such a day. */
function dateOfNamedDay(context: RuleContext, pieces: readonly Piece[], at: number): ReturnType<Join> {
  const [first, second] = [pieces[at], pieces[at + 1]]
  if (first?.is !== 'days' || first.sort !== 'one' || first.days?.length !== 1) return null
  const skipped = isWord(second, /^the$/, 'filler') ? 1 : 0
  const inner = pieces[at + 1 + skipped]
  if (!isA(inner, 'ordinal', 'number', 'month')) return null
  const date = joinDates(context)(pieces, at + 1 + skipped)
  if (date?.piece.is !== 'days' || !date.piece.dates?.every((day) => named(day) === first.days?.[0]))
    return null
  const piece = over(first, date.piece, { is: 'days', dates: date.piece.dates, sort: 'one' })
  return { length: 1 + skipped + date.length, piece }
}

/** 'The day after Monday': Tuesday, where Monday is no part of a dish's name. */
function besideNamedDay(
  first: Piece,
  day: Piece | undefined,
  by: 1 | -1,
  next: Piece | undefined,
): ReturnType<Join> {
  const [name] = day?.is === 'days' && day.sort === 'one' && !day.dates ? (day.days ?? []) : []
  if (!day || name === undefined || next?.is === 'thing') return null
  const beside = weekdayNames[(weekdayNames.indexOf(name) + by + 7) % 7]
  const piece = beside && over(first, day, { is: 'days', days: [beside], sort: 'one' })
  return piece ? { length: 2, piece } : null
}

/** 'The 24th', '24 November', 'Nov 24th', '24/11', 'tomorrow', 'Monday 23rd'. */
export const joinDates =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const ofNamedDay = dateOfNamedDay(context, pieces, at)
    if (ofNamedDay) return ofNamedDay
    const first = pieces[at]
    const second = pieces[at + 1]
    const third = pieces[at + 2]
    if (!first) return null
    const daysPiece = (length: number, date: Day | null) => {
      const last = pieces[at + length - 1]
      const piece = last && oneDate(first, last, date)
      return piece ? { length, piece } : null
    }
    if (first.is === 'relative') {
      const date = addDays(context.today, first.after)
      return daysPiece(1, date)
    }
    // 'Bonfire night is Thursday': the day that is named is meant.
    const isDated = isCue(second, 'is') && third?.is === 'days'
    if (first.is === 'feast' && isDated)
      return { length: 1, piece: inPlaceOf(first, { is: 'unknown', word: first.feast }) }
    // 'Thanksgiving leftovers' are eaten on other days.
    if (first.is === 'feast' && isCue(second, 'leftovers'))
      return { length: 1, piece: inPlaceOf(first, { is: 'filler', word: first.feast }) }
    if (first.is === 'feast') return daysPiece(1, feastAfter(first.feast, context.today))
    // 'The day after Thanksgiving', 'the evening before Friday'.
    if (isWord(first, /^(?:the )?(?:day|night|evening) (?:after|before)(?: the)?$/, 'cue')) {
      const by = isWord(first, /after/) ? 1 : -1
      if (second?.is === 'feast') {
        const date = feastAfter(second.feast, context.today)
        return date === null ? null : daysPiece(2, addDays(date, by))
      }
      // 'The evening before Friday' is one meal of that day, where more are planned.
      if (context.slots.length > 1 && !isWord(first, /day/)) return null
      return besideNamedDay(first, second, by, third)
    }
    if (first.is === 'weeks') {
      const week =
        first.week === NEXT_WEEK
          ? weekFromNow(1, context)
          : first.week === WEEK_AFTER_NEXT
            ? weekFromNow(2, context)
            : context.dates.slice(first.week * 7, first.week * 7 + 7)
      const dates = first.isWeekend ? week.filter((date) => weekdayOf(date) > 4) : week
      // A plan of one week is the next one.
      if (first.week === NEXT_WEEK && (context.dates.length <= 7 || dates.length === 0))
        return { length: 1, piece: { ...first, is: 'filler', word: 'next week' } }
      return dates.length === 0
        ? null
        : { length: 1, piece: inPlaceOf(first, { is: 'days', dates, sort: 'span' }) }
    }
    if (first.is === 'stretch') {
      const { dates } = context
      const n = first.n ?? Math.floor(dates.length / 2) + (first.part === 'last' ? dates.length % 2 : 0)
      const own = first.part === 'first' ? dates.slice(0, n) : dates.slice(-n)
      // 'Soup for the last three nights' is on each of them.
      const sort = first.isFor ? 'many' : 'span'
      return { length: 1, piece: inPlaceOf(first, { is: 'days', dates: own, sort }) }
    }
    // 'The first Friday', 'the second Sunday': of those in the plan.
    const nth = first.is === 'unknown' ? nths.indexOf(first.word ?? '') : -1
    if (nth >= 0 && second?.is === 'days' && second.sort === 'one' && second.days?.length === 1)
      return daysPiece(2, context.dates.filter((date) => named(date) === second.days?.[0])[nth] ?? null)
    if (first.is === 'month' && isA(second, 'number', 'ordinal'))
      return daysPiece(2, dateOf(second.n, first.month, context))
    if (isA(first, 'ordinal', 'number')) {
      const isOf = second?.is === 'filler'
      if (second?.is === 'month') return daysPiece(2, dateOf(first.n, second.month, context))
      if (first.is === 'ordinal' && isOf && third?.is === 'month')
        return daysPiece(3, dateOf(first.n, third.month, context))
      if (
        second?.is === 'break' &&
        second.isGlued &&
        third?.is === 'number' &&
        third.isGlued &&
        first.n <= 31
      ) {
        const inside = [dateOf(first.n, third.n, context), dateOf(third.n, first.n, context)]
        const date = inside.find((one) => one !== null && context.dates.includes(one)) ?? null
        return daysPiece(3, date)
      }
    }
    return first.is === 'ordinal' ? daysPiece(1, dateOf(first.n, undefined, context)) : null
  }
