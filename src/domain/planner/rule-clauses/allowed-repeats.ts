/** 'Repeats are fine, just not at dinner': no repeats at dinner. */
import { inPlaceOf } from '../rule-joins/joined.ts'
import { phrases } from '../rule-tokens/phrases.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { cueAt, has, hasCue, isA, isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** 'I don't mind repeats', 'we're happy with repeats', 'the same thing twice is fine'. */
const isAllowing = ({ pieces }: Clause) =>
  !has(pieces, 'not', 'thing') &&
  (hasCue(pieces, 'repeat') || (hasCue(pieces, 'same') && has(pieces, 'count'))) &&
  pieces.some((piece) => isCue(piece, 'fine') || isWord(piece, /^(?:happy|good)$/, 'unknown'))

/** 'Not at dinner' in one phrase, where somebody may be 'not at dinner'. */
function slotOf(piece: Piece): Of<'slot'> | undefined {
  const [, meal = ''] =
    isCue(piece, 'away') && 'word' in piece ? (/^not at (\w+)$/.exec(piece.word ?? '') ?? []) : []
  const known = phrases.get(meal)
  return known?.is === 'slot' ? inPlaceOf(piece, known) : undefined
}

/** The days and meals that a clause leaves out; null where it says more. */
function leftOut(pieces: readonly Piece[]): Piece[] | null {
  const isNot = (piece: Piece) => isWord(piece, /^not$/, 'not') || isCue(piece, 'except')
  const scope = pieces.flatMap((piece): Piece[] => {
    const found = isA(piece, 'slot', 'days') ? piece : slotOf(piece)
    return found ? [found] : []
  })
  const isPlain = pieces.every(
    (piece) =>
      isNot(piece) ||
      isA(piece, 'slot', 'days') ||
      slotOf(piece) !== undefined ||
      piece.is === 'filler' ||
      isWord(piece, /^(?:just|only)$/, 'compare'),
  )
  const isSaid = pieces.some((piece) => isNot(piece) || slotOf(piece) !== undefined)
  return isPlain && isSaid && scope.length > 0 ? scope : null
}

/** The clauses, with what is left out of the repeats as a wish for none. */
export function readAllowedRepeats(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, at): Clause[] => {
    const before = clauses[at - 1]
    const isBehind = (clause.how === 'comma' || clause.how === 'but') && before && isAllowing(before)
    const scope = isBehind ? leftOut(clause.pieces) : null
    if (scope) return [noRepeats(clause, scope)]
    // 'I don't mind repeats except at dinner'.
    const except = cueAt(clause.pieces, 'except')
    const head = { ...clause, pieces: clause.pieces.slice(0, Math.max(0, except)) }
    const own = except > 0 && isAllowing(head) ? leftOut(clause.pieces.slice(except)) : null
    const [last, first] = [head.pieces.at(-1), clause.pieces[except]]
    return own && last && first
      ? [
          { ...head, end: last.end },
          { ...noRepeats({ ...clause, start: first.start }, own), how: 'comma' },
        ]
      : [clause]
  })
}

const noRepeats = (clause: Clause, scope: readonly Piece[]): Clause => {
  const [first] = scope
  const cue = first && inPlaceOf(first, { is: 'cue', cue: 'no repeat', word: 'no repeats' })
  return { ...clause, how: 'comma', pieces: cue ? [cue, ...scope] : [...scope] }
}
