/** Joins ranges of days and of meals: from, until, before, after and between. */

import { addDays, Day } from '../../../day.ts'
import { weekdayNames } from '../../weekday-names.ts'
import type { RuleContext } from '../rule-context.ts'
import {
  hasCue,
  isOfKind,
  isJoiner,
  isCue,
  isNightly,
  isPronoun,
  isUnit,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token, TokenOf } from '../tokens/token.ts'
import { datesIn } from './dates-in.ts'
import { type Join, pastFunctionWords, spanToken, joinedAs, partBefore } from './join.ts'

type DaysToken = TokenOf<'days'>

const isDayName = ({ days, dates }: DaysToken) => (days ?? dates ?? []).length === 1

function daysBetweenTokens(first: DaysToken, last: DaysToken, context: RuleContext): DaysToken | null {
  const [from, to] = [first.days?.[0], last.days?.[0]]
  if (from !== undefined && to !== undefined) {
    const start = weekdayNames.indexOf(from)
    const length = ((weekdayNames.indexOf(to) - start + 7) % 7) + 1
    const days = Array.from({ length }, (_, index) => weekdayNames[(start + index) % 7] ?? 'monday')
    return spanToken(first, last, { kind: 'days', days, sort: 'many' })
  }
  const begin = datesIn(first, context)[0]
  const end = datesIn(last, context).find((date) => begin !== undefined && date >= begin)
  if (begin === undefined || end === undefined) return null
  const dates: Day[] = []
  for (let date = begin; date <= end && dates.length < 62; date = addDays(date, 1)) dates.push(date)
  return spanToken(first, last, { kind: 'days', dates, sort: 'many' })
}

/** The ends of a range become all of its days: 'Tue-Thu', 'until Sunday', 'from Tuesday'. */
export const joinRanges =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const first = tokens[at]
    if (isCue(first, 'since')) return joinFrom(first, tokens, at, context)
    if (isCue(first, 'until', 'before')) return joinUntil(first, tokens, at, context)
    if (first && isWord(first, /^(?:after|after the)$/, 'cue')) return joinAfter(first, tokens, at, context)
    // 'Between Monday and Thursday'.
    if (first?.kind === 'between') {
      const [from, and, to] = tokens.slice(at + 1, at + 4)
      if (from?.kind !== 'days' || and?.kind !== 'joiner' || and.joiner !== 'and' || to?.kind !== 'days')
        return null
      return isDayName(from) && isDayName(to) ? rangeOfDays(from, to, 4, context) : null
    }
    return first?.kind === 'days' && isDayName(first) ? joinToDay(first, tokens, at, context) : null
  }

/** 'From Tuesday', 'from Tuesday to Thursday'. */
function joinFrom(
  first: Token,
  tokens: readonly Token[],
  at: number,
  context: RuleContext,
): ReturnType<Join> {
  const dayAt = pastFunctionWords(tokens, at + 1)
  const [day, next] = [tokens[dayAt], tokens[dayAt + 1]]
  // 'Leftovers from Monday's chilli' means that day alone.
  const isOfLeft = hasCue(partBefore(tokens, at), 'leftovers')
  const isOfDish = tokens[at - 1]?.kind === 'dish'
  if (isOfLeft && (next?.kind === 'dish' || isOfDish)) return null
  if (day?.kind !== 'days' || !isDayName(day) || (next?.kind === 'days' && next.isDashed)) return null
  if (isCue(next, 'until', 'to', 'stays')) {
    // 'From Tuesday to Thursday' is one range of days.
    const to = pastFunctionWords(tokens, dayAt + 2)
    const last = tokens[to]
    const isRun = last?.kind === 'days' && isDayName(last) && isWord(first, /^from$/)
    return isRun ? rangeOfDays(day, last, to - at + 1, context) : null
  }
  return openRange(first, day, dayAt - at + (isOnwards(tokens, dayAt + 1) ? 2 : 1), 'onwards', context)
}

/** 'Until Sunday', 'before the weekend'. */
function joinUntil(
  first: TokenOf<'cue'> & { cue: 'until' | 'before' },
  tokens: readonly Token[],
  at: number,
  context: RuleContext,
): ReturnType<Join> {
  const dayAt = pastFunctionWords(tokens, at + 1)
  const day = tokens[dayAt]
  // 'Before the weekend', 'till the weekend' leave out both its days.
  const isWeekend = day?.kind === 'days' && day.sort === 'span' && day.days?.[0] === 'saturday'
  if (day?.kind !== 'days' || !(isDayName(day) || isWeekend)) return null
  const end = isWeekend || isAfterNot(tokens, at) ? 'before' : first.cue
  return openRange(first, day, dayAt - at + 1, end, context)
}

/** 'No more than two after Thursday' is a range; 'the day after Sunday' is not. */
function joinAfter(
  first: Token,
  tokens: readonly Token[],
  at: number,
  context: RuleContext,
): ReturnType<Join> {
  // In 'after that Saturday soup' the wish is for Saturday, not for the days after it.
  if (isWord(tokens[at + 1], /^that$/)) return null
  const dayAt = pastFunctionWords(tokens, at + 1)
  const day = tokens[dayAt]
  return day?.kind === 'days' && isDayName(day)
    ? openRange(first, day, dayAt - at + 1, 'after', context)
    : null
}

/** 'Tue-Thu', 'Monday to Wednesday', 'Monday onwards', 'Monday and stays until Thursday'. */
function joinToDay(
  first: DaysToken,
  tokens: readonly Token[],
  at: number,
  context: RuleContext,
): ReturnType<Join> {
  const next = tokens[at + 1]
  if (next?.kind === 'days' && next.isDashed && isDayName(next)) return rangeOfDays(first, next, 2, context)
  if (isOnwards(tokens, at + 1)) return openRange(first, first, 2, 'onwards', context)
  const endOfGoneOn = goneOn(tokens, at + 1)
  if (endOfGoneOn > 0) return joinStay(tokens, at, endOfGoneOn, context)
  const isTo = isCue(next, 'until', 'to') || isWord(next, /^through to$/, 'cue')
  if (!isTo && !isWord(next, /^-$/, 'filler')) return null
  const end = pastFunctionWords(tokens, at + 2)
  const last = tokens[end]
  return last?.kind === 'days' && isDayName(last) ? rangeOfDays(first, last, end - at + 1, context) : null
}

/** Words that may stand between 'away on Wednesday' and 'back on Friday'. */
const isBetween = (token: Token | undefined) =>
  isJoiner(token, 'comma', 'and', 'but') ||
  token?.kind === 'subject' ||
  isPronoun(token) ||
  isCue(token, 'is') ||
  (token?.kind === 'filler' && !/^[:–—-]$/.test(token.word))

/**
 * 'Away from Wednesday, back on Friday' lasts until the day before Friday. 'Back on Friday night'
 * does not tell whether that dinner is missed, and is not joined.
 */
export const joinBack =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const since = tokens[at]?.kind === 'cue' && isFrom(tokens[at]) ? 1 : 0
    const [start, first] = [tokens[at], tokens[at + since]]
    if (!start || first?.kind !== 'days' || !isDayName(first)) return null
    const isAway = since > 0 || hasCue(partBefore(tokens, at), 'away')
    if (!isAway) return null
    let back = at + since + 1
    while (isBetween(tokens[back])) back += 1
    const end = pastFunctionWords(tokens, back + 1)
    const [last, meal] = [tokens[end], tokens[end + 1]]
    if (
      !isWord(tokens[back], /^(?:back|returning|returns|home)$/, 'unknown') ||
      last?.kind !== 'days' ||
      !isDayName(last)
    )
      return null
    const length = end - at + (meal?.kind === 'slot' ? 2 : 1)
    const behind = tokens[at + length]
    const all = daysBetweenTokens(first, last, context)
    if (!all || (behind && behind.kind !== 'joiner')) return null
    if (meal?.kind === 'slot' && meal.slots.includes('dinner'))
      return joinedAs(length, start, meal, { kind: 'unknown' })
    const [days, dates] = [all.days?.slice(0, -1), all.dates?.slice(0, -1)]
    return (days ?? dates ?? []).length === 0
      ? null
      : joinedAs(length, start, last, { ...all, ...(days && { days }), ...(dates && { dates }) })
  }

/** 'From Friday for three days', 'three nights from Friday', where somebody comes or is away. */
export const joinDurations =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const before = partBefore(tokens, at)
    const isOfPeople = hasCue(before, 'guest', 'away', 'out', 'stays')
    const first = tokens[at]
    if (!first || !isOfPeople) return null
    const days = daysFirst(tokens, at) ?? daysLast(tokens, at)
    const [start] = days ? datesIn(days.from, context) : []
    if (!days || start === undefined || days.n < 2) return null
    const dates = Array.from({ length: Math.min(days.n, 62) }, (_, day) => addDays(start, day))
    const last = tokens[days.end - 1] ?? first
    return joinedAs(days.end - at, first, last, { kind: 'days', dates, sort: 'many' })
  }

/** From which day something lasts, how many days, and where its words end. */
interface Duration {
  from: DaysToken
  n: number
  end: number
}

const isFrom = (token: Token | undefined) => isCue(token, 'since') || isWord(token, /^(?:from|on)$/, 'filler')

/** 'Three days', 'two nights'. */
function numberOfDays(tokens: readonly Token[], at: number): number | null {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  const isDays = isUnit(unit, 'days') || isNightly(unit)
  return number?.kind === 'number' && isDays ? number.n : null
}

function daysFirst(tokens: readonly Token[], at: number): Duration | null {
  const start = isFrom(tokens[at]) ? at + 1 : at
  const from = tokens[start]
  if (from?.kind !== 'days' || !isDayName(from) || !isWord(tokens[start + 1], /^for$/, 'filler')) return null
  const n = numberOfDays(tokens, start + 2)
  return n === null ? null : { from, n, end: start + 4 }
}

function daysLast(tokens: readonly Token[], at: number): Duration | null {
  const start = isWord(tokens[at], /^for$/, 'filler') ? at + 1 : at
  const n = numberOfDays(tokens, start)
  const from = tokens[start + 3]
  return n === null || !isFrom(tokens[start + 2]) || from?.kind !== 'days' || !isDayName(from)
    ? null
    : { from, n, end: start + 4 }
}

/** Whether 'onwards' stands here, as in 'Thursday onwards', 'Thursday on'. */
function isOnwards(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]]
  if (isCue(word, 'since') && isWord(word, onwards)) return true
  return isWord(word, /^on$/, 'filler') && (next === undefined || next.kind === 'joiner')
}

const onwards =
  /^(?:on ?wards?|and (?:after|beyond|later)|(?:(?:right )?(?:up )?(?:to|until|till|through) the end.*))$/

/** The place of the day on which somebody leaves: 'and leave on Monday'; 0 for none. */
function goneOn(tokens: readonly Token[], at: number): number {
  let next = tokens[at]?.kind === 'slot' ? at + 1 : at
  while (isOfKind(tokens[next], 'joiner', 'subject', 'who')) next += 1
  const cue = tokens[next]
  const day = tokens[pastFunctionWords(tokens, next + 1)]
  const isGoing = isCue(cue, 'stays') && !isWord(cue, /stay|until|till|through/)
  return isGoing && day?.kind === 'days' && isDayName(day) ? pastFunctionWords(tokens, next + 1) : 0
}

/** 'From Friday to Monday morning' does not include dinner on Monday. */
function joinStay(tokens: readonly Token[], at: number, end: number, context: RuleContext) {
  const [first, last, slot] = [tokens[at], tokens[end], tokens[end + 1]]
  if (first?.kind !== 'days' || last?.kind !== 'days') return null
  const isEarly = slot?.kind === 'slot' && slot.slots.join() === 'breakfast'
  const all = daysBetweenTokens(first, last, context)
  const names = all?.days?.slice(0, isEarly ? -1 : undefined)
  const dates = all?.dates?.slice(0, isEarly ? -1 : undefined)
  if (!all || (names ?? dates ?? []).length === 0) return null
  const token = { ...all, ...(names && { days: names }), ...(dates && { dates }) }
  return joinedAs(end - at + (isEarly ? 2 : 1), first, last, token)
}

const rangeOfDays = (first: DaysToken, last: DaysToken, length: number, context: RuleContext) => {
  const token = daysBetweenTokens(first, last, context)
  return token ? { length, token } : null
}

/** Whether a denial stands before: 'no chicken until Sunday' does not include Sunday. */
function isAfterNot(tokens: readonly Token[], at: number): boolean {
  const before = partBefore(tokens, at)
  return before.some((token) => token.kind === 'not' || isCue(token, 'skip'))
}

function openRange(
  first: Token,
  day: DaysToken,
  length: number,
  way: 'onwards' | 'after' | 'until' | 'before',
  context: RuleContext,
) {
  const boundaryDay = datesIn(day, context)[0]
  if (boundaryDay === undefined) return null
  const dates = context.dates.filter((date) =>
    way === 'onwards'
      ? date >= boundaryDay
      : way === 'after'
        ? date > boundaryDay
        : way === 'until'
          ? date <= boundaryDay
          : date < boundaryDay,
  )
  if (dates.length === 0) return null
  return joinedAs(length, first, day, { kind: 'days', dates, sort: 'span' })
}

/** 'No meat before the evening' means the meals before it. */
export const joinMealRanges =
  ({ slots }: RuleContext): Join =>
  (tokens, at) => {
    const first = tokens[at]
    const end = pastFunctionWords(tokens, at + 1)
    const meal = tokens[end]
    const [boundarySlot] = meal?.kind === 'slot' ? meal.slots : []
    if (
      first?.kind !== 'cue' ||
      first.cue !== 'before' ||
      meal?.kind !== 'slot' ||
      boundarySlot === undefined
    )
      return null
    const before = slots.slice(0, Math.max(0, slots.indexOf(boundarySlot)))
    return before.length === 0 ? null : joinedAs(end - at + 1, first, meal, { kind: 'slot', slots: before })
  }
