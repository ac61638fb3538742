/** Joins dates by number and by name, and days counted from today. */

import { addDays, Day, weekdayOf } from '../../../day.ts'
import { weekdayNames } from '../../weekday-names.ts'
import type { RuleContext } from '../rule-context.ts'
import { NEXT_WEEK, WEEK_AFTER_NEXT } from '../tokens/day-phrases.ts'
import { feastAfter } from '../tokens/feast-days.ts'
import { isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token, TokenOf } from '../tokens/token.ts'
import { weekdayNameOf } from './dates-in.ts'
import { type Join, spanToken, withMeaning } from './join.ts'

/** The date of a day of the month: the one in the window, else the next one. */
function dateOf(n: number, month: number | undefined, { dates, today }: RuleContext): Day | null {
  const pointsToDay = (date: Day) =>
    Number(date.slice(8)) === n && (month === undefined || Number(date.slice(5, 7)) === month)
  const inside = dates.find(pointsToDay)
  if (inside !== undefined) return inside
  const [year = 0, thisMonth = 1] = today.split('-').map(Number)
  for (let later = 0; later <= 12; later++) {
    const first = new Date(Date.UTC(year, thisMonth - 1 + later)).toISOString()
    if (month !== undefined && Number(first.slice(5, 7)) !== month) continue
    const date = Day.safeParse(first.slice(0, 8) + String(n).padStart(2, '0'))
    if (date.success && date.data >= today && pointsToDay(date.data)) return date.data
  }
  return null
}

const oneDate = (first: Token, last: Token, date: Day | null): Token | null =>
  date === null
    ? null
    : {
        ...spanToken(first, last, { kind: 'days', dates: [date], sort: 'one' }),
        ...(first.isDashed && { isDashed: true }),
      }

const nths: readonly string[] = ['first', 'second', 'third', 'fourth']

/** The days of a week, Monday to Sunday, counted in weeks from the current one. */
function weekFromNow(weeks: number, { today, dates }: RuleContext): Day[] {
  const monday = addDays(today, 7 * weeks - weekdayOf(today))
  return dates.filter((date) => date >= monday && date <= addDays(monday, 6))
}

/** 'Monday 23rd', 'Wednesday the 25th', 'Fri 27 Nov': the date, if it is on that weekday. */
function dateOfNamedDay(context: RuleContext, tokens: readonly Token[], at: number): ReturnType<Join> {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind !== 'days' || first.sort !== 'one' || first.days?.length !== 1) return null
  const skipped = isWord(second, /^the$/, 'filler') ? 1 : 0
  const inner = tokens[at + 1 + skipped]
  if (!isOfKind(inner, 'ordinal', 'number', 'month')) return null
  const date = joinDates(context)(tokens, at + 1 + skipped)
  if (
    date?.token.kind !== 'days' ||
    !date.token.dates?.every((day) => weekdayNameOf(day) === first.days?.[0])
  )
    return null
  const token = spanToken(first, date.token, { kind: 'days', dates: date.token.dates, sort: 'one' })
  return { length: 1 + skipped + date.length, token }
}

/** 'The day after Monday' means Tuesday, unless Monday is part of a dish's name. */
function besideNamedDay(
  first: Token,
  day: Token | undefined,
  by: 1 | -1,
  next: Token | undefined,
): ReturnType<Join> {
  const [name] = day?.kind === 'days' && day.sort === 'one' && !day.dates ? (day.days ?? []) : []
  if (!day || name === undefined || next?.kind === 'dish') return null
  const beside = weekdayNames[(weekdayNames.indexOf(name) + by + 7) % 7]
  const token = beside && spanToken(first, day, { kind: 'days', days: [beside], sort: 'one' })
  return token ? { length: 2, token } : null
}

/** One day in place of the `length` tokens from a place on; null where there is no such date. */
function joinedDate(
  tokens: readonly Token[],
  at: number,
  length: number,
  date: Day | null,
): ReturnType<Join> {
  const [first, last] = [tokens[at], tokens[at + length - 1]]
  const token = first && last && oneDate(first, last, date)
  return token ? { length, token } : null
}

/** 'Thanksgiving', which is no date in 'Thanksgiving leftovers'. */
function joinFeast(
  first: TokenOf<'feast'>,
  tokens: readonly Token[],
  at: number,
  today: Day,
): ReturnType<Join> {
  const next = tokens[at + 1]
  // 'Bonfire night is Thursday' means the day that it names.
  if (isCue(next, 'is') && tokens[at + 2]?.kind === 'days')
    return { length: 1, token: withMeaning(first, { kind: 'unknown', word: first.feast }) }
  // 'Thanksgiving leftovers' are eaten on other days.
  if (isCue(next, 'leftovers'))
    return { length: 1, token: withMeaning(first, { kind: 'filler', word: first.feast }) }
  return joinedDate(tokens, at, 1, feastAfter(first.feast, today))
}

/** 'The day after Thanksgiving', 'the evening before Friday'. */
function joinDayBeside(context: RuleContext, tokens: readonly Token[], at: number): ReturnType<Join> {
  const [first, next] = [tokens[at], tokens[at + 1]]
  if (!first || !isWord(first, /^(?:the )?(?:day|night|evening) (?:after|before)(?: the)?$/, 'cue'))
    return null
  const by = isWord(first, /after/) ? 1 : -1
  if (next?.kind === 'feast') {
    const date = feastAfter(next.feast, context.today)
    return date === null ? null : joinedDate(tokens, at, 2, addDays(date, by))
  }
  // 'The evening before Friday' is one meal, which is not joined where other meals are planned too.
  if (context.slots.length > 1 && !isWord(first, /day/)) return null
  return besideNamedDay(first, next, by, tokens[at + 2])
}

/** 'This weekend', 'next week', 'the second week' of the plan. */
function joinWeek(first: TokenOf<'weeks'>, context: RuleContext): ReturnType<Join> {
  const week =
    first.week === NEXT_WEEK
      ? weekFromNow(1, context)
      : first.week === WEEK_AFTER_NEXT
        ? weekFromNow(2, context)
        : context.dates.slice(first.week * 7, first.week * 7 + 7)
  const dates = first.isWeekend ? week.filter((date) => weekdayOf(date) > 4) : week
  // With a plan of one week, 'next week' means that week.
  if (first.week === NEXT_WEEK && (context.dates.length <= 7 || dates.length === 0))
    return { length: 1, token: { ...first, kind: 'filler', word: 'next week' } }
  return dates.length === 0
    ? null
    : { length: 1, token: withMeaning(first, { kind: 'days', dates, sort: 'span' }) }
}

/** 'The first half of the plan', 'the last three nights'. */
function joinStretch(first: TokenOf<'stretch'>, { dates }: RuleContext): ReturnType<Join> {
  const n = first.n ?? Math.floor(dates.length / 2) + (first.part === 'last' ? dates.length % 2 : 0)
  const stretch = first.part === 'first' ? dates.slice(0, n) : dates.slice(-n)
  // 'Soup for the last three nights' is for each of them.
  const sort = first.isFor ? 'many' : 'span'
  return { length: 1, token: withMeaning(first, { kind: 'days', dates: stretch, sort }) }
}

/** 'The first Friday', 'the second Sunday' of the plan. */
function joinNthWeekday(
  first: TokenOf<'unknown'>,
  { dates }: RuleContext,
  tokens: readonly Token[],
  at: number,
): ReturnType<Join> {
  const nth = nths.indexOf(first.word ?? '')
  const day = tokens[at + 1]
  if (nth < 0 || day?.kind !== 'days' || day.sort !== 'one' || day.days?.length !== 1) return null
  const [name] = day.days
  return joinedDate(tokens, at, 2, dates.filter((date) => weekdayNameOf(date) === name)[nth] ?? null)
}

/** '24 November', 'the 24th of November', '24/11', 'the 24th'. */
function joinDayOfMonth(
  first: TokenOf<'ordinal' | 'number'>,
  context: RuleContext,
  tokens: readonly Token[],
  at: number,
): ReturnType<Join> {
  const [second, third] = [tokens[at + 1], tokens[at + 2]]
  if (second?.kind === 'month') return joinedDate(tokens, at, 2, dateOf(first.n, second.month, context))
  if (first.kind === 'ordinal' && second?.kind === 'filler' && third?.kind === 'month')
    return joinedDate(tokens, at, 3, dateOf(first.n, third.month, context))
  const isSlash = second?.kind === 'joiner' && second.isGlued
  if (isSlash && third?.kind === 'number' && third.isGlued && first.n <= 31) {
    const possible = [dateOf(first.n, third.n, context), dateOf(third.n, first.n, context)]
    const planned = possible.find((date) => date !== null && context.dates.includes(date))
    return joinedDate(tokens, at, 3, planned ?? null)
  }
  return first.kind === 'ordinal' ? joinedDate(tokens, at, 1, dateOf(first.n, undefined, context)) : null
}

/**
 * Words that name one date become that day, the next of its kind from today on: 'the 24th', 'Nov
 * 24th', '24/11', 'tomorrow', 'Monday 23rd'.
 */
export const joinDates =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const ofNamedDay = dateOfNamedDay(context, tokens, at)
    if (ofNamedDay) return ofNamedDay
    const [first, next] = [tokens[at], tokens[at + 1]]
    if (!first) return null
    if (first.kind === 'relative') return joinedDate(tokens, at, 1, addDays(context.today, first.after))
    if (first.kind === 'feast') return joinFeast(first, tokens, at, context.today)
    if (first.kind === 'cue') return joinDayBeside(context, tokens, at)
    if (first.kind === 'weeks') return joinWeek(first, context)
    if (first.kind === 'stretch') return joinStretch(first, context)
    if (first.kind === 'unknown') return joinNthWeekday(first, context, tokens, at)
    if (first.kind === 'month' && isOfKind(next, 'number', 'ordinal'))
      return joinedDate(tokens, at, 2, dateOf(next.n, first.month, context))
    return isOfKind(first, 'ordinal', 'number') ? joinDayOfMonth(first, context, tokens, at) : null
  }
