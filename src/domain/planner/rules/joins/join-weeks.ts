/**
 * Joins words for which week, weekend or weekday of a plan is meant, where it has more than one.
 */

import { addDays, Day, daysBetween, weekdayOf } from '../../../day.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasKind, hasCue, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { datesIn, weekdayNameOf } from './dates-in.ts'
import { joinDates } from './join-dates.ts'
import { type Join, pastFunctionWords, spanToken, partBefore, lastWord } from './join.ts'

type DaysToken = TokenOf<'days'>

const isWeekend = ({ sort, days }: DaysToken) => sort === 'span' && days?.join() === 'saturday,sunday'

const isNamedDay = ({ sort, days, dates }: DaysToken) => sort === 'one' && days?.length === 1 && !dates

const spanOf = (first: Token, last: Token, dates: readonly Day[], sort: DaysToken['sort'] = 'span') =>
  dates.length === 0 ? null : spanToken(first, last, { kind: 'days', dates, sort })

/** The first dates of the plan on these days, within one week: all of a weekend. */
function firstOf(day: DaysToken, context: RuleContext): Day[] {
  const dates = datesIn(day, context)
  const [first] = dates
  // A plan that begins on a Sunday has half a weekend first.
  return first === undefined ? [] : dates.filter((date) => date <= addDays(first, 6 - weekdayOf(first)))
}

/** 'This Tuesday', 'this weekend' mean the first of the plan, where it has two. */
function joinThis(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, day] = [tokens[at], tokens[at + 1]]
  const isThis = isWord(first, /^this(?: coming)?$/, 'subject', 'filler')
  if (!first || !isThis || day?.kind !== 'days' || day.dates || !(isNamedDay(day) || isWeekend(day)))
    return null
  const firstDate = firstOf(day, context)
  const token =
    context.dates.length > 7 && firstDate.length > 0
      ? spanOf(first, day, firstDate, day.sort)
      : spanToken(first, day, day)
  return token && { length: 2, token }
}

/**
 * 'Next weekend' means, on a working day, the weekend after this week's. On a Saturday or Sunday,
 * and with a weekday, it is unclear, unless 'this' stands before another day.
 */
function joinNext(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, day] = [tokens[at], tokens[at + 1]]
  const isNext = isWord(first, /^next$/, 'unknown')
  if (!first || !isNext || day?.kind !== 'days' || day.dates || !(isNamedDay(day) || isWeekend(day)))
    return null
  const isBesideThis = tokens
    .slice(0, at)
    .some(
      (token) =>
        token.kind === 'days' && token.dates?.every((date) => day.days?.includes(weekdayNameOf(date))),
    )
  const isSure = isBesideThis || (isWeekend(day) && weekdayOf(context.today) < 5)
  if (context.dates.length <= 7 || !isSure) return null
  const weekDates = isBesideThis
    ? firstOf(day, context).map((date) => addDays(date, 7))
    : datesIn(day, context).filter(
        (date) => Math.floor((weekdayOf(context.today) + daysBetween(context.today, date)) / 7) === 1,
      )
  const inside = weekDates.filter((date) => context.dates.includes(date))
  const token = spanOf(first, day, inside, day.sort)
  return token && { length: 2, token }
}

/** 'Friday week', 'a week on Friday' mean seven days after the next Friday. */
function joinDayWeek(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  // In 'twice a week on Friday' the week belongs to the count.
  const isCounted = () => hasKind(partBefore(tokens, at), 'count', 'number')
  const isOn = isWord(second, /^(?:on|this|from)$/, 'filler')
  const day =
    isWord(first, /^a week$/, 'cue') && isOn && !isCounted()
      ? third
      : isUnit(second, 'week') && second.end - second.start === 4
        ? first
        : undefined
  const last = day === first ? second : third
  const isNumbered = day === first && /^(?:number|ordinal)$/.test(third?.kind ?? '')
  if (!first || !last || isNumbered || day?.kind !== 'days' || !isNamedDay(day)) return null
  const days = Array.from({ length: 7 }, (_, after) => addDays(context.today, after + 1))
  const date = days.find((one) => day.days?.includes(weekdayNameOf(one)))
  const token = date && spanOf(first, last, [addDays(date, 7)], 'one')
  return token ? { length: day === first ? 2 : 3, token } : null
}

/** 'The week of the 30th', 'the week starting Monday 30th'. */
function joinWeekOf(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const first = tokens[at]
  if (first?.kind !== 'week of') return null
  const next = pastFunctionWords(tokens, at + 1)
  const date = joinDates(context)(tokens, next)
  const [day] = date?.token.kind === 'days' ? (date.token.dates ?? []) : []
  if (!date || day === undefined) return null
  const monday = first.isCalendar ? addDays(day, -weekdayOf(day)) : day
  const weekDates = context.dates.filter((one) => one >= monday && one <= addDays(monday, 6))
  const token = spanOf(first, date.token, weekDates)
  return token && { length: next - at + date.length, token }
}

/**
 * 'Next week ..., the week after ...': the week after the last one named, else the plan's second.
 */
function joinWeekAfter(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const first = tokens[at]
  if (first?.kind !== 'week after') return null
  const before = tokens
    .slice(0, at)
    .findLast((token) => token.kind === 'days' && token.sort === 'span' && (token.dates?.length ?? 0) > 2)
  const end = before?.kind === 'days' ? before.dates?.at(-1) : undefined
  const { dates } = context
  const weekDates =
    end === undefined ? dates.slice(7, 14) : dates.filter((date) => date > end && date <= addDays(end, 7))
  const token = spanOf(first, first, weekDates)
  return token && { length: 1, token }
}

/** 'In December' means its days in the plan; 'until the end of November' ends on its last day. */
function joinMonth(tokens: readonly Token[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const isDated = /^(?:number|ordinal)$/.test(tokens[at + 2]?.kind ?? '')
  if (first && isWord(first, /^in$/, 'filler') && second?.kind === 'month' && !isDated) {
    const monthDates = context.dates.filter((date) => Number(date.slice(5, 7)) === second.month)
    const token = spanOf(first, second, monthDates)
    return token && { length: 2, token }
  }
  // 'No red meat until December'.
  const isUntil = isCue(first, 'until', 'before')
  if (isUntil && second?.kind === 'month' && !isDated) {
    const to = context.dates.findIndex((date) => Number(date.slice(5, 7)) === second.month)
    const token = spanOf(first, second, to < 0 ? context.dates : context.dates.slice(0, to))
    return token && { length: 2, token }
  }
  const isEnd = isWord(first, /^end$/, 'unknown') && isCue(lastWord(tokens.slice(0, at)), 'until')
  const next = pastFunctionWords(tokens, at + 1)
  const month = tokens[next]
  if (!first || !isEnd || !month || next === at + 1) return null
  const isThisMonth = isWord(month, /^month$/, 'unknown')
  const number = month.kind === 'month' ? month.month : isThisMonth ? Number(context.today.slice(5, 7)) : 0
  const end = number === 0 ? undefined : endOfMonth(number, context.today)
  const token = end && spanOf(first, month, [end], 'one')
  return token ? { length: next - at + 1, token } : null
}

/** The last day of a month: the current or the next month with this number. */
function endOfMonth(month: number, today: Day): Day | undefined {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(month < thisMonth ? year + 1 : year, month, 0)).toISOString()
  return Day.safeParse(last.slice(0, 10)).data
}

/** The day of the last day token before a place, if it was a single one. */
function dayBefore(tokens: readonly Token[], at: number, context: RuleContext): Day | undefined {
  const day = tokens.slice(0, at).findLast((token) => token.kind === 'days')
  return day?.kind === 'days' && day.sort === 'one' ? datesIn(day, context)[0] : undefined
}

/**
 * A day that is named after another is the first of its name behind that one: 'pizza this Friday,
 * tacos the Friday after', 'the following Friday', 'a week later'.
 */
export const joinDayAfter =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    const isFollowing = isCue(first, 'after') && first.word === 'following'
    const isAfter = isWord(second, /^after$/, 'cue') && (third === undefined || third.kind === 'joiner')
    const isLater = isWord(first, /^a week$/, 'cue') && isWord(second, /^later$/, 'unknown')
    const day = isFollowing ? second : isAfter ? first : undefined
    if (!first || !second || !(isLater || (day?.kind === 'days' && isNamedDay(day)))) return null
    const before = dayBefore(tokens, at, context)
    if (before === undefined) return null
    const date = isLater
      ? addDays(before, 7)
      : context.dates.find(
          (one) => one > before && day?.kind === 'days' && day.days?.includes(weekdayNameOf(one)),
        )
    const token = date && spanOf(first, second, [date], 'one')
    return token ? { length: 2, token } : null
  }

/** 'Dave is away this week' lasts until Sunday, where two weeks are planned. */
function joinThisWeek(tokens: readonly Token[], at: number, { dates }: RuleContext): ReturnType<Join> {
  const first = tokens[at]
  const [begin] = dates
  if (first?.kind !== 'cue' || first.word !== 'this week' || begin === undefined || dates.length <= 7)
    return null
  const isOfTable = hasCue(partBefore(tokens, at), 'away', 'guest', 'out')
  const end = addDays(begin, 6 - weekdayOf(begin))
  const datesUpToEnd = dates.filter((date) => date <= end)
  // A plan that begins at the weekend is for the next week, so 'this week' is not joined.
  const token = isOfTable && datesUpToEnd.length > 2 ? spanOf(first, first, datesUpToEnd) : null
  return token && { length: 1, token }
}

/** Joins each way to say which week, weekend or day is meant. */
export const joinWeeks =
  (context: RuleContext): Join =>
  (tokens, at) =>
    joinThis(tokens, at, context) ??
    joinNext(tokens, at, context) ??
    joinDayWeek(tokens, at, context) ??
    joinThisWeek(tokens, at, context) ??
    joinWeekOf(tokens, at, context) ??
    joinWeekAfter(tokens, at, context) ??
    joinMonth(tokens, at, context)

/** 'Monday to Wednesday of the second week', 'next week Monday': only those days of that week. */
export const joinDaysOfWeek =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const first = tokens[at]
    let end = at + 1
    while (tokens[end]?.kind === 'filler') end += 1
    const last = tokens[end]
    if (first?.kind !== 'days' || last?.kind !== 'days') return null
    const [week, days] = first.dates ? [first, last] : [last, first]
    const isOfWeek =
      week.sort === 'span' && week.dates !== undefined && days.dates === undefined && days.sort !== 'any'
    if (!isOfWeek) return null
    const token = spanOf(
      first,
      last,
      datesIn(days, context).filter((date) => week.dates?.includes(date)),
      days.sort,
    )
    return token && { length: end - at + 1, token }
  }
