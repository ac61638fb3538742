/** 'We've had sausages all week, give us a break from them': which food 'them' is. */
import type { Piece } from '../rule-tokens/piece.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Clause } from './clauses.ts'
import { factsOf } from './clause-facts.ts'
import { isA, isCue, isPronoun, isWord } from '../rule-tokens/piece-checks.ts'

const isPointing = (piece: Piece) =>
  (isPronoun(piece) && piece.names.length === 0) ||
  isWord(piece, /^it$/, 'subject') ||
  isWord(piece, /^(?:those|these)$/, 'filler') ||
  // 'Have it twice'.
  (isCue(piece, 'eat again') && isWord(piece, /^(?:eat|have) it$/))

/** Whether a clause says how often, or not at all, of what a pronoun stands for, and no more. */
function isOfPronoun({ pieces, how }: Clause): boolean {
  const isPlain = pieces.every(
    (piece) =>
      isIdle(piece) ||
      isPointing(piece) ||
      isA(piece, 'not', 'ask', 'subject', 'count', 'maybe') ||
      isWord(piece, /^skip$/, 'cue'),
  )
  const isSaying = pieces.some((piece) => isA(piece, 'not', 'count') || isCue(piece, 'skip'))
  return isPlain && isSaying && (how === 'comma' || how === 'so' || how === 'and' || how === 'stop')
}

/** The one food of a clause that says something of it which no list knows. */
function onlyFood(clause: Clause): Piece | undefined {
  const { dishes, hasUnknown, isNot, days } = factsOf(clause)
  const [dish, ...others] = dishes.filter(({ isQuality }) => !isQuality)
  return dish && others.length === 0 && hasUnknown && !isNot && !days ? clause.pieces[dish.at] : undefined
}

/**
 * The clauses with the food in place of a pronoun that stands for it, where the clause before tells
 * of that food only what cannot be planned by: 'Raj loves fish, so put it in twice'.
 */
export const nameThem = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const food = before && isOfPronoun(clause) ? onlyFood(before) : undefined
    const at = food ? clause.pieces.findLastIndex(isPointing) : -1
    const pronoun = clause.pieces[at]
    if (!food || !pronoun) return clause
    const { start, end, isGlued } = pronoun
    return { ...clause, pieces: clause.pieces.with(at, { ...food, start, end, isGlued }) }
  })
