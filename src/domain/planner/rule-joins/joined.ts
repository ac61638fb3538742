/** Small steps that read neighbouring pieces together. */
import type { Meaning, Piece, Place } from '../rule-tokens/piece.ts'
import { isBreak, isCue } from '../rule-tokens/piece-checks.ts'

/** What stands for the first `length` pieces from a place on. */
export type Join = (pieces: readonly Piece[], at: number) => { length: number; piece: Piece } | null

/** The pieces with every join made, from left to right, again and again at the same place. */
export function joinAll(pieces: readonly Piece[], join: Join): Piece[] {
  const rest = [...pieces]
  for (let at = 0; at < rest.length;) {
    const joined = join(rest, at)
    if (joined) rest.splice(at, joined.length, joined.piece)
    else at += 1
  }
  return rest
}

/** One piece in place of several. */
export const over = <M extends Meaning>(first: Piece, last: Piece, meaning: M): M & Place => ({
  ...meaning,
  start: first.start,
  end: last.end,
  isGlued: first.isGlued,
})

/** Another meaning in the place of a piece. */
export const inPlaceOf = <M extends Meaning>(piece: Piece, meaning: M): M & Place =>
  over(piece, piece, meaning)

/** So many pieces, from the first to the last, as one of this meaning. */
export const asOne = (
  length: number,
  first: Piece,
  last: Piece,
  meaning: Meaning,
): { length: number; piece: Piece } => ({ length, piece: over(first, last, meaning) })

/** What stands before a place, back to the last mark or joining word. */
export const partBefore = (pieces: readonly Piece[], at: number): readonly Piece[] =>
  pieces.slice(pieces.findLastIndex(({ is }, index) => index < at && is === 'break') + 1, at)

/** What stands behind a place, up to the next mark or joining word. */
export function partBehind(pieces: readonly Piece[], at: number): readonly Piece[] {
  const end = pieces.findIndex(({ is }, index) => index > at && is === 'break')
  return pieces.slice(at + 1, end < 0 ? undefined : end)
}

/** Words between two pieces that do not part them. */
export const isIdle = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.is === 'filler' || isCue(piece, 'is', 'to'))

/** The next place that is no idle word. */
export function pastIdle(pieces: readonly Piece[], at: number): number {
  let next = at
  while (isIdle(pieces[next])) next += 1
  return next
}

/** Whether a piece joins two of a kind: a comma, 'and' or 'or', or 'and' after a comma. */
export function jointAt(pieces: readonly Piece[], at: number): { how: 'and' | 'or'; next: number } | null {
  const first = pieces[at]
  if (first?.is !== 'break' || !['comma', 'and', 'or'].includes(first.how)) return null
  const second = pieces[at + 1]
  if (first.how === 'comma' && isBreak(second, 'and', 'or'))
    return { how: second.how, next: pastIdle(pieces, at + 2) }
  return { how: first.how === 'or' ? 'or' : 'and', next: pastIdle(pieces, at + 1) }
}
