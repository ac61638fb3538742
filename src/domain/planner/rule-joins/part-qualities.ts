/** Two qualities that follow one another without a mark. */
import type { Of, Piece } from '../rule-words/piece.ts'
import { isDescribing } from '../rule-words/piece-tests.ts'

const isTag = (piece: Piece | undefined): piece is Of<'thing'> =>
  isDescribing(piece) && Object.keys(piece.what).join() === 'tag'

/** 'High protein low carb dinners': both, as with an 'and' between them. */
export const partQualities = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, at): Piece[] => {
    const before = pieces[at - 1]
    if (!before || !isTag(before) || !isTag(piece) || piece.what.tag === before.what.tag) return [piece]
    const gap = { start: before.end, end: piece.start, isGlued: false }
    return [{ is: 'break', how: 'and', ...gap }, piece]
  })
