import { weekdayNames } from '../../weekday-names.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasKind, hasWord, isOfKind, isJoiner, isCue, isPerson, isWord } from '../tokens/token-checks.ts'
import { type Token, type TokenOf, insteadCues, tableCues } from '../tokens/token.ts'
import { weekdayNameOf, datesIn } from './dates-in.ts'
import { joinDates } from './join-dates.ts'
import { joinBack, joinDurations, joinMealRanges, joinRanges } from './join-ranges.ts'
import { joinDayAfter, joinDaysOfWeek, joinWeeks } from './join-weeks.ts'
import {
  type Join,
  joinAll,
  joinerAt,
  pastFunctionWords,
  joinedAs,
  spanToken,
  withMeaning,
  partBefore,
} from './join.ts'

/** A token for days or dates. */
type DaysToken = TokenOf<'days'>

/** 'Mon, Tue and Wed', 'Tuesday or Wednesday', 'friday saturday'. */
const joinLists =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const first = tokens[at]
    if (first?.kind !== 'days') return null
    const direct = tokens[at + 1]
    if (direct?.kind === 'days' && !isWholeOf(direct) && !startsAnother(tokens, at, at + 1))
      return { length: 2, token: daysOfBoth(first, direct, 'and', context) }
    const joint = joinerAt(tokens, at + 1)
    if (!joint) return null
    const second = tokens[joint.next]
    // In 'not on Monday, Monday I want an old favourite' the second Monday begins a wish.
    const isSame = second?.kind === 'days' && second.days?.join() === first.days?.join() && !second.dates
    if (isSame && tokens[joint.next + 1] && tokens[joint.next + 1]?.kind !== 'joiner') return null
    // 'In week one and again in week two' are two wishes, each of one week.
    if (second?.kind === 'days' && isWholeOf(first) && isWholeOf(second)) return null
    if (second?.kind !== 'days' || startsAnother(tokens, at, joint.next)) return null
    // 'Out tomorrow, can Monday be pizza', 'pizza on Friday, and leave Monday blank'.
    const between = tokens.slice(at + 1, joint.next)
    if (hasWord(between, wishVerbs, 'filler')) return null
    // 'Wednesday (school night)': what kind of day it is.
    const isKind =
      joint.joiner === 'and' &&
      tokens
        .slice(at + 1, joint.next)
        .every(({ kind, ...token }) => kind === 'joiner' && 'joiner' in token && token.joiner === 'comma') &&
      first.sort === 'one' &&
      (second.days?.length ?? 0) > 1 &&
      first.days?.every((day) => second.days?.includes(day)) === true
    if (isKind) return joinedAs(joint.next - at + 1, first, second, first)
    // 'On Monday or Tuesday and again on Friday': one of the first two, and Friday.
    if (first.sort === 'any' && joint.joiner === 'and') return null
    const joiner = isSlashed(tokens, at, joint.next) ? 'and' : joint.joiner
    return { length: joint.next - at + 1, token: daysOfBoth(first, second, joiner, context) }
  }

/** 'Mon/Wed/Fri' are three days. With two days alone it is unclear whether both are meant. */
function isSlashed(tokens: readonly Token[], at: number, second: number): boolean {
  const isGluedOr = (index: number) => {
    const [mark, next] = [tokens[index], tokens[index + 1]]
    return isJoiner(mark, 'or') && mark.isGlued && next?.kind === 'days' && next.isGlued
  }
  const first = tokens[at]
  const isThird = first?.kind === 'days' && first.sort === 'many' && tokens[at + 1]?.isGlued === true
  return isGluedOr(at + 1) && (isGluedOr(second + 1) || isThird)
}

/** Small words that begin a wish. */
const wishVerbs = /^(?:can|could|should|leave|make|let|lets|keep|is|be)$/

const isWholeOf = ({ sort }: DaysToken) => sort === 'span'

/** Whether a token points to a day named before: 'that day', 'those nights'. */
const isThatDayOrNight = (token: Token) =>
  token.kind === 'ask' && token.pointsToDay === true && isWord(token, /day|night|evening/)

/** Whether the second day belongs to what follows: 'fish on Friday and Saturday roast chicken'. */
function startsAnother(tokens: readonly Token[], at: number, second: number): boolean {
  let next = pastFunctionWords(tokens, second + 1)
  // In 'we are two on Tuesday, and on Wednesday or Saturday soup' both later days belong to the
  // soup.
  for (let joint = joinerAt(tokens, next); joint && tokens[joint.next]?.kind === 'days';) {
    next = pastFunctionWords(tokens, joint.next + 1)
    joint = joinerAt(tokens, next)
  }
  // 'Friday night tea'.
  while (tokens[next]?.kind === 'slot') next = pastFunctionWords(tokens, next + 1)
  // 'Quick Mon-Wed, Thurs out' has two wishes; 'Friday and Saturday out' is unclear.
  const [mark, away] = [tokens[second - 1], tokens[next]]
  const isOut = isCue(away, 'away') && !isJoiner(mark, 'and')
  // 'We're three Sunday, Tuesday under 30 minutes'.
  // 'Ben is away on Sunday and Tuesday under 30 minutes': an absence has no minutes.
  const isOfTable =
    isMeasure(tokens, next) &&
    partBefore(tokens, at).some((token) => token.kind === 'cue' && tableCues.includes(token.cue))
  const isParted = tokens.slice(at + 1, second).some((token) => isJoiner(token, 'comma'))
  // 'Fish on Thursday, Friday the market is shut' tells what is on Friday.
  const isToldOf = isParted && away?.kind === 'unknown' && isWord(tokens[next - 1], /^(?:the|our|my)$/)
  // In 'pasta on Monday, and on Friday, let's have soup' Friday begins the next wish.
  const isHead =
    isParted &&
    isWord(tokens[second - 1], /^(?:on|at|the|over|during)$/) &&
    isJoiner(tokens[next], 'comma') &&
    (isMeasure(tokens, next + 1) || beginsWish(tokens, next + 1))
  const isOwn = (isParted && isMeasure(tokens, next)) || isToldOf || isHead || beginsWish(tokens, next)
  if (!isOut && !isOfTable && !isOwn) return false
  // 'Dave is away Monday and Tuesday quick dinners those nights'.
  const stop = tokens.findIndex(({ kind }, index) => index > next && kind === 'joiner')
  if (tokens.slice(next, stop < 0 ? undefined : stop).some(isThatDayOrNight)) return false
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before]
    if (token?.kind === 'joiner') return false
    if (
      isOfKind(token, 'dish', 'limit', 'unit', 'not', 'guest') ||
      (token?.kind === 'cue' && token.cue !== 'is')
    )
      return true
  }
  return false
}

/**
 * Whether a limit or number of people begins here: 'a roast on Friday, Monday no more than 30
 * minutes', 'a pie on Friday, Monday for six'.
 */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.kind === 'limit') return true
  if (token?.kind === 'compare') return next !== undefined && next.kind !== 'joiner'
  return token?.kind === 'number' && (tokens[at - 1]?.kind === 'filler' || next?.kind === 'unit')
}

/** Whether a wish begins here to which a day right before it may belong. */
function beginsWish(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  // 'On weekdays, weekends I'm not bothered'.
  if (isCue(token, 'fine')) return true
  const isFor = isWord(tokens[at - 1], /^for$/)
  if (token?.kind === 'dish') return true
  if (token?.kind === 'subject') return !isFor
  if (isOfKind(token, 'some', 'ask', 'every')) return true
  if (isPerson(token)) return !isFor && next?.kind === 'cue'
  if (isOfKind(token, 'limit', 'not')) return next !== undefined && next.kind !== 'joiner'
  return token?.kind === 'cue' && [...insteadCues, 'skip', 'we are'].includes(token.cue)
}

function daysOfBoth(
  first: DaysToken,
  second: DaysToken,
  joiner: 'and' | 'or',
  context: RuleContext,
): DaysToken {
  const isSame =
    first.days && second.dates?.length === 1 && first.days.includes(weekdayNameOf(second.dates[0] ?? ''))
  if (isSame) return spanToken(first, second, { kind: 'days', dates: second.dates ?? [], sort: 'one' })
  const sort = joiner === 'or' ? 'any' : first.sort === 'any' ? 'any' : 'many'
  if (first.days && second.days) {
    const all = new Set([...first.days, ...second.days])
    return spanToken(first, second, {
      kind: 'days',
      days: weekdayNames.filter((day) => all.has(day)),
      sort,
    })
  }
  const dates = [...new Set([...datesIn(first, context), ...datesIn(second, context)])].toSorted()
  return spanToken(first, second, { kind: 'days', dates, sort })
}

/** 'Each Monday', 'every other Saturday', 'all weekend'. */
const joinEach: Join = (tokens, at) => {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  // 'On alternate Sundays'.
  if (first && isWord(first, /^alternate$/, 'unknown') && second?.kind === 'days')
    return joinedAs(2, first, second, { ...second, sort: 'any' })
  if (first?.kind !== 'every') return null
  if (second?.kind === 'days') return joinedAs(2, first, second, { ...second, sort: 'each' })
  if (isCue(second, 'other') && third?.kind === 'days')
    return joinedAs(3, first, third, { ...third, sort: 'any' })
  return null
}

/** 'But not in the first week' is about days; 'not in' alone means that somebody is away. */
const joinNotIn: Join = (tokens, at) => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return first && isWord(first, /^not in$/, 'cue') && isOfKind(second, 'weeks', 'days')
    ? { length: 1, token: withMeaning(first, { kind: 'not', word: 'not' }) }
    : null
}

/** 'Grandma comes on Thursday, nothing spicy then': 'then' is Thursday. */
const joinThen: Join = (tokens, at) => {
  const [first, next] = [tokens[at], tokens[at + 1]]
  const isLast = next === undefined || isJoiner(next, 'stop', 'comma')
  return at > 0 && tokens[at - 1]?.kind !== 'joiner' && isJoiner(first, 'next') && isLast
    ? {
        length: 1,
        // 'Risotto on Wednesday then' has a day of its own.
        token: hasKind(partBefore(tokens, at), 'days')
          ? withMeaning(first, { kind: 'filler', word: 'then' })
          : withMeaning(first, { kind: 'ask', pointsToDay: true, word: 'that day' }),
      }
    : null
}

/** 'I'm back on Wednesday, until then just the kids': the days before the last one named. */
const joinUntilThen =
  (context: RuleContext): Join =>
  (tokens, at) => {
    const [until, then] = [tokens[at], tokens[at + 1]]
    const isUntil = isCue(until, 'until', 'before')
    if (!until || !isUntil || then?.kind !== 'joiner' || then.joiner !== 'next') return null
    const day = tokens.slice(0, at).findLast((token) => token.kind === 'days')
    const [end] = day?.kind === 'days' && day.sort === 'one' ? datesIn(day, context) : []
    const dates = context.dates.filter((date) => end !== undefined && date < end)
    // Without a day named before, 'until then' is not understood.
    return dates.length === 0
      ? joinedAs(2, until, then, { kind: 'unknown', word: 'until then' })
      : joinedAs(2, until, then, { kind: 'days', dates, sort: 'span' })
  }

/**
 * 'While Grandma is here, which is Thursday to Saturday': the days belong to what stands before.
 */
const joinThatIs: Join = (tokens, at) => {
  const [comma, that] = [tokens[at], tokens[at + 1]]
  const isThats = isWord(that, /^thats$/, 'subject')
  const isWhich = isWord(that, /^(?:which|that)$/, 'filler')
  const day = tokens[pastFunctionWords(tokens, at + (isThats ? 2 : 3))]
  const verb = tokens[at + 2]
  if (comma?.kind !== 'joiner' || comma.joiner !== 'comma' || !that || day?.kind !== 'days') return null
  if (!isThats && !(isWhich && isCue(verb, 'is'))) return null
  const end = tokens[tokens.indexOf(day) + 1]
  const start = tokens.slice(0, at).findLastIndex((token) => isJoiner(token, 'stop')) + 1
  const isNamed = hasKind(tokens.slice(start, at), 'days')
  // 'The night we put the tree up, that's Sunday': what stands before is not understood.
  const isStrange = hasKind(partBefore(tokens, at), 'unknown')
  if (isNamed || isStrange || (end && end.kind !== 'joiner')) return null
  return joinedAs(tokens.indexOf(day) - at + 1, comma, day, day)
}

/** Joins weeks and dates into the days that they mean: 'the second week', 'the 26th'. */
export const joinWeeksAndDates = (tokens: readonly Token[], context: RuleContext): Token[] =>
  [joinWeeks(context), joinNotIn, joinDates(context)].reduce(joinAll, [...tokens])

/** Joins all words for days into days or dates, with lists and ranges as one token. */
export function joinDays(tokens: readonly Token[], context: RuleContext): Token[] {
  const tonight = tokens.flatMap((token): Token[] =>
    token.kind === 'relative' && token.slots
      ? [token, { ...token, kind: 'slot', slots: token.slots }]
      : [token],
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
