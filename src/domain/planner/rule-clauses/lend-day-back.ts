/** Who comes or is away, said before the day: 'Grandma's joining us, roast lamb on Sunday'. */
import type { Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { hasCue, isA, isCue, isPerson } from '../rule-tokens/piece-checks.ts'

/** Days, or words that say for how long. */
const isTime = (piece: Piece) =>
  isA(piece, 'days', 'every', 'weeks', 'unit', 'relative', 'month', 'not', 'thing', 'unknown') ||
  isCue(piece, 'total', 'stays', 'until', 'since', 'half week', 'most week')

/**
 * Where a sentence begins with somebody who comes or is away and names no day, and all that follows
 * is of one day, they come or are away on it.
 */
export function lendDayBack(clauses: readonly Clause[]): Clause[] {
  const [first, ...rest] = clauses
  const [next] = rest
  if (!first || !next || first.isTorn || (next.how !== 'comma' && next.how !== 'so')) return [...clauses]
  const isTheirs =
    first.how === 'stop' && hasCue(first.pieces, 'guest', 'away', 'out') && first.pieces.some(isPerson)
  const days = rest.flatMap(({ pieces }) => pieces.filter((piece) => piece.is === 'days'))
  const [day] = days
  if (!isTheirs || first.pieces.some(isTime) || days.length !== 1 || day?.sort !== 'one') return [...clauses]
  if (!next.pieces.includes(day) || next.pieces.some(isPerson)) return [...clauses]
  return [{ ...first, pieces: [...first.pieces, { ...day, start: first.end, end: first.end }] }, ...rest]
}
