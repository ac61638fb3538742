/** Dashes with a space on each side: between two wishes they part them, as a comma does. */
import type { Piece } from '../rule-tokens/piece.ts'
import { type Join, joinAll, inPlaceOf, partBefore, partBehind } from './joined.ts'
import { has, isA, isBreak, isDescribing, isWord } from '../rule-tokens/piece-checks.ts'

/** Days, meals and people say nothing by themselves: a dash stands behind them as a colon does. */
const isSaying = ({ is }: Piece) =>
  ['thing', 'limit', 'unit', 'cue', 'unknown', 'not', 'ask', 'occasion'].includes(is)

/** What a wish of its own begins with, behind a dash and a day. */
const isBeginning = (piece: Piece | undefined) =>
  piece !== undefined &&
  (isA(piece, 'thing', 'who', 'guest', 'not', 'some', 'ask', 'subject', 'every', 'cue', 'compare') ||
    isWord(piece, /^:$/, 'filler'))

/** A name of a dish alone stands before its day or what it is like: 'fish - Monday'. */
const isWhole = (before: readonly Piece[]) =>
  before.some(isSaid) && (before.filter(({ is }) => is !== 'filler').length > 1 || has(before, 'cue'))

/** 'Monday - fish', 'lunches - soup', 'Sofia - rice': a dash behind these is a colon. */
const isSaid = ({ is }: Piece) =>
  !['days', 'relative', 'ordinal', 'month', 'slot', 'who', 'filler'].includes(is)

const isEndOfWish = (piece: Piece) => piece.is === 'break' && piece.how !== 'and' && piece.how !== 'or'

const partDash: Join = (pieces, at) => {
  const dash = pieces[at]
  if (dash?.is !== 'filler' || !/^[-–—]$/.test(dash.word) || dash.isGlued) return null
  // 'Late Mon and Thu - don't count him': all that was said before it.
  const start = pieces.slice(0, at).findLastIndex(isEndOfWish) + 1
  const before = pieces.slice(start, at)
  // 'A stew tonight and also Monday - fish': a day of its own.
  const last = pieces.slice(0, at).findLastIndex(({ is }) => is === 'break')
  const isOfList = ['days', 'relative', 'ordinal', 'who', 'guest'].includes(pieces[last - 1]?.is ?? '')
  if (!isOfList && !pieces.slice(last + 1, at).some(isSaid)) return null
  const stop = pieces.findIndex((piece, index) => index > at && isBreak(piece, 'stop'))
  const behind = pieces.slice(at + 1, stop < 0 ? undefined : stop)
  const own = partBehind(pieces, at)
  const first = own.findIndex(({ is }) => is !== 'filler')
  // 'Away Monday - Wednesday for work' is a run of days; 'fish - Monday' has its day behind.
  const beyond = own.slice(first + 1).find(({ is }) => is !== 'slot')
  if (own[first]?.is === 'days' && !isBeginning(beyond)) return null
  if (own[first]?.is === 'slot' && beyond === undefined) return null
  // 'Curry on Monday - mild': what it is like.
  const isLike = own.every((piece) => piece.is === 'filler' || isDescribing(piece))
  return isWhole(before) && behind.some(({ is }) => is !== 'filler') && !isLike
    ? { length: 1, piece: inPlaceOf(dash, { is: 'break', how: 'comma' }) }
    : null
}

/** 'Fri: fish / sat: curry': each day has its own, and none is a choice. */
const partSlash: Join = (pieces, at) => {
  const slash = pieces[at]
  if (slash?.is !== 'break' || slash.how !== 'or' || slash.end - slash.start > 1) return null
  const behind = partBehind(pieces, at)
  const isDayWithDish = (own: readonly Piece[]) =>
    has(own, 'days') && own.some((piece) => piece.is !== 'days' && isSaying(piece))
  return isDayWithDish(partBefore(pieces, at)) && isDayWithDish(behind)
    ? { length: 1, piece: inPlaceOf(slash, { is: 'break', how: 'comma' }) }
    : null
}

/** 'Fish on Friday - no pork': two wishes, where both sides say something. */
export const partDashes = (pieces: readonly Piece[]): Piece[] => joinAll(joinAll(pieces, partDash), partSlash)
