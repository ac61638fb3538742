/** What is said of one person goes on for the next: 'Tom is away on Tuesday, Ella on Friday'. */
import { isIdle, inPlaceOf } from '../rule-joins/joined.ts'
import type { Cue, Of, Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { has, hasWord, isA, isPerson, isWord } from '../rule-tokens/piece-checks.ts'

const shared: ReadonlySet<Cue> = new Set(['away', 'guest'])

const cueOf = ({ pieces }: Clause): Of<'cue'> | undefined => {
  const said = pieces.filter((piece): piece is Of<'cue'> => piece.is === 'cue' && piece.cue !== 'is')
  const [cue] = said
  return said.length === 1 && cue && shared.has(cue.cue) ? cue : undefined
}

/** Somebody, and nothing said of them but when. */
const isPersonOnly = ({ pieces }: Clause) =>
  pieces.filter(isPerson).length === 1 &&
  pieces.every(
    (piece) => isPerson(piece) || isA(piece, 'days', 'slot') || isIdle(piece) || isWord(piece, /^nor$/),
  ) &&
  !hasWord(pieces, /^(?:for|with|to|of)$/)

const daysOf = ({ pieces }: Clause) => pieces.filter(({ is }) => is === 'days')

/**
 * A clause that names somebody, and no more than a day, has the predicate of the clause before it;
 * one that says 'too' or 'so is' has its day besides.
 */
export function sharePredicate(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const cue = before && cueOf(before)
    const days = before ? daysOf(before) : []
    const who = clause.pieces.find(isPerson)
    const isToo = clause.how === 'so' || hasWord(clause.pieces, /^(?:too|also|as well|nor)$/)
    const isJoined =
      clause.how === 'and' || clause.how === 'comma' || clause.how === 'but' || clause.how === 'so'
    const own = daysOf(clause)
    const isOfPerson = before?.pieces.some(isPerson) === true && !has(before.pieces, 'thing')
    const isShort = own.length > 0 ? clause.how !== 'so' : isToo && days.length === 1
    if (!cue || !who || !isJoined || !isOfPerson || !isShort || !isPersonOnly(clause) || days.length > 1) {
      made.push(clause)
      continue
    }
    const rest = clause.pieces.filter((piece) => piece !== who && !isIdle(piece) && !isWord(piece, /^nor$/))
    const day =
      own.length > 0 ? [] : days.map((piece): Piece => ({ ...piece, start: who.start, end: who.end }))
    made.push({
      ...clause,
      how: 'and',
      pieces: [who, inPlaceOf(who, cue), ...rest, ...day],
    })
  }
  return made
}
