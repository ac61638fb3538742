/** Words around days, and words that say again what stands before them. */
import { inPlaceOf, over } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { isSmall, type Turn } from './turn.ts'
import { cueAt, isCue, isThing, isWord, wordAt } from '../rule-tokens/piece-checks.ts'

/** 'Save Monday for soup', 'put pizza down for Friday': the day has that dish. */
const turnSaved: Turn = (own) => {
  const verb = wordAt(own, /^(?:save|reserve|book|earmark)$/)
  const [first, day, link, ...rest] = own.slice(Math.max(0, verb))
  if (verb < 0 || !first || day?.is !== 'days' || !isWord(link, /^(?:for|as)$/) || !rest.some(isThing))
    return null
  return [...own.slice(0, verb), ...rest, day]
}

/** 'Leave the steak till Saturday': on that day. */
const turnLeft: Turn = (own) => {
  const verb = wordAt(own, /^(?:leave|keep|save|hold)$/)
  const until = own.findIndex((piece, at) => at > verb && isWord(piece, /^(?:till|until|til)$/))
  const between = own.slice(verb + 1, until)
  return verb >= 0 &&
    until > verb &&
    own[until + 1]?.is === 'days' &&
    between.some(isThing) &&
    between.every((piece) => isThing(piece) || isSmall(piece))
    ? [...own.slice(0, verb), ...between, ...own.slice(until + 1)]
    : null
}

/** 'On both Monday and Friday': the names of the days say how many. */
const turnBoth: Turn = (own) => {
  const [both, day] = own.slice(-2)
  return both?.is === 'number' && both.n === 2 && day?.is === 'days' && day.sort === 'one'
    ? own.toSpliced(-2, 1)
    : null
}

/** 'Red meat once, no more': said twice. */
const turnNoMore: Turn = (own) => (own.length === 1 && isWord(own[0], /^no more$/) ? [] : null)

/** 'Corn dogs it is': those are wanted. */
const turnItIs: Turn = (own) => {
  const at = own.findLastIndex((piece) => !isSmall(piece))
  const it = own[at]
  return it && at > 0 && isWord(it, /^it is$/) && own[at - 1]?.is === 'thing' ? own.slice(0, at) : null
}

/** 'Come Friday': when, and nobody comes. */
const turnCome: Turn = (own) => {
  const at = own.findIndex((piece, index) => isWord(piece, /^come$/) && own[index + 1]?.is === 'days')
  const isOfPeople = own.some(
    ({ is }, index) => index < at && (is === 'who' || is === 'guest' || is === 'subject' || is === 'unknown'),
  )
  return at < 0 || isOfPeople ? null : own.toSpliced(at, 1)
}

/** 'Give me Friday off', 'Saturday and Sunday off': once days that stand together are one. */
export const turnDayOff: Turn = (own) => {
  const at = own.findLastIndex((piece) => !isSmall(piece))
  const [day, off] = own.slice(Math.max(0, at - 1), at + 1)
  if (!off || day?.is !== 'days' || !isWord(off, /^off$/)) return null
  if (!own.slice(0, at - 1).every((piece) => piece.is === 'filler' || isWord(piece, /^(?:give me|give us)$/)))
    return null
  return [inPlaceOf(off, { is: 'cue', cue: 'skip', word: 'day off', isCook: true }), day]
}

/** 'Thursday's leftovers on Friday', 'on Friday leftovers from Thursday': cooked and eaten when. */
const turnLeftoversOf: Turn = (own) => {
  const cue = cueAt(own, 'leftovers')
  const left = own[cue]
  const days = own.filter(({ is }) => is === 'days')
  const isPlain = own.every(
    (piece) => isSmall(piece) || piece === left || /^(?:days|slot|ask|subject|since)$/.test(sortOf(piece)),
  )
  if (!left || days.length !== 2 || !isPlain) return null
  const from = own.findIndex((piece, at) => at > cue && isWord(piece, /^(?:from|of)$/))
  const isFrom = from === cue + 1 && own[from + 1]?.is === 'days'
  const first = own.findIndex(({ is }) => is === 'days')
  // 'Monday Friday leftovers' is of two days.
  const isOwner =
    own[cue - 1]?.is === 'days' &&
    (first === cue - 1 || own.slice(first + 1, cue - 1).some((piece) => !isSmall(piece)))
  const cooked = isFrom ? own[from + 1] : isOwner ? own[cue - 1] : undefined
  const eaten = days.find((piece) => piece !== cooked)
  const slots = own.filter(({ is }) => is === 'slot')
  // 'Leftovers from Monday's dinner for lunch': the order no longer tells which meal is of which
  // day.
  if (slots.length > 1 || (cooked && own[own.indexOf(cooked) + 1]?.is === 'slot')) return null
  if (cooked?.is !== 'days' || cooked.sort !== 'one' || eaten?.is !== 'days' || eaten.sort !== 'one')
    return null
  return [
    inPlaceOf(left, { is: 'cue', cue: 'double', word: 'make extra' }),
    cooked,
    inPlaceOf(left, { is: 'cue', cue: 'eat again', word: 'for' }),
    eaten,
    ...slots,
  ]
}

const sortOf = (piece: Piece) => (piece.is === 'cue' ? piece.cue : piece.is)

/** 'Leftovers from dinner for lunch on Tuesday': eaten at lunch. */
const turnLeftoversFromMeal: Turn = (own) => {
  const at = cueAt(own, 'leftovers')
  const [, from, meal, link, eaten] = own.slice(Math.max(0, at))
  const isFrom = isWord(from, /^(?:from|of)$/) && meal?.is === 'slot'
  return at >= 0 && isFrom && isWord(link, /^(?:for|at)$/) && eaten?.is === 'slot'
    ? own.toSpliced(at + 1, 2)
    : null
}

/** 'Mondays are for leftovers': they are eaten then. */
const turnForLeftovers: Turn = (own) => {
  const [day, is, leftovers, ...rest] = own
  return day?.is === 'days' && isCue(is, 'is') && isWord(leftovers, /^for leftovers$/)
    ? [over(is, leftovers ?? is, { is: 'cue', cue: 'leftovers', word: 'leftovers' }), day, ...rest]
    : null
}

/** Each of these turns, in the order in which they are made. */
export const turnsOfDays: readonly Turn[] = [
  turnSaved,
  turnLeft,
  turnBoth,
  turnItIs,
  turnNoMore,
  turnCome,
  turnLeftoversOf,
  turnForLeftovers,
  turnLeftoversFromMeal,
]
