/** Who is named behind 'no' or 'without' and nothing else of them: they are away. */
import { isIdle, over } from '../rule-joins/joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { has, isCue, isWord } from '../rule-tokens/piece-checks.ts'
import type { Clause } from './clauses.ts'

/** Words that say of somebody that they are here, or of all who they are. */
const isHere = (piece: Piece) =>
  isCue(piece, 'guest', 'we are', 'is') || isWord(piece, /^(?:were|we|home|here|in|at|be|will|be|without)$/)

/**
 * 'Without Tom on Tuesday', 'no Tom or Ella on Sunday', 'neither Tom nor Dave is here': nobody is
 * denied but those who are named, so they are away then.
 */
export function readAbsent(clause: Clause): Clause {
  const { pieces } = clause
  const no = pieces.find(({ is }) => is === 'not')
  const who = pieces.filter((piece): piece is Of<'who'> => piece.is === 'who')
  const isNo = (piece: Piece) => isWord(piece, /^(?:no|without|neither|nor)$/, 'not')
  const when = pieces.filter(({ is }) => is === 'days' || is === 'slot')
  const [first] = who
  const isOnlyThem = pieces.every(
    (piece) => isNo(piece) || piece.is === 'who' || when.includes(piece) || isIdle(piece) || isHere(piece),
  )
  if (!no || !first || !isOnlyThem || !has(when, 'days')) return clause
  if (who.some(({ names, it, others, isOwner }) => names.length === 0 || it || others || isOwner))
    return clause
  const names = [...new Set(who.flatMap((one) => one.names))]
  return {
    ...clause,
    pieces: [{ ...first, names }, over(no, first, { is: 'cue', cue: 'away', word: 'is out' }), ...when],
  }
}
