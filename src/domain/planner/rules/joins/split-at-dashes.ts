/** Splits at dashes with a space on each side, if they stand between two wishes. */

import { hasKind, isOfKind, isJoiner, isDishAdjective, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type Join, joinAll, withMeaning, partBefore, partBehind } from './join.ts'

/** Whether a token makes a wish. Behind days, meals and people alone, a dash is like a colon. */
const isSaying = ({ kind }: Token) =>
  ['dish', 'limit', 'unit', 'cue', 'unknown', 'not', 'ask', 'occasion'].includes(kind)

/** Whether a wish begins here, behind a dash and a day. */
const isBeginning = (token: Token | undefined) =>
  token !== undefined &&
  (isOfKind(token, 'dish', 'who', 'guest', 'not', 'some', 'ask', 'subject', 'every', 'cue', 'compare') ||
    isWord(token, /^:$/, 'filler'))

/** Whether a part is a whole wish. The name of a dish alone is none: 'fish - Monday'. */
const isWhole = (before: readonly Token[]) =>
  before.some(isNoDayMealOrPerson) &&
  (before.filter(({ kind }) => kind !== 'filler').length > 1 || hasKind(before, 'cue'))

/**
 * Whether a token is no day, meal time or person; a dash behind those is like a colon: 'Monday -
 * fish', 'Sofia - rice'.
 */
const isNoDayMealOrPerson = ({ kind }: Token) =>
  !['days', 'relative', 'ordinal', 'month', 'slot', 'who', 'filler'].includes(kind)

const isEndOfWish = (token: Token) =>
  token.kind === 'joiner' && token.joiner !== 'and' && token.joiner !== 'or'

const partDash: Join = (tokens, at) => {
  const dash = tokens[at]
  if (dash?.kind !== 'filler' || !/^[-–—]$/.test(dash.word) || dash.isGlued) return null
  // In 'late Mon and Thu - don't count him' all that was said before counts.
  const start = tokens.slice(0, at).findLastIndex(isEndOfWish) + 1
  const before = tokens.slice(start, at)
  // In 'a stew tonight and also Monday - fish' Monday belongs to the fish.
  const last = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'joiner')
  const isOfList = ['days', 'relative', 'ordinal', 'who', 'guest'].includes(tokens[last - 1]?.kind ?? '')
  if (!isOfList && !tokens.slice(last + 1, at).some(isNoDayMealOrPerson)) return null
  const stop = tokens.findIndex((token, index) => index > at && isJoiner(token, 'stop'))
  const behind = tokens.slice(at + 1, stop < 0 ? undefined : stop)
  const next = partBehind(tokens, at)
  const first = next.findIndex(({ kind }) => kind !== 'filler')
  // 'Away Monday - Wednesday for work' is a range of days; in 'fish - Monday' the day belongs to
  // the fish.
  const beyond = next.slice(first + 1).find(({ kind }) => kind !== 'slot')
  if (next[first]?.kind === 'days' && !isBeginning(beyond)) return null
  if (next[first]?.kind === 'slot' && beyond === undefined) return null
  // In 'curry on Monday - mild' the last word is about the curry.
  const isLike = next.every((token) => token.kind === 'filler' || isDishAdjective(token))
  return isWhole(before) && behind.some(({ kind }) => kind !== 'filler') && !isLike
    ? { length: 1, token: withMeaning(dash, { kind: 'joiner', joiner: 'comma' }) }
    : null
}

/** In 'Fri: fish / sat: curry' the slash is no choice. */
const partSlash: Join = (tokens, at) => {
  const slash = tokens[at]
  if (slash?.kind !== 'joiner' || slash.joiner !== 'or' || slash.end - slash.start > 1) return null
  const behind = partBehind(tokens, at)
  const isDayWithDish = (own: readonly Token[]) =>
    hasKind(own, 'days') && own.some((token) => token.kind !== 'days' && isSaying(token))
  return isDayWithDish(partBefore(tokens, at)) && isDayWithDish(behind)
    ? { length: 1, token: withMeaning(slash, { kind: 'joiner', joiner: 'comma' }) }
    : null
}

/** 'Fish on Friday - no pork' has two wishes, as both sides say something. */
export const splitAtDashes = (tokens: readonly Token[]): Token[] =>
  joinAll(joinAll(tokens, partDash), partSlash)
