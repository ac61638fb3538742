/** Numbers of people said as a list: 'six for Thanksgiving, then eight on Saturday'. */
import { isIdle, inPlaceOf } from '../rule-joins/joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { has, isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** 'Us four', 'the four of us': all of the household. */
const isAll = (piece: Piece) => piece.is === 'who' && piece.names.length > 1 && piece.others !== true

/** A number of two or more and the days of it, and nothing that is counted. */
function isNumberOfDays({ pieces }: Clause): boolean {
  const numbers = pieces.filter((piece) => piece.is === 'number' || isAll(piece))
  const [number] = numbers
  const isSaid = (piece: Piece) =>
    piece === number ||
    piece.is === 'days' ||
    isIdle(piece) ||
    isCue(piece, 'after') ||
    isWord(piece, /^that$/)
  const isWhole =
    number !== undefined && (number.is !== 'number' || (Number.isInteger(number.n) && number.n > 1))
  const hasDays = pieces.some((piece) => piece.is === 'days' || isCue(piece, 'after'))
  return isWhole && numbers.length === 1 && hasDays && pieces.every(isSaid)
}

const isNext = ({ how }: Clause) => how === 'next' || how === 'and' || how === 'comma' || how === 'but'

/**
 * Where two clauses one after another say no more than a number and a day, the numbers are of who
 * eats. One alone may count anything.
 */
export function countHeads(clauses: readonly Clause[]): Clause[] {
  const isListed = (at: number) => {
    const [one, before, next] = [clauses[at], clauses[at - 1], clauses[at + 1]]
    if (!one || !isNumberOfDays(one)) return false
    const pairs: [Clause | undefined, Clause | undefined][] = [
      [before, one],
      [one, next],
    ]
    return pairs.some(
      ([first, second]) =>
        first !== undefined &&
        second !== undefined &&
        isNext(second) &&
        isNumberOfDays(first) &&
        isNumberOfDays(second) &&
        // Of people alone, who they are may say who cooks.
        [first, second].some(({ pieces }) => has(pieces, 'number')),
    )
  }
  return clauses.map((clause, at) => {
    const [first] = clause.pieces
    if (!first || !isListed(at)) return clause
    const weAre = inPlaceOf(first, { is: 'cue', cue: 'we are', word: 'we are' })
    const pieces = clause.pieces.map((piece) =>
      piece.is === 'who' ? inPlaceOf(piece, { is: 'number', n: piece.names.length }) : piece,
    )
    const how = clause.how === 'next' ? 'comma' : clause.how
    return { ...clause, how, pieces: [weAre, ...pieces] }
  })
}
