/** 'Quick' beside minutes. */
import type { DishLike } from '../plan-rule.ts'
import { isOfEveryMeal, type Of, type Piece } from '../rule-tokens/piece.ts'
import { QUICK_MINUTES } from '../rule-reader/rule-context.ts'
import type { Clause } from './clauses.ts'

const isMinutes = (piece: Piece): piece is Of<'limit'> =>
  piece.is === 'limit' && Object.keys(piece.what).join() === 'minutes'

const isQuick = (piece: Piece): piece is Of<'thing'> =>
  piece.is === 'thing' && piece.what.minutes?.max === QUICK_MINUTES && piece.what.minutes.min === undefined

/** 'Quick breakfasts, ten minutes max': a limit alone is of what stands before it. */
const isLimitAlone = ({ how, pieces }: Clause) =>
  how === 'comma' &&
  pieces.every((piece) => piece.is === 'filler' || (isMinutes(piece) && !isOfEveryMeal(piece)))

/** The clause with these minutes where it says 'quick'. */
const within = (clause: Clause, minutes: DishLike['minutes']): Clause => ({
  ...clause,
  pieces: clause.pieces
    .filter((piece) => !isMinutes(piece))
    .map((piece) => (isQuick(piece) ? { ...piece, what: { ...piece.what, minutes } } : piece)),
})

/** 'Quick dinners, 20 minutes max': the minutes say how quick. */
export function sayHowQuick(clauses: readonly Clause[]): readonly Clause[] {
  const told: Clause[] = []
  for (const clause of clauses) {
    const before = told.at(-1)
    const limit = clause.pieces.find(isMinutes)
    if (limit && clause.pieces.some(isQuick)) told.push(within(clause, limit.what.minutes))
    else if (limit && before?.pieces.some(isQuick) && isLimitAlone(clause))
      told.splice(-1, 1, { ...within(before, limit.what.minutes), end: clause.end })
    else told.push(clause)
  }
  return told
}
