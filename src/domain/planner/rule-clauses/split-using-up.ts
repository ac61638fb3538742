/** 'A stir fry using up the peppers on Tuesday': a dish, and what it is to use up. */
import type { Clause } from './clauses.ts'
import type { Piece } from '../rule-words/piece.ts'

const isUsing = (piece: Piece) =>
  piece.is === 'cue' && piece.cue === 'use' && /^(?:using|that uses|which uses|to use)/.test(piece.word ?? '')

/** Such a clause as two of the same days: the dish is wanted, and the food behind it is used up. */
export function splitUsingUp(clause: Clause): Clause[] {
  const { pieces } = clause
  const at = pieces.findIndex(isUsing)
  const [head, tail] = [pieces.slice(0, at), pieces.slice(at)]
  const days = pieces.filter(({ is }) => is === 'days')
  const isDish = head.some(({ is }) => is === 'thing')
  const isUsed = tail.some(({ is }) => is === 'thing')
  // 'Two peppers, an onion to use up': what stands before is used up too.
  const isStock = head.some(({ is }) => is === 'number' || is === 'amount' || is === 'vague' || is === 'cue')
  if (at < 1 || !isDish || !isUsed || isStock || days.length > 1) return [clause]
  if (pieces.some(({ is }) => is === 'not' || is === 'unknown')) return [clause]
  const [day] = days
  const withDay = (own: Piece[]) => (day && !own.includes(day) ? [...own, day] : own)
  const end = head.at(-1)?.end ?? clause.end
  return [
    { ...clause, pieces: withDay(head), end },
    { ...clause, how: 'comma', pieces: withDay(tail), start: tail[0]?.start ?? clause.start },
  ]
}
