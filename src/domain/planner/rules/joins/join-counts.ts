/** Joins numbers that stand together, and numbers with comparing words. */

import { isOfKind, isJoiner, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { isAbout, isTrailing } from './join-amounts.ts'
import { type Join, pastFunctionWords, joinedAs, spanToken } from './join.ts'

/** 'At 7' is a time of day, which no plan uses. */
export const joinTimes: Join = (tokens, at) => {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isTime = isWord(first, /^(?:at|by)$/, 'filler') || isCue(first, 'until', 'before')
  if (!first || !isTime || second?.kind !== 'number' || isOfKind(third, 'unit', 'dish')) return null
  // 'At 6:30'.
  const minutes = tokens[at + 3]
  const isToTheMinute = isWord(third, /^:$/, 'filler') && minutes?.kind === 'number'
  const last = isToTheMinute ? minutes : second
  return joinedAs(isToTheMinute ? 4 : 2, first, last, { kind: 'unknown', isTime: true })
}

/** Words of a number from a hundred on become that number: 'a hundred and fifty grams'. */
export const joinHundreds: Join = (tokens, at) => {
  const [first, second, third, unit] = tokens.slice(at, at + 4)
  if (first?.kind !== 'number') return null
  const isMany = Number.isInteger(first.n) && first.n > 0 && first.n < 100
  if (second?.kind === 'number' && isMany && (second.n === 100 || second.n === 1000) && !second.isDashed)
    return joinedAs(2, first, second, { kind: 'number', n: first.n * second.n })
  // 'Under two fifty calories'.
  const isEnergy = isUnit(third, 'kcal')
  if (second?.kind === 'number' && isMany && first.n < 10 && second.n >= 10 && second.n < 100 && isEnergy)
    return joinedAs(2, first, second, { kind: 'number', n: first.n * 100 + second.n })
  const isMore = isJoiner(second, 'and') && third?.kind === 'number' && third.n < 100
  return isMore && first.n >= 100 && first.n % 100 === 0 && unit?.kind === 'unit'
    ? joinedAs(3, first, third, { kind: 'number', n: first.n + third.n })
    : null
}

/**
 * Two numbers with a dash, 'or' or 'to' between them become one that may be either, or anything
 * between: '2-3', 'two or three', 'once or twice', 'between two and three'.
 */
export const joinNumbers: Join = (tokens, at) => {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first?.kind === 'number' && second?.kind === 'number' && second.isDashed)
    return joinedAs(2, first, second, { kind: 'number', n: first.n, most: second.n })
  if (first?.kind === 'between' && second?.kind === 'number' && third?.kind === 'joiner') {
    const last = tokens[at + 3]
    if (last?.kind === 'number')
      return joinedAs(4, first, last, { kind: 'number', n: second.n, most: last.n, isBetween: true })
  }
  const isJoint = isJoiner(second, 'or') || isCue(second, 'to')
  if (first?.kind === 'number' && isJoint && third?.kind === 'number' && third.n > first.n)
    return joinedAs(3, first, third, { kind: 'number', n: first.n, most: third.n })
  if (first?.kind === 'count' && isJoint && third?.kind === 'count')
    return joinedAs(3, first, third, {
      kind: 'count',
      min: first.min ?? 0,
      max: third.max ?? first.max ?? 1,
    })
  return null
}

/**
 * A number and the comparing word beside it become a count with its bounds: 'at least two', 'no
 * more than once', 'twice at most', 'exactly one', 'max once'.
 */
export const joinCounts: Join = (tokens, at) => {
  const first = tokens[at]
  // 'For about ten people' means ten.
  const tokenAfter = tokens[at + 1]
  const eaters = tokens[at + 2]
  if (isAbout(first) && tokenAfter?.kind === 'number' && isCue(eaters, 'of us'))
    return { length: 2, token: { ...tokenAfter, start: first?.start ?? tokenAfter.start } }
  if (first?.kind === 'compare') {
    const next = pastFunctionWords(tokens, at + 1)
    const number = tokens[next]
    const n = numberIn(number)
    if (number === undefined || n === null || tokens[next + 1]?.kind === 'unit') return null
    const outer = tokens[next + 1]
    const isMin = first.way === 'max' && outer?.kind === 'compare' && outer.way === 'min'
    const token = toComparison(first, number, n, isMin ? 'min' : first.way)
    return {
      length: next - at + 1,
      token: number.kind === 'number' && token.kind === 'count' ? { ...token, isNumber: true } : token,
    }
  }
  const n = numberIn(first)
  if (first === undefined || n === null) return null
  const behind = pastFunctionWords(tokens, at + 1)
  const compare = tokens[behind]
  if (compare?.kind !== 'compare' || !isTrailing(tokens, behind)) return null
  return { length: behind - at + 1, token: toComparison(first, compare, n, compare.way) }
}

/** 'At least two but no more than four' is one count. */
export const joinRange: Join = (tokens, at) => {
  const [first, joint, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isJoint = isJoiner(joint, 'but', 'and')
  if (first?.kind !== 'count' || !isJoint || third?.kind !== 'count') return null
  // In 'stew at least once and no more than two fish meals' the two are of fish.
  const isOfNext = third.isNumber === true && tokens[at + 3]?.kind === 'dish'
  if (isOfNext && tokens[at - 1]?.kind === 'dish') return null
  const [low, high] = first.min !== undefined && first.max === undefined ? [first, third] : [third, first]
  if (low.min === undefined || low.max !== undefined || high.max === undefined || high.min !== undefined)
    return null
  const { min } = low
  const { max } = high
  return min <= max ? joinedAs(3, first, third, { kind: 'count', min, max }) : null
}

const numberIn = (token: Token | undefined): number | null => {
  if (token?.kind === 'number') return token.most ?? token.n
  return token?.kind === 'count' && token.min !== undefined && token.min === token.max && !token.exact
    ? token.min
    : null
}

function toComparison(first: Token, last: Token, n: number, way: TokenOf<'compare'>['way']): Token {
  const most = { max: { max: n }, min: { min: n }, exact: { min: n, max: n, exact: true as const } }
  if (way === 'below') return spanToken(first, last, { kind: 'count', max: Math.max(0, n - 1) })
  if (way === 'above') return spanToken(first, last, { kind: 'count', min: n + 1, isAbove: true })
  return spanToken(first, last, { kind: 'count', ...most[way] })
}
