/** Numbers that stand together, and the words that compare them. */
import { isAbout, isTrailing } from './join-amounts.ts'
import { type Join, pastIdle, asOne, over } from './joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { isA, isBreak, isCue, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

/** 'At 7' is a time of day, and nothing to plan by. */
export const joinTimes: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  const isTime = isWord(first, /^(?:at|by)$/, 'filler') || isCue(first, 'until', 'before')
  if (!first || !isTime || second?.is !== 'number' || isA(third, 'unit', 'thing')) return null
  // 'At 6:30'.
  const minutes = pieces[at + 3]
  const isToTheMinute = isWord(third, /^:$/, 'filler') && minutes?.is === 'number'
  const last = isToTheMinute ? minutes : second
  return asOne(isToTheMinute ? 4 : 2, first, last, { is: 'unknown', isTime: true })
}

/** 'Five hundred', 'a hundred and fifty grams'. */
export const joinHundreds: Join = (pieces, at) => {
  const [first, second, third, unit] = pieces.slice(at, at + 4)
  if (first?.is !== 'number') return null
  const isMany = Number.isInteger(first.n) && first.n > 0 && first.n < 100
  if (second?.is === 'number' && isMany && (second.n === 100 || second.n === 1000) && !second.isDashed)
    return asOne(2, first, second, { is: 'number', n: first.n * second.n })
  // 'Under two fifty calories'.
  const isEnergy = isUnit(third, 'kcal')
  if (second?.is === 'number' && isMany && first.n < 10 && second.n >= 10 && second.n < 100 && isEnergy)
    return asOne(2, first, second, { is: 'number', n: first.n * 100 + second.n })
  const isMore = isBreak(second, 'and') && third?.is === 'number' && third.n < 100
  return isMore && first.n >= 100 && first.n % 100 === 0 && unit?.is === 'unit'
    ? asOne(3, first, third, { is: 'number', n: first.n + third.n })
    : null
}

/** '2-3', 'two or three', 'once or twice', 'between two and three'. */
export const joinNumbers: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.is === 'number' && second?.is === 'number' && second.isDashed)
    return asOne(2, first, second, { is: 'number', n: first.n, most: second.n })
  if (first?.is === 'between' && second?.is === 'number' && third?.is === 'break') {
    const last = pieces[at + 3]
    if (last?.is === 'number')
      return asOne(4, first, last, { is: 'number', n: second.n, most: last.n, isBetween: true })
  }
  const isJoint = isBreak(second, 'or') || isCue(second, 'to')
  if (first?.is === 'number' && isJoint && third?.is === 'number' && third.n > first.n)
    return asOne(3, first, third, { is: 'number', n: first.n, most: third.n })
  if (first?.is === 'count' && isJoint && third?.is === 'count')
    return asOne(3, first, third, {
      is: 'count',
      min: first.min ?? 0,
      max: third.max ?? first.max ?? 1,
    })
  return null
}

/** 'At least two', 'no more than once', 'twice at most', 'exactly one', 'max once'. */
export const joinCounts: Join = (pieces, at) => {
  const first = pieces[at]
  // 'For about ten people' is for ten.
  const pieceAfter = pieces[at + 1]
  const eaters = pieces[at + 2]
  if (isAbout(first) && pieceAfter?.is === 'number' && isCue(eaters, 'of us'))
    return { length: 2, piece: { ...pieceAfter, start: first?.start ?? pieceAfter.start } }
  if (first?.is === 'compare') {
    const next = pastIdle(pieces, at + 1)
    const number = pieces[next]
    const n = numberIn(number)
    if (number === undefined || n === null || pieces[next + 1]?.is === 'unit') return null
    const outer = pieces[next + 1]
    const isMin = first.way === 'max' && outer?.is === 'compare' && outer.way === 'min'
    const piece = toComparison(first, number, n, isMin ? 'min' : first.way)
    return {
      length: next - at + 1,
      piece: number.is === 'number' && piece.is === 'count' ? { ...piece, isNumber: true } : piece,
    }
  }
  const n = numberIn(first)
  if (first === undefined || n === null) return null
  const behind = pastIdle(pieces, at + 1)
  const compare = pieces[behind]
  if (compare?.is !== 'compare' || !isTrailing(pieces, behind)) return null
  return { length: behind - at + 1, piece: toComparison(first, compare, n, compare.way) }
}

/** 'At least two but no more than four': one count. */
export const joinRange: Join = (pieces, at) => {
  const [first, joint, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  const isJoint = isBreak(joint, 'but', 'and')
  if (first?.is !== 'count' || !isJoint || third?.is !== 'count') return null
  // 'Stew at least once and no more than two fish meals': the two are of fish.
  const isOfNext = third.isNumber === true && pieces[at + 3]?.is === 'thing'
  if (isOfNext && pieces[at - 1]?.is === 'thing') return null
  const [low, high] = first.min !== undefined && first.max === undefined ? [first, third] : [third, first]
  if (low.min === undefined || low.max !== undefined || high.max === undefined || high.min !== undefined)
    return null
  const { min } = low
  const { max } = high
  return min <= max ? asOne(3, first, third, { is: 'count', min, max }) : null
}

const numberIn = (piece: Piece | undefined): number | null => {
  if (piece?.is === 'number') return piece.most ?? piece.n
  return piece?.is === 'count' && piece.min !== undefined && piece.min === piece.max && !piece.exact
    ? piece.min
    : null
}

function toComparison(first: Piece, last: Piece, n: number, way: Of<'compare'>['way']): Piece {
  const most = { max: { max: n }, min: { min: n }, exact: { min: n, max: n, exact: true as const } }
  if (way === 'below') return over(first, last, { is: 'count', max: Math.max(0, n - 1) })
  if (way === 'above') return over(first, last, { is: 'count', min: n + 1, isAbove: true })
  return over(first, last, { is: 'count', ...most[way] })
}
