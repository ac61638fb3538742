/** Words that say again, or the other way about, what stands beside them. */
import { weekdayNames } from '../weekday-names.ts'
import { type Join, joinAll, pastIdle, asOne, inPlaceOf, partBefore, partBehind } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, isA, isBreak, isCue, isDescribing, isPronoun, isWord } from '../rule-tokens/piece-checks.ts'

/** 'At lunch, not in the evening', 'on Sunday and not Saturday': the first says it all. */
const joinContrasts: Join = (pieces, at) => {
  const first = pieces[at]
  if (!isA(first, 'slot', 'days')) return null
  const behind = pieces[at + 1]
  const not = isBreak(behind, 'comma') ? at + 2 : at + 1
  if (!isWord(pieces[not], /^(?:not|not in|rather than|instead of)$/)) return null
  // 'No fish on Monday, not on Tuesday either' leaves out both.
  if (has(partBefore(pieces, at), 'not')) return null
  const end = pastIdle(pieces, not + 1)
  const second = pieces[end]
  const after = pieces[pastIdle(pieces, end + 1)]
  if (after && after.is !== 'break') return null
  if (
    first.is === 'slot' &&
    second?.is === 'slot' &&
    !second.slots.some((slot) => first.slots.includes(slot))
  )
    return asOne(end - at + 1, first, second, first)
  if (
    first.is === 'days' &&
    second?.is === 'days' &&
    first.sort === 'one' &&
    second.sort === 'one' &&
    first.days &&
    second.days &&
    !second.days.some((day) => first.days?.includes(day))
  )
    return asOne(end - at + 1, first, second, first)
  return null
}

/** 'Should take no longer than ten minutes': one comparing word, said twice. */
const joinCompares: Join = (pieces, at) => {
  const [first, second] = [pieces[at], pieces[at + 1]]
  return first?.is === 'compare' &&
    second?.is === 'compare' &&
    first.way === 'max' &&
    second.way === 'max' &&
    first.word !== 'only' &&
    first.word !== 'just'
    ? asOne(2, first, second, second)
    : null
}

/** 'Red meat once, tops', 'one dinner a week, max': the comparing word is of the number. */
const joinTops: Join = (pieces, at) => {
  const [number, comma, compare, end] = pieces.slice(at, at + 4)
  const isWeekly = isCue(number, 'total')
  const isNumber = isWeekly || isA(number, 'number', 'count', 'meal', 'slot', 'unit')
  const isEnd = end === undefined || end.is === 'break'
  return isNumber && isBreak(comma, 'comma') && compare?.is === 'compare' && isEnd
    ? { length: 2, piece: { ...number, end: comma.end } }
    : null
}

/** 'Three times a week at the very most': 'at most' is of the three. */
function putMostAhead(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  for (const piece of pieces) {
    const total = made.at(-1)
    const isWeekly = isCue(total, 'total')
    const isMost = piece.is === 'compare' && piece.way === 'max' && isWord(piece, trailing)
    const isOften = ['number', 'count', 'meal'].includes(made.at(-2)?.is ?? '')
    if (total && isWeekly && isMost && isOften) made.splice(-1, 1, piece, total)
    else made.push(piece)
  }
  return made
}

const trailing = /^(?:(?:at )?(?:the )?(?:very )?(?:most|outside)|tops|max|maximum)$/

/** The pieces with each such word behind its number, before words are turned. */
export const joinMost = (pieces: readonly Piece[]): Piece[] => putMostAhead(joinAll(pieces, joinTops))

/** 'Ella has gone vegan': nobody is away. */
const joinGone: Join = (pieces, at) => {
  const [first, second] = [pieces[at], pieces[at + 1]]
  return isCue(first, 'away') &&
    first.word?.endsWith('gone') === true &&
    second?.is === 'thing' &&
    second.what.diet !== undefined
    ? { length: 1, piece: { ...first, cue: 'is', word: 'is' } }
    : null
}

/** 'Tom says he hates korma': whoever speaks of himself is meant. */
const joinReports: Join = (pieces, at) => {
  const [who, said] = [pieces[at], pieces[at + 1]]
  if (who?.is !== 'who' || !isWord(said, /^(?:said|says|saying|reckons|told me|tells me)$/)) return null
  const next = isWord(pieces[at + 2], /^that$/) ? at + 3 : at + 2
  const it = pieces[next]
  return isPronoun(it) ? asOne(next - at + 1, who, it, who) : null
}

/** 'Turkey one night and beef another': one each. */
const joinAnother: Join = (pieces, at) => {
  const [another, night] = [pieces[at], pieces[at + 1]]
  if (another?.is !== 'cue' || another.cue !== 'other' || another.word !== 'another') return null
  const isEnd = night === undefined || isA(night, 'break', 'slot')
  const isOneBefore = pieces.slice(0, at).some((piece) => piece.is === 'number' && Number.isInteger(piece.n))
  const before = isWord(pieces[at - 1], /^for$/) ? pieces[at - 2] : pieces[at - 1]
  return isEnd && isOneBefore && before?.is === 'thing'
    ? { length: 1, piece: inPlaceOf(another, { is: 'number', n: 1 }) }
    : null
}

/** 'Something new midweek' is in the middle of it, 'quick midweek dinners' are on all weekdays. */
const joinMidweek: Join = (pieces, at) => {
  const midweek = pieces[at]
  if (midweek?.is !== 'days' || midweek.isMidweek !== true) return null
  const own = [...partBefore(pieces, at), ...partBehind(pieces, at)]
  const isOfMeals =
    own.some((piece) => isA(piece, 'slot', 'meal') && piece.isMany === true) ||
    (own.some((piece) => isDescribing(piece) || piece.is === 'limit') &&
      own.every((piece) => piece.is !== 'thing' || piece.isQuality))
  const days = isOfMeals ? weekdayNames.slice(0, 5) : weekdayNames.slice(1, 4)
  return { length: 1, piece: inPlaceOf(midweek, { is: 'days', days, sort: 'span' }) }
}

/** What is said twice or turned about, once; before numbers, people and dishes are joined. */
export const joinContrasting = (pieces: readonly Piece[]): Piece[] =>
  [joinContrasts, joinCompares, joinGone, joinReports, joinAnother, joinMidweek].reduce(joinAll, [...pieces])
