/** Dashes with a space on each side: between two wishes they part them, as a comma does. */
import type { Token } from '../rule-tokens/token.ts'
import { type Join, joinAll, withMeaning, partBefore, partBehind } from './join.ts'
import { has, isA, isJoiner, isDishAdjective, isWord } from '../rule-tokens/token-checks.ts'

/** Days, meals and people say nothing by themselves: a dash stands behind them as a colon does. */
const isSaying = ({ kind }: Token) =>
  ['dish', 'limit', 'unit', 'cue', 'unknown', 'not', 'ask', 'occasion'].includes(kind)

/** What a wish of its own begins with, behind a dash and a day. */
const isBeginning = (token: Token | undefined) =>
  token !== undefined &&
  (isA(token, 'dish', 'who', 'guest', 'not', 'some', 'ask', 'subject', 'every', 'cue', 'compare') ||
    isWord(token, /^:$/, 'filler'))

/** A name of a dish alone stands before its day or what it is like: 'fish - Monday'. */
const isWhole = (before: readonly Token[]) =>
  before.some(isSaid) && (before.filter(({ kind }) => kind !== 'filler').length > 1 || has(before, 'cue'))

/** 'Monday - fish', 'lunches - soup', 'Sofia - rice': a dash behind these is a colon. */
const isSaid = ({ kind }: Token) =>
  !['days', 'relative', 'ordinal', 'month', 'slot', 'who', 'filler'].includes(kind)

const isEndOfWish = (token: Token) =>
  token.kind === 'joiner' && token.joiner !== 'and' && token.joiner !== 'or'

const partDash: Join = (tokens, at) => {
  const dash = tokens[at]
  if (dash?.kind !== 'filler' || !/^[-–—]$/.test(dash.word) || dash.isGlued) return null
  // 'Late Mon and Thu - don't count him': all that was said before it.
  const start = tokens.slice(0, at).findLastIndex(isEndOfWish) + 1
  const before = tokens.slice(start, at)
  // 'A stew tonight and also Monday - fish': a day of its own.
  const last = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'joiner')
  const isOfList = ['days', 'relative', 'ordinal', 'who', 'guest'].includes(tokens[last - 1]?.kind ?? '')
  if (!isOfList && !tokens.slice(last + 1, at).some(isSaid)) return null
  const stop = tokens.findIndex((token, index) => index > at && isJoiner(token, 'stop'))
  const behind = tokens.slice(at + 1, stop < 0 ? undefined : stop)
  const own = partBehind(tokens, at)
  const first = own.findIndex(({ kind }) => kind !== 'filler')
  // 'Away Monday - Wednesday for work' is a run of days; 'fish - Monday' has its day behind.
  const beyond = own.slice(first + 1).find(({ kind }) => kind !== 'slot')
  if (own[first]?.kind === 'days' && !isBeginning(beyond)) return null
  if (own[first]?.kind === 'slot' && beyond === undefined) return null
  // 'Curry on Monday - mild': what it is like.
  const isLike = own.every((token) => token.kind === 'filler' || isDishAdjective(token))
  return isWhole(before) && behind.some(({ kind }) => kind !== 'filler') && !isLike
    ? { length: 1, token: withMeaning(dash, { kind: 'joiner', joiner: 'comma' }) }
    : null
}

/** 'Fri: fish / sat: curry': each day has its own, and none is a choice. */
const partSlash: Join = (tokens, at) => {
  const slash = tokens[at]
  if (slash?.kind !== 'joiner' || slash.joiner !== 'or' || slash.end - slash.start > 1) return null
  const behind = partBehind(tokens, at)
  const isDayWithDish = (own: readonly Token[]) =>
    has(own, 'days') && own.some((token) => token.kind !== 'days' && isSaying(token))
  return isDayWithDish(partBefore(tokens, at)) && isDayWithDish(behind)
    ? { length: 1, token: withMeaning(slash, { kind: 'joiner', joiner: 'comma' }) }
    : null
}

/** 'Fish on Friday - no pork': two wishes, where both sides say something. */
export const splitAtDashes = (tokens: readonly Token[]): Token[] =>
  joinAll(joinAll(tokens, partDash), partSlash)
