/** Dishes that nobody cooks: 'curry from the Indian', 'burgers delivered', 'a takeaway curry'. */
import type { Piece } from '../rule-tokens/piece.ts'
import { type Join, jointAt, asOne } from './joined.ts'
import { isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** 'Curry delivered', where groceries that are delivered are no meal. */
const isDelivered = (piece: Piece | undefined) => isWord(piece, /^delivered$/, 'unknown')

const isDishOrCuisine = (piece: Piece | undefined) =>
  piece?.is === 'thing' && (!piece.isQuality || piece.what.cuisine)

/** A dish beside the word for takeaway, with dishes that are joined to it: one fetched meal. */
export const joinTakeaway: Join = (pieces, at) => {
  const first = pieces[at]
  if (!first || !(isDishOrCuisine(first) || isCue(first, 'takeaway'))) return null
  const joint = isDishOrCuisine(first) ? jointAt(pieces, at + 1) : null
  const dish =
    joint?.how === 'and' && pieces[at + 1]?.is === 'break' && isDishOrCuisine(pieces[joint.next])
      ? joint.next
      : at
  // 'Fish supper from the chippy'.
  const behind = pieces[dish + 1]?.is === 'slot' ? dish + 2 : dish + 1
  const next = isWord(pieces[behind], /^(?:from|at|a|an|some|the)$/, 'filler', 'cue') ? behind + 1 : behind
  const second = pieces[next]
  if (!second) return null
  const isFetched = isCue(first, 'takeaway')
    ? isDishOrCuisine(second)
    : isCue(second, 'takeaway') || isDelivered(second)
  return isFetched
    ? asOne(next - at + 1, first, second, { is: 'cue', cue: 'takeaway', word: 'takeaway' })
    : null
}
