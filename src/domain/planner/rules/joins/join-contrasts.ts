/** Words that repeat or contrast what stands beside them. */

import { weekdayNames } from '../../weekday-names.ts'
import {
  hasKind,
  isOfKind,
  isJoiner,
  isCue,
  isDishAdjective,
  isPronoun,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import {
  type Join,
  joinAll,
  pastFunctionWords,
  joinedAs,
  withMeaning,
  partBefore,
  partBehind,
} from './join.ts'

/** 'At lunch, not in the evening', 'on Sunday and not Saturday': the second part adds nothing. */
const joinContrasts: Join = (tokens, at) => {
  const first = tokens[at]
  if (!isOfKind(first, 'slot', 'days')) return null
  const behind = tokens[at + 1]
  const not = isJoiner(behind, 'comma') ? at + 2 : at + 1
  if (!isWord(tokens[not], /^(?:not|not in|rather than|instead of)$/)) return null
  // 'No fish on Monday, not on Tuesday either' denies both days.
  if (hasKind(partBefore(tokens, at), 'not')) return null
  const end = pastFunctionWords(tokens, not + 1)
  const second = tokens[end]
  const after = tokens[pastFunctionWords(tokens, end + 1)]
  if (after && after.kind !== 'joiner') return null
  if (
    first.kind === 'slot' &&
    second?.kind === 'slot' &&
    !second.slots.some((slot) => first.slots.includes(slot))
  )
    return joinedAs(end - at + 1, first, second, first)
  if (
    first.kind === 'days' &&
    second?.kind === 'days' &&
    first.sort === 'one' &&
    second.sort === 'one' &&
    first.days &&
    second.days &&
    !second.days.some((day) => first.days?.includes(day))
  )
    return joinedAs(end - at + 1, first, second, first)
  return null
}

/** 'Should take no longer than ten minutes' has two comparing words for one limit. */
const joinCompares: Join = (tokens, at) => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return first?.kind === 'compare' &&
    second?.kind === 'compare' &&
    first.way === 'max' &&
    second.way === 'max' &&
    first.word !== 'only' &&
    first.word !== 'just'
    ? joinedAs(2, first, second, second)
    : null
}

/** 'Red meat once, tops', 'one dinner a week, max': the comparing word belongs to the number. */
const joinTops: Join = (tokens, at) => {
  const [number, comma, compare, end] = tokens.slice(at, at + 4)
  const isWeekly = isCue(number, 'total')
  const isNumber = isWeekly || isOfKind(number, 'number', 'count', 'meal', 'slot', 'unit')
  const isEnd = end === undefined || end.kind === 'joiner'
  return isNumber && isJoiner(comma, 'comma') && compare?.kind === 'compare' && isEnd
    ? { length: 2, token: { ...number, end: comma.end } }
    : null
}

/** 'Three times a week at the very most': 'at most' belongs to the three. */
function putMostAhead(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  for (const token of tokens) {
    const total = made.at(-1)
    const isWeekly = isCue(total, 'total')
    const isMost = token.kind === 'compare' && token.way === 'max' && isWord(token, trailing)
    const isOften = ['number', 'count', 'meal'].includes(made.at(-2)?.kind ?? '')
    if (total && isWeekly && isMost && isOften) made.splice(-1, 1, token, total)
    else made.push(token)
  }
  return made
}

const trailing = /^(?:(?:at )?(?:the )?(?:very )?(?:most|outside)|tops|max|maximum)$/

/** Moves each such word to its number, before the rewrites. */
export const joinMost = (tokens: readonly Token[]): Token[] => putMostAhead(joinAll(tokens, joinTops))

/** 'Ella has gone vegan' does not mean that she is away. */
const joinGone: Join = (tokens, at) => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return isCue(first, 'away') &&
    first.word?.endsWith('gone') === true &&
    second?.kind === 'dish' &&
    second.what.diet !== undefined
    ? { length: 1, token: { ...first, cue: 'is', word: 'is' } }
    : null
}

/** 'Tom says he hates korma': 'he' is Tom. */
const joinReports: Join = (tokens, at) => {
  const [who, verb] = [tokens[at], tokens[at + 1]]
  if (who?.kind !== 'who' || !isWord(verb, /^(?:said|says|saying|reckons|told me|tells me)$/)) return null
  const next = isWord(tokens[at + 2], /^that$/) ? at + 3 : at + 2
  const it = tokens[next]
  return isPronoun(it) ? joinedAs(next - at + 1, who, it, who) : null
}

/** 'Turkey one night and beef another' asks for each once. */
const joinAnother: Join = (tokens, at) => {
  const [another, night] = [tokens[at], tokens[at + 1]]
  if (another?.kind !== 'cue' || another.cue !== 'other' || another.word !== 'another') return null
  const isEnd = night === undefined || isOfKind(night, 'joiner', 'slot')
  const isOneBefore = tokens
    .slice(0, at)
    .some((token) => token.kind === 'number' && Number.isInteger(token.n))
  const before = isWord(tokens[at - 1], /^for$/) ? tokens[at - 2] : tokens[at - 1]
  return isEnd && isOneBefore && before?.kind === 'dish'
    ? { length: 1, token: withMeaning(another, { kind: 'number', n: 1 }) }
    : null
}

/** 'Something new midweek' is on one of its days; 'quick midweek dinners' are on all weekdays. */
const joinMidweek: Join = (tokens, at) => {
  const midweek = tokens[at]
  if (midweek?.kind !== 'days' || midweek.isMidweek !== true) return null
  const part = [...partBefore(tokens, at), ...partBehind(tokens, at)]
  const isOfMeals =
    part.some((token) => isOfKind(token, 'slot', 'meal') && token.isMany === true) ||
    (part.some((token) => isDishAdjective(token) || token.kind === 'limit') &&
      part.every((token) => token.kind !== 'dish' || token.isQuality))
  const days = isOfMeals ? weekdayNames.slice(0, 5) : weekdayNames.slice(1, 4)
  return { length: 1, token: withMeaning(midweek, { kind: 'days', days, sort: 'span' }) }
}

/** Drops repetitions and contrasts, before numbers, people and dishes are joined. */
export const joinContrasting = (tokens: readonly Token[]): Token[] =>
  [joinContrasts, joinCompares, joinGone, joinReports, joinAnother, joinMidweek].reduce(joinAll, [...tokens])
