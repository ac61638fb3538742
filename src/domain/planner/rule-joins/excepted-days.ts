/** Days that are left out, wherever they stand: 'except on Friday, everything easy'. */
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { over, inPlaceOf } from './joined.ts'
import { cueAt, has, isA, isBreak, isCue, isWord } from '../rule-tokens/piece-checks.ts'

const except = (first: Piece, last: Piece): Of<'cue'> =>
  over(first, last, { is: 'cue', cue: 'except', word: 'except' })

const isEndOfPart = (piece: Piece | undefined) => piece === undefined || piece.is === 'break'

/**
 * 'Sunday aside', 'all week easy but Saturday', 'everything easy but not on Sunday': the same words
 * as 'except Sunday'. What is said of all days is denied of one only as an exception to it.
 */
function named(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]]
    if (!piece) break
    if (piece.is === 'days' && isWord(next, /^(?:aside|excepted|excluded|exempted)$/) && next) {
      made.push(except(next, next), piece)
      at += 1
      continue
    }
    if (isBreak(piece, 'but')) {
      const isNot = isWord(next, /^not$/)
      const on = isNot ? at + 2 : at + 1
      const day = isWord(pieces[on], /^on$/) ? on + 1 : on
      const last = made.at(-1)
      if (isBreak(last, 'comma')) made.pop()
      const start = made.findLastIndex(({ is }) => is === 'break') + 1
      const own = made.slice(start)
      const isOfAll = has(own, 'every') && !has(own, 'days', 'not')
      if (pieces[day]?.is === 'days' && isEndOfPart(pieces[day + 1]) && isOfAll) {
        made.push(except(piece, pieces[day - 1] ?? piece), ...pieces.slice(day, day + 1))
        at = day
        continue
      }
      if (last?.is === 'break' && made.at(-1) !== last) made.push(last)
    }
    made.push(piece)
  }
  return made
}

/** The part of a sentence with the days that it leaves out behind what it says. */
function turned(own: readonly Piece[], rest: readonly Piece[]): { own: Piece[]; taken: number } | null {
  const at = cueAt(own, 'except')
  const day = own.findIndex((piece, index) => index > at && piece.is === 'days')
  const isAhead = own.slice(0, Math.max(0, at)).every((piece) => isA(piece, 'filler', 'every'))
  const isBare = own.slice(at + 1, day).every((piece) => piece.is === 'filler')
  if (at < 0 || day < 0 || !isAhead || !isBare) return null
  const head = own.slice(0, day + 1)
  const behind = own.slice(day + 1)
  const isSaid = (piece: Piece) =>
    isA(piece, 'thing', 'limit', 'unit', 'amount') || (piece.is === 'cue' && !isCue(piece, 'except'))
  const isFree = (part: readonly Piece[]) => part.some(isSaid) && !has(part, 'days')
  if (isFree(behind)) return { own: [...behind, ...head], taken: 0 }
  const [comma] = rest
  if (behind.some((piece) => piece.is !== 'filler') || comma?.is !== 'break' || comma.how !== 'comma')
    return null
  const end = rest.findIndex(({ is }, index) => index > 0 && is === 'break')
  const next = rest.slice(1, end < 0 ? undefined : end)
  return isFree(next) ? { own: [...next, ...head], taken: next.length + 1 } : null
}

/**
 * 'Porridge all week, except the weekend, which is pancakes': what is said of the days that are
 * left out is a wish of its own, on those days.
 */
function partRelative(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    const day = pieces.findIndex(({ is }, index) => index > at && is !== 'filler')
    const days = pieces[day]
    if (piece) made.push(piece)
    if (!isCue(piece, 'except') || days?.is !== 'days') continue
    const comma = pieces[day + 1]
    const link = isBreak(comma, 'comma') ? day + 2 : day + 1
    const word = pieces[link]
    const isRelative = isBreak(word, 'when') || isWord(word, /^(?:which|where|when|thats)$/)
    const stop = pieces.findIndex(({ is }, index) => index > link && is === 'break')
    const first = pieces[link + 1]
    const isBeing = word?.is === 'filler' && isCue(first, 'is')
    const own = pieces.slice(isBeing ? link + 2 : link + 1, stop < 0 ? undefined : stop)
    if (!word || !isRelative || own.length === 0 || has(own, 'days')) continue
    made.push(...pieces.slice(at + 1, day + 1))
    made.push(inPlaceOf(word, { is: 'break', how: 'comma' }), ...own, days)
    at = isBeing ? link + own.length + 1 : link + own.length
  }
  return made
}

/**
 * Puts the days that are left out behind what they are left out of, so that they are read alike in
 * front and behind.
 */
export function turnExcepted(pieces: readonly Piece[]): Piece[] {
  const all = named(partRelative(pieces))
  const made: Piece[] = []
  for (let at = 0; at < all.length;) {
    const stop = all.findIndex(({ is }, index) => index >= at && is === 'break')
    const end = stop < 0 ? all.length : stop
    const own = all.slice(at, end)
    const part = turned(own, all.slice(end))
    made.push(...(part?.own ?? own))
    at = end + (part?.taken ?? 0)
    const mark = all[at]
    if (mark?.is === 'break') {
      made.push(mark)
      at += 1
    }
  }
  return made
}
