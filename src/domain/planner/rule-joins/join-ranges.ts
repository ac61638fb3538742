/** Runs of days and of meals: from, until, before, after and between. */
import { addDays, Day } from '../../day.ts'
import { weekdayNames } from '../weekday-names.ts'
import { datesIn } from './dates-in.ts'
import { type Join, pastIdle, over, asOne, partBefore } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import {
  hasCue,
  isA,
  isBreak,
  isCue,
  isNightly,
  isPronoun,
  isUnit,
  isWord,
} from '../rule-tokens/piece-checks.ts'

type DaysPiece = Extract<Piece, { is: 'days' }>

const isDayName = ({ days, dates }: DaysPiece) => (days ?? dates ?? []).length === 1

function daysBetweenPieces(first: DaysPiece, last: DaysPiece, context: RuleContext): DaysPiece | null {
  const [from, to] = [first.days?.[0], last.days?.[0]]
  if (from !== undefined && to !== undefined) {
    const start = weekdayNames.indexOf(from)
    const length = ((weekdayNames.indexOf(to) - start + 7) % 7) + 1
    const days = Array.from({ length }, (_, index) => weekdayNames[(start + index) % 7] ?? 'monday')
    return over(first, last, { is: 'days', days, sort: 'many' })
  }
  const begin = datesIn(first, context)[0]
  const end = datesIn(last, context).find((date) => begin !== undefined && date >= begin)
  if (begin === undefined || end === undefined) return null
  const dates: Day[] = []
  for (let date = begin; date <= end && dates.length < 62; date = addDays(date, 1)) dates.push(date)
  return over(first, last, { is: 'days', dates, sort: 'many' })
}

/** 'Tue-Thu', 'Monday to Wednesday', 'until Sunday', 'from Tuesday'. */
export const joinRanges =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const first = pieces[at]
    if (isCue(first, 'since')) {
      const day = pieces[pastIdle(pieces, at + 1)]
      const next = pieces[pastIdle(pieces, at + 1) + 1]
      // 'Leftovers from Monday's chilli' are of that day alone.
      const isOfLeft = hasCue(partBefore(pieces, at), 'leftovers')
      const isOfDish = pieces[at - 1]?.is === 'thing'
      if (isOfLeft && (next?.is === 'thing' || isOfDish)) return null
      if (day?.is !== 'days' || !isDayName(day) || (next?.is === 'days' && next.isDashed)) return null
      if (isCue(next, 'until', 'to', 'stays')) {
        // 'From Tuesday to Thursday' is one run of days.
        const to = pastIdle(pieces, pastIdle(pieces, at + 1) + 2)
        const last = pieces[to]
        const isRun = last?.is === 'days' && isDayName(last) && isWord(first, /^from$/)
        return isRun ? rangeOfDays(day, last, to - at + 1, context) : null
      }
      const end = pastIdle(pieces, at + 1)
      return openRange(first, day, end - at + (isOnwards(pieces, end + 1) ? 2 : 1), 'onwards', context)
    }
    if (isCue(first, 'until', 'before')) {
      const day = pieces[pastIdle(pieces, at + 1)]
      // 'Before the weekend', 'till the weekend': on none of its days.
      const isWeekend = day?.is === 'days' && day.sort === 'span' && day.days?.[0] === 'saturday'
      if (day?.is !== 'days' || !(isDayName(day) || isWeekend)) return null
      return openRange(
        first,
        day,
        pastIdle(pieces, at + 1) - at + 1,
        isWeekend || isAfterNot(pieces, at) ? 'before' : first.cue,
        context,
      )
    }
    // 'No more than two after Thursday'; 'the day after Sunday' is another.
    if (first && isWord(first, /^(?:after|after the)$/, 'cue')) {
      // 'After that Saturday soup': what comes next, and not the days behind Saturday.
      const that = pieces[at + 1]
      if (isWord(that, /^that$/)) return null
      const day = pieces[pastIdle(pieces, at + 1)]
      return day?.is === 'days' && isDayName(day)
        ? openRange(first, day, pastIdle(pieces, at + 1) - at + 1, 'after', context)
        : null
    }
    // 'Between Monday and Thursday'.
    if (first?.is === 'between') {
      const [from, and, to] = pieces.slice(at + 1, at + 4)
      if (from?.is !== 'days' || and?.is !== 'break' || and.how !== 'and' || to?.is !== 'days') return null
      return isDayName(from) && isDayName(to) ? rangeOfDays(from, to, 4, context) : null
    }
    if (first?.is !== 'days' || !isDayName(first)) return null
    const dashed = pieces[at + 1]
    if (dashed?.is === 'days' && dashed.isDashed && isDayName(dashed))
      return rangeOfDays(first, dashed, 2, context)
    const isTo = isCue(dashed, 'until', 'to') || isWord(dashed, /^through to$/, 'cue')
    const isMark = isWord(dashed, /^-$/, 'filler')
    if (isOnwards(pieces, at + 1)) return openRange(first, first, 2, 'onwards', context)
    const endOfGoneOn = goneOn(pieces, at + 1)
    if (endOfGoneOn > 0) return joinStay(pieces, at, endOfGoneOn, context)
    if (!isTo && !isMark) return null
    const end = pastIdle(pieces, at + 2)
    const last = pieces[end]
    return last?.is === 'days' && isDayName(last) ? rangeOfDays(first, last, end - at + 1, context) : null
  }

/** Words between 'away on Wednesday' and 'back on Friday' that say no more. */
const isBetween = (piece: Piece | undefined) =>
  isBreak(piece, 'comma', 'and', 'but') ||
  piece?.is === 'subject' ||
  isPronoun(piece) ||
  isCue(piece, 'is') ||
  (piece?.is === 'filler' && !/^[:–—-]$/.test(piece.word))

/**
 * 'Away from Wednesday, back on Friday': until the day before. Who is back on Friday night may miss
 * that dinner or not, so nothing is made of it.
 */
export const joinBack =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const since = pieces[at]?.is === 'cue' && isFrom(pieces[at]) ? 1 : 0
    const [start, first] = [pieces[at], pieces[at + since]]
    const isAway = since > 0 || hasCue(partBefore(pieces, at), 'away')
    if (!start || first?.is !== 'days' || !isDayName(first) || !isAway) return null
    let back = at + since + 1
    while (isBetween(pieces[back])) back += 1
    const end = pastIdle(pieces, back + 1)
    const [last, meal] = [pieces[end], pieces[end + 1]]
    if (
      !isWord(pieces[back], /^(?:back|returning|returns|home)$/, 'unknown') ||
      last?.is !== 'days' ||
      !isDayName(last)
    )
      return null
    const length = end - at + (meal?.is === 'slot' ? 2 : 1)
    const behind = pieces[at + length]
    const all = daysBetweenPieces(first, last, context)
    if (!all || (behind && behind.is !== 'break')) return null
    if (meal?.is === 'slot' && meal.slots.includes('dinner'))
      return asOne(length, start, meal, { is: 'unknown' })
    const [days, dates] = [all.days?.slice(0, -1), all.dates?.slice(0, -1)]
    return (days ?? dates ?? []).length === 0
      ? null
      : asOne(length, start, last, { ...all, ...(days && { days }), ...(dates && { dates }) })
  }

/** 'From Friday for three days', 'three nights from Friday', where somebody comes or is away. */
export const joinDurations =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const own = partBefore(pieces, at)
    const isOfPeople = hasCue(own, 'guest', 'away', 'out', 'stays')
    const first = pieces[at]
    if (!first || !isOfPeople) return null
    const days = daysFirst(pieces, at) ?? daysLast(pieces, at)
    const [start] = days ? datesIn(days.from, context) : []
    if (!days || start === undefined || days.n < 2) return null
    const dates = Array.from({ length: Math.min(days.n, 62) }, (_, day) => addDays(start, day))
    const last = pieces[days.end - 1] ?? first
    return asOne(days.end - at, first, last, { is: 'days', dates, sort: 'many' })
  }

/** A day from which something lasts, for how many days, and where the words for that end. */
interface Duration {
  from: DaysPiece
  n: number
  end: number
}

const isFrom = (piece: Piece | undefined) => isCue(piece, 'since') || isWord(piece, /^(?:from|on)$/, 'filler')

/** 'Three days', 'two nights'. */
function numberOfDays(pieces: readonly Piece[], at: number): number | null {
  const [number, unit] = [pieces[at], pieces[at + 1]]
  const isDays = isUnit(unit, 'days') || isNightly(unit)
  return number?.is === 'number' && isDays ? number.n : null
}

function daysFirst(pieces: readonly Piece[], at: number): Duration | null {
  const start = isFrom(pieces[at]) ? at + 1 : at
  const from = pieces[start]
  if (from?.is !== 'days' || !isDayName(from) || !isWord(pieces[start + 1], /^for$/, 'filler')) return null
  const n = numberOfDays(pieces, start + 2)
  return n === null ? null : { from, n, end: start + 4 }
}

function daysLast(pieces: readonly Piece[], at: number): Duration | null {
  const start = isWord(pieces[at], /^for$/, 'filler') ? at + 1 : at
  const n = numberOfDays(pieces, start)
  const from = pieces[start + 3]
  return n === null || !isFrom(pieces[start + 2]) || from?.is !== 'days' || !isDayName(from)
    ? null
    : { from, n, end: start + 4 }
}

/** 'Thursday onwards', 'Thursday on': from that day. */
function isOnwards(pieces: readonly Piece[], at: number): boolean {
  const [word, next] = [pieces[at], pieces[at + 1]]
  if (isCue(word, 'since') && isWord(word, onwards)) return true
  return isWord(word, /^on$/, 'filler') && (next === undefined || next.is === 'break')
}

const onwards =
  /^(?:on ?wards?|and (?:after|beyond|later)|(?:(?:right )?(?:up )?(?:to|until|till|through) the end.*))$/

/** 'And leave on Monday': where the day stands on which they go again; 0: nobody says. */
function goneOn(pieces: readonly Piece[], at: number): number {
  let next = pieces[at]?.is === 'slot' ? at + 1 : at
  while (isA(pieces[next], 'break', 'subject', 'who')) next += 1
  const cue = pieces[next]
  const day = pieces[pastIdle(pieces, next + 1)]
  const isGoing = isCue(cue, 'stays') && !isWord(cue, /stay|until|till|through/)
  return isGoing && day?.is === 'days' && isDayName(day) ? pastIdle(pieces, next + 1) : 0
}

/** 'From Friday to Monday morning': on Monday they eat no dinner any more. */
function joinStay(pieces: readonly Piece[], at: number, end: number, context: RuleContext) {
  const [first, last, slot] = [pieces[at], pieces[end], pieces[end + 1]]
  if (first?.is !== 'days' || last?.is !== 'days') return null
  const isEarly = slot?.is === 'slot' && slot.slots.join() === 'breakfast'
  const all = daysBetweenPieces(first, last, context)
  const names = all?.days?.slice(0, isEarly ? -1 : undefined)
  const dates = all?.dates?.slice(0, isEarly ? -1 : undefined)
  if (!all || (names ?? dates ?? []).length === 0) return null
  const piece = { ...all, ...(names && { days: names }), ...(dates && { dates }) }
  return asOne(end - at + (isEarly ? 2 : 1), first, last, piece)
}

const rangeOfDays = (first: DaysPiece, last: DaysPiece, length: number, context: RuleContext) => {
  const piece = daysBetweenPieces(first, last, context)
  return piece ? { length, piece } : null
}

/** 'No chicken until Sunday': on Sunday there may be. */
function isAfterNot(pieces: readonly Piece[], at: number): boolean {
  const own = partBefore(pieces, at)
  return own.some((piece) => piece.is === 'not' || isCue(piece, 'skip'))
}

function openRange(
  first: Piece,
  day: DaysPiece,
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
  return asOne(length, first, day, { is: 'days', dates, sort: 'span' })
}

/** 'No meat before the evening': at the meals until then. */
export const joinMealRanges =
  ({ slots }: RuleContext): Join =>
  (pieces, at) => {
    const first = pieces[at]
    const end = pastIdle(pieces, at + 1)
    const meal = pieces[end]
    const [boundarySlot] = meal?.is === 'slot' ? meal.slots : []
    if (first?.is !== 'cue' || first.cue !== 'before' || meal?.is !== 'slot' || boundarySlot === undefined)
      return null
    const before = slots.slice(0, Math.max(0, slots.indexOf(boundarySlot)))
    return before.length === 0 ? null : asOne(end - at + 1, first, meal, { is: 'slot', slots: before })
  }
