/** Which week, weekend or weekday of a plan is meant where it has more than one. */
import { addDays, Day, weekdayOf } from '../../day.ts'
import { datesIn, named } from './dates-in.ts'
import { joinDates } from './join-dates.ts'
import { isIdle, type Join, pastIdle, over, partBefore } from './joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import { has, hasCue, isCue, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

type DaysPiece = Of<'days'>

const isWeekend = ({ sort, days }: DaysPiece) => sort === 'span' && days?.join() === 'saturday,sunday'

const isNamedDay = ({ sort, days, dates }: DaysPiece) => sort === 'one' && days?.length === 1 && !dates

const spanOf = (first: Piece, last: Piece, dates: readonly Day[], sort: DaysPiece['sort'] = 'span') =>
  dates.length === 0 ? null : over(first, last, { is: 'days', dates, sort })

/** The first of these days in the plan, a weekend whole: its days within a week of the first. */
function firstOf(day: DaysPiece, context: RuleContext): Day[] {
  const dates = datesIn(day, context)
  const [first] = dates
  // A plan that begins on a Sunday has half a weekend before the next.
  return first === undefined ? [] : dates.filter((date) => date <= addDays(first, 6 - weekdayOf(first)))
}

/** 'This Tuesday', 'this weekend': the first of the plan, where it has two of them. */
function joinThis(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, day] = [pieces[at], pieces[at + 1]]
  const isThis = isWord(first, /^this(?: coming)?$/, 'subject', 'filler')
  if (!first || !isThis || day?.is !== 'days' || day.dates || !(isNamedDay(day) || isWeekend(day)))
    return null
  const own = firstOf(day, context)
  const piece =
    context.dates.length > 7 && own.length > 0 ? spanOf(first, day, own, day.sort) : over(first, day, day)
  return piece && { length: 2, piece }
}

/**
 * 'Next weekend', said on a working day, is the one after this week's. On a Saturday or Sunday, and
 * of a weekday, nobody can tell, unless 'this' is said of another before it.
 */
function joinNext(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, day] = [pieces[at], pieces[at + 1]]
  const isNext = isWord(first, /^next$/, 'unknown')
  if (!first || !isNext || day?.is !== 'days' || day.dates || !(isNamedDay(day) || isWeekend(day)))
    return null
  const isBesideThis = pieces
    .slice(0, at)
    .some((piece) => piece.is === 'days' && piece.dates?.every((date) => day.days?.includes(named(date))))
  const isSure = isBesideThis || (isWeekend(day) && weekdayOf(context.today) < 5)
  if (context.dates.length <= 7 || !isSure) return null
  const own = isBesideThis
    ? firstOf(day, context).map((date) => addDays(date, 7))
    : datesIn(day, context).filter(
        (date) => Math.floor((weekdayOf(context.today) + daysFrom(context.today, date)) / 7) === 1,
      )
  const inside = own.filter((date) => context.dates.includes(date))
  const piece = spanOf(first, day, inside, day.sort)
  return piece && { length: 2, piece }
}

const daysFrom = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** 'Friday week', 'a week on Friday': seven days after the next Friday. */
function joinDayWeek(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  // 'Twice a week on Friday' counts.
  const isCounted = has(partBefore(pieces, at), 'count', 'number')
  const isOn = isWord(second, /^(?:on|this|from)$/, 'filler')
  const day =
    isWord(first, /^a week$/, 'cue') && isOn && !isCounted
      ? third
      : isUnit(second, 'week') && second.end - second.start === 4
        ? first
        : undefined
  const last = day === first ? second : third
  const isNumbered = day === first && /^(?:number|ordinal)$/.test(third?.is ?? '')
  if (!first || !last || isNumbered || day?.is !== 'days' || !isNamedDay(day)) return null
  const days = Array.from({ length: 7 }, (_, after) => addDays(context.today, after + 1))
  const date = days.find((one) => day.days?.includes(named(one)))
  const piece = date && spanOf(first, last, [addDays(date, 7)], 'one')
  return piece ? { length: day === first ? 2 : 3, piece } : null
}

/** 'The week of the 30th', 'the week starting Monday 30th'. */
function joinWeekOf(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const first = pieces[at]
  if (first?.is !== 'week of') return null
  const next = pastIdle(pieces, at + 1)
  const date = joinDates(context)(pieces, next)
  const [day] = date?.piece.is === 'days' ? (date.piece.dates ?? []) : []
  if (!date || day === undefined) return null
  const monday = first.isCalendar ? addDays(day, -weekdayOf(day)) : day
  const own = context.dates.filter((one) => one >= monday && one <= addDays(monday, 6))
  const piece = spanOf(first, date.piece, own)
  return piece && { length: next - at + date.length, piece }
}

/** 'Next week ..., the week after ...': after the week that was named, else the plan's second. */
function joinWeekAfter(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const first = pieces[at]
  if (first?.is !== 'week after') return null
  const before = pieces
    .slice(0, at)
    .findLast((piece) => piece.is === 'days' && piece.sort === 'span' && (piece.dates?.length ?? 0) > 2)
  const end = before?.is === 'days' ? before.dates?.at(-1) : undefined
  const { dates } = context
  const own =
    end === undefined ? dates.slice(7, 14) : dates.filter((date) => date > end && date <= addDays(end, 7))
  const piece = spanOf(first, first, own)
  return piece && { length: 1, piece }
}

/** 'In December': its days in the plan; 'until the end of November': its last day. */
function joinMonth(pieces: readonly Piece[], at: number, context: RuleContext): ReturnType<Join> {
  const [first, second] = [pieces[at], pieces[at + 1]]
  const isDated = /^(?:number|ordinal)$/.test(pieces[at + 2]?.is ?? '')
  if (first && isWord(first, /^in$/, 'filler') && second?.is === 'month' && !isDated) {
    const own = context.dates.filter((date) => Number(date.slice(5, 7)) === second.month)
    const piece = spanOf(first, second, own)
    return piece && { length: 2, piece }
  }
  // 'No red meat until December'.
  const isUntil = isCue(first, 'until', 'before')
  if (isUntil && second?.is === 'month' && !isDated) {
    const to = context.dates.findIndex((date) => Number(date.slice(5, 7)) === second.month)
    const piece = spanOf(first, second, to < 0 ? context.dates : context.dates.slice(0, to))
    return piece && { length: 2, piece }
  }
  const until = pieces.slice(0, at).findLast((piece) => !isIdle(piece))
  const isEnd = isWord(first, /^end$/, 'unknown') && isCue(until, 'until')
  const next = pastIdle(pieces, at + 1)
  const month = pieces[next]
  if (!first || !isEnd || !month || next === at + 1) return null
  const isThisMonth = isWord(month, /^month$/, 'unknown')
  const number = month.is === 'month' ? month.month : isThisMonth ? Number(context.today.slice(5, 7)) : 0
  const end = number === 0 ? undefined : endOfMonth(number, context.today)
  const piece = end && spanOf(first, month, [end], 'one')
  return piece ? { length: next - at + 1, piece } : null
}

/** The last day of the next month of this number, that of today counted. */
function endOfMonth(month: number, today: Day): Day | undefined {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(month < thisMonth ? year + 1 : year, month, 0)).toISOString()
  return Day.safeParse(last.slice(0, 10)).data
}

/** The last day that was named before, where it was one. */
function dayBefore(pieces: readonly Piece[], at: number, context: RuleContext): Day | undefined {
  const day = pieces.slice(0, at).findLast((piece) => piece.is === 'days')
  return day?.is === 'days' && day.sort === 'one' ? datesIn(day, context)[0] : undefined
}

/** 'Pizza this Friday, tacos the Friday after', 'the following Friday', 'a week later'. */
export const joinDayAfter =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
    const isFollowing = isCue(first, 'after') && first.word === 'following'
    const isAfter = isWord(second, /^after$/, 'cue') && (third === undefined || third.is === 'break')
    const isLater = isWord(first, /^a week$/, 'cue') && isWord(second, /^later$/, 'unknown')
    const day = isFollowing ? second : isAfter ? first : undefined
    const before = dayBefore(pieces, at, context)
    if (!first || !second || before === undefined || !(isLater || (day?.is === 'days' && isNamedDay(day))))
      return null
    const date = isLater
      ? addDays(before, 7)
      : context.dates.find((one) => one > before && day?.is === 'days' && day.days?.includes(named(one)))
    const piece = date && spanOf(first, second, [date], 'one')
    return piece ? { length: 2, piece } : null
  }

/** 'Dave is away this week' is so up to its Sunday, where two weeks are planned. */
function joinThisWeek(pieces: readonly Piece[], at: number, { dates }: RuleContext): ReturnType<Join> {
  const [first] = pieces.slice(at)
  const [begin] = dates
  if (first?.is !== 'cue' || first.word !== 'this week' || begin === undefined || dates.length <= 7)
    return null
  const isOfTable = hasCue(partBefore(pieces, at), 'away', 'guest', 'out')
  const end = addDays(begin, 6 - weekdayOf(begin))
  const own = dates.filter((date) => date <= end)
  // A plan that begins at the weekend is of the week after.
  const piece = isOfTable && own.length > 2 ? spanOf(first, first, own) : null
  return piece && { length: 1, piece }
}

/** Each way to say which week, weekend or day of two is meant. */
export const joinWeeks =
  (context: RuleContext): Join =>
  (pieces, at) =>
    joinThis(pieces, at, context) ??
    joinNext(pieces, at, context) ??
    joinDayWeek(pieces, at, context) ??
    joinThisWeek(pieces, at, context) ??
    joinWeekOf(pieces, at, context) ??
    joinWeekAfter(pieces, at, context) ??
    joinMonth(pieces, at, context)

/** 'Monday to Wednesday of the second week', 'next week Monday': those days of that week alone. */
export const joinDaysOfWeek =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const first = pieces[at]
    let end = at + 1
    while (pieces[end]?.is === 'filler') end += 1
    const last = pieces[end]
    if (first?.is !== 'days' || last?.is !== 'days') return null
    const [week, days] = first.dates ? [first, last] : [last, first]
    const isOfWeek =
      week.sort === 'span' && week.dates !== undefined && days.dates === undefined && days.sort !== 'any'
    if (!isOfWeek) return null
    const piece = spanOf(
      first,
      last,
      datesIn(days, context).filter((date) => week.dates?.includes(date)),
      days.sort,
    )
    return piece && { length: end - at + 1, piece }
  }
