import { weekdayNames } from '../weekday-names.ts'
import { named, datesIn } from './dates-in.ts'
import { joinDates } from './join-dates.ts'
import { joinDayAfter, joinDaysOfWeek, joinWeeks } from './join-weeks.ts'
import { joinBack, joinDurations, joinMealRanges, joinRanges } from './join-ranges.ts'
import { type Join, joinAll, jointAt, pastIdle, asOne, over, inPlaceOf, partBefore } from './joined.ts'
import { type Piece, insteadCues, tableCues } from '../rule-tokens/piece.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import { has, hasWord, isA, isBreak, isCue, isPerson, isWord } from '../rule-tokens/piece-checks.ts'

/** Days or dates of a sentence. */
type DaysPiece = Extract<Piece, { is: 'days' }>

/** 'Mon, Tue and Wed', 'Tuesday or Wednesday', 'friday saturday'. */
const joinLists =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const first = pieces[at]
    if (first?.is !== 'days') return null
    const direct = pieces[at + 1]
    if (direct?.is === 'days' && !isWholeOf(direct) && !startsAnother(pieces, at, at + 1))
      return { length: 2, piece: daysOfBoth(first, direct, 'and', context) }
    const joint = jointAt(pieces, at + 1)
    if (!joint) return null
    const second = pieces[joint.next]
    // 'Not on Monday, Monday I want an old favourite'.
    const isSame = second?.is === 'days' && second.days?.join() === first.days?.join() && !second.dates
    if (isSame && pieces[joint.next + 1] && pieces[joint.next + 1]?.is !== 'break') return null
    // 'In week one and again in week two': once in each, which is two wishes.
    if (second?.is === 'days' && isWholeOf(first) && isWholeOf(second)) return null
    if (second?.is !== 'days' || startsAnother(pieces, at, joint.next)) return null
    // 'Out tomorrow, can Monday be pizza', 'pizza on Friday, and leave Monday blank'.
    const between = pieces.slice(at + 1, joint.next)
    if (hasWord(between, wishVerbs, 'filler')) return null
    // 'Wednesday (school night)': what kind of day it is.
    const isKind =
      joint.how === 'and' &&
      pieces
        .slice(at + 1, joint.next)
        .every(({ is, ...piece }) => is === 'break' && 'how' in piece && piece.how === 'comma') &&
      first.sort === 'one' &&
      (second.days?.length ?? 0) > 1 &&
      first.days?.every((day) => second.days?.includes(day)) === true
    if (isKind) return asOne(joint.next - at + 1, first, second, first)
    // 'On Monday or Tuesday and again on Friday': one of two, and another.
    if (first.sort === 'any' && joint.how === 'and') return null
    const how = isSlashed(pieces, at, joint.next) ? 'and' : joint.how
    return { length: joint.next - at + 1, piece: daysOfBoth(first, second, how, context) }
  }

/** 'Mon/Wed/Fri' are three days; of two alone, nobody can tell. */
function isSlashed(pieces: readonly Piece[], at: number, second: number): boolean {
  const isGluedOr = (index: number) => {
    const [mark, next] = [pieces[index], pieces[index + 1]]
    return isBreak(mark, 'or') && mark.isGlued && next?.is === 'days' && next.isGlued
  }
  const first = pieces[at]
  const isThird = first?.is === 'days' && first.sort === 'many' && pieces[at + 1]?.isGlued === true
  return isGluedOr(at + 1) && (isGluedOr(second + 1) || isThird)
}

/** Small words that a wish begins with. */
const wishVerbs = /^(?:can|could|should|leave|make|let|lets|keep|is|be)$/

const isWholeOf = ({ sort }: DaysPiece) => sort === 'span'

/** 'That day', 'those nights'. */
const isThatDay = (piece: Piece) =>
  piece.is === 'ask' && piece.isIt === true && isWord(piece, /day|night|evening/)

/** 'Fish on Friday and Saturday roast chicken': the second day belongs to what comes after it. */
function startsAnother(pieces: readonly Piece[], at: number, second: number): boolean {
  let next = pastIdle(pieces, second + 1)
  // 'We are two on Tuesday, and on Wednesday or Saturday soup': both days are of the second wish.
  for (let joint = jointAt(pieces, next); joint && pieces[joint.next]?.is === 'days';) {
    next = pastIdle(pieces, joint.next + 1)
    joint = jointAt(pieces, next)
  }
  // 'Friday night tea'.
  while (pieces[next]?.is === 'slot') next = pastIdle(pieces, next + 1)
  // 'Quick Mon-Wed, Thurs out'; of 'Friday and Saturday out' nobody can tell.
  const [mark, away] = [pieces[second - 1], pieces[next]]
  const isOut = isCue(away, 'away') && !isBreak(mark, 'and')
  // 'We're three Sunday, Tuesday under 30 minutes'.
  // 'Ben is away on Sunday and Tuesday under 30 minutes': how long nobody is away.
  const isOfTable =
    isMeasure(pieces, next) &&
    partBefore(pieces, at).some((piece) => piece.is === 'cue' && tableCues.includes(piece.cue))
  const isParted = pieces.slice(at + 1, second).some((piece) => isBreak(piece, 'comma'))
  // 'Fish on Thursday, Friday the market is shut': what is on that day.
  const isToldOf = isParted && away?.is === 'unknown' && isWord(pieces[next - 1], /^(?:the|our|my)$/)
  // 'Pasta on Monday, and on Friday, let's have soup': a day at the head of the next wish.
  const isHead =
    isParted &&
    isWord(pieces[second - 1], /^(?:on|at|the|over|during)$/) &&
    isBreak(pieces[next], 'comma') &&
    (isMeasure(pieces, next + 1) || beginsWish(pieces, next + 1))
  const isOwn = (isParted && isMeasure(pieces, next)) || isToldOf || isHead || beginsWish(pieces, next)
  if (!isOut && !isOfTable && !isOwn) return false
  // 'Dave is away Monday and Tuesday quick dinners those nights'.
  const stop = pieces.findIndex(({ is }, index) => index > next && is === 'break')
  if (pieces.slice(next, stop < 0 ? undefined : stop).some(isThatDay)) return false
  for (let before = at - 1; before >= 0; before--) {
    const piece = pieces[before]
    if (piece?.is === 'break') return false
    if (isA(piece, 'thing', 'limit', 'unit', 'not', 'guest') || (piece?.is === 'cue' && piece.cue !== 'is'))
      return true
  }
  return false
}

/** 'A roast on Friday, Monday no more than 30 minutes', 'a pie on Friday, Monday for six'. */
function isMeasure(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (piece?.is === 'limit') return true
  if (piece?.is === 'compare') return next !== undefined && next.is !== 'break'
  return piece?.is === 'number' && (pieces[at - 1]?.is === 'filler' || next?.is === 'unit')
}

/** Whether a wish begins here of which a day right before it may be part. */
function beginsWish(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  // 'On weekdays, weekends I'm not bothered'.
  if (isCue(piece, 'fine')) return true
  const isFor = isWord(pieces[at - 1], /^for$/)
  if (piece?.is === 'thing') return true
  if (piece?.is === 'subject') return !isFor
  if (isA(piece, 'some', 'ask', 'every')) return true
  if (isPerson(piece)) return !isFor && next?.is === 'cue'
  if (isA(piece, 'limit', 'not')) return next !== undefined && next.is !== 'break'
  return piece?.is === 'cue' && [...insteadCues, 'skip', 'we are'].includes(piece.cue)
}

function daysOfBoth(first: DaysPiece, second: DaysPiece, how: 'and' | 'or', context: RuleContext): DaysPiece {
  const isSame = first.days && second.dates?.length === 1 && first.days.includes(named(second.dates[0] ?? ''))
  if (isSame) return over(first, second, { is: 'days', dates: second.dates ?? [], sort: 'one' })
  const sort = how === 'or' ? 'any' : first.sort === 'any' ? 'any' : 'many'
  if (first.days && second.days) {
    const all = new Set([...first.days, ...second.days])
    return over(first, second, {
      is: 'days',
      days: weekdayNames.filter((day) => all.has(day)),
      sort,
    })
  }
  const dates = [...new Set([...datesIn(first, context), ...datesIn(second, context)])].toSorted()
  return over(first, second, { is: 'days', dates, sort })
}

/** 'Each Monday', 'every other Saturday', 'all weekend'. */
const joinEach: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  // 'On alternate Sundays'.
  if (first && isWord(first, /^alternate$/, 'unknown') && second?.is === 'days')
    return asOne(2, first, second, { ...second, sort: 'any' })
  if (first?.is !== 'every') return null
  if (second?.is === 'days') return asOne(2, first, second, { ...second, sort: 'each' })
  if (isCue(second, 'other') && third?.is === 'days') return asOne(3, first, third, { ...third, sort: 'any' })
  return null
}

/** 'But not in the first week' is of days, where 'not in' alone says that nobody is. */
const joinNotIn: Join = (pieces, at) => {
  const [first, second] = [pieces[at], pieces[at + 1]]
  return first && isWord(first, /^not in$/, 'cue') && isA(second, 'weeks', 'days')
    ? { length: 1, piece: inPlaceOf(first, { is: 'not', word: 'not' }) }
    : null
}

/** 'Grandma comes on Thursday, nothing spicy then': on that day. */
const joinThen: Join = (pieces, at) => {
  const [first, next] = [pieces[at], pieces[at + 1]]
  // 'Risotto on Wednesday then' names its day.
  const own = partBefore(pieces, at)
  const isLast = next === undefined || isBreak(next, 'stop', 'comma')
  return at > 0 && pieces[at - 1]?.is !== 'break' && isBreak(first, 'next') && isLast
    ? {
        length: 1,
        piece: has(own, 'days')
          ? inPlaceOf(first, { is: 'filler', word: 'then' })
          : inPlaceOf(first, { is: 'ask', isIt: true, word: 'that day' }),
      }
    : null
}

/** 'I'm back on Wednesday, until then just the kids': before the day that was named last. */
const joinUntilThen =
  (context: RuleContext): Join =>
  (pieces, at) => {
    const [until, then] = [pieces[at], pieces[at + 1]]
    const isUntil = isCue(until, 'until', 'before')
    if (!until || !isUntil || then?.is !== 'break' || then.how !== 'next') return null
    const day = pieces.slice(0, at).findLast((piece) => piece.is === 'days')
    const [end] = day?.is === 'days' && day.sort === 'one' ? datesIn(day, context) : []
    const dates = context.dates.filter((date) => end !== undefined && date < end)
    // Until when, nobody has said.
    return dates.length === 0
      ? asOne(2, until, then, { is: 'unknown', word: 'until then' })
      : asOne(2, until, then, { is: 'days', dates, sort: 'span' })
  }

/** 'While Grandma is here, which is Thursday to Saturday': the days of what stands before. */
const joinThatIs: Join = (pieces, at) => {
  const [comma, that] = [pieces[at], pieces[at + 1]]
  const isThats = isWord(that, /^thats$/, 'subject')
  const isWhich = isWord(that, /^(?:which|that)$/, 'filler')
  const day = pieces[pastIdle(pieces, at + (isThats ? 2 : 3))]
  const verb = pieces[at + 2]
  if (comma?.is !== 'break' || comma.how !== 'comma' || !that || day?.is !== 'days') return null
  if (!isThats && !(isWhich && isCue(verb, 'is'))) return null
  const end = pieces[pieces.indexOf(day) + 1]
  const start = pieces.slice(0, at).findLastIndex((piece) => isBreak(piece, 'stop')) + 1
  const isNamed = has(pieces.slice(start, at), 'days')
  // 'The night we put the tree up, that's Sunday': what is on that day, nobody understood.
  const isStrange = has(partBefore(pieces, at), 'unknown')
  if (isNamed || isStrange || (end && end.is !== 'break')) return null
  return asOne(pieces.indexOf(day) - at + 1, comma, day, day)
}

/** Weeks and dates in a sentence as their days: 'the second week', 'the 26th'. */
export const joinWeeksAndDates = (pieces: readonly Piece[], context: RuleContext): Piece[] =>
  [joinWeeks(context), joinNotIn, joinDates(context)].reduce(joinAll, [...pieces])

/** Every name of days in a sentence as days or dates, lists and runs of them as one. */
export function joinDays(pieces: readonly Piece[], context: RuleContext): Piece[] {
  const tonight = pieces.flatMap((piece): Piece[] =>
    piece.is === 'relative' && piece.slots ? [piece, { ...piece, is: 'slot', slots: piece.slots }] : [piece],
  )
  return [
    joinWeeks(context),
    joinNotIn,
    joinDates(context),
    joinUntilThen(context),
    joinThen,
    joinDayAfter(context),
    joinEach,
    joinDurations(context),
    joinBack(context),
    joinRanges(context),
    joinMealRanges(context),
    joinDaysOfWeek(context),
    joinLists(context),
    joinThatIs,
  ].reduce(joinAll, tonight)
}
