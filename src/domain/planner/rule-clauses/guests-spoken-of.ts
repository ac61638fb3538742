/** Guests of whom a later clause speaks: 'my parents are here, dad is diabetic'. */
import { isIdle } from '../rule-joins/joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { factsOf } from './clause-facts.ts'
import type { Clause } from './clauses.ts'
import { hasCue, isCue, isPronoun } from '../rule-tokens/piece-checks.ts'

const parents = /^(?:my |our |his |her )?(?:parents|folks|in-?laws|parents[- ]in[- ]law)$/i
const parent = /^(?:mum|mom|mam|mother|dad|father)$/i

/** 'Dad' and 'Mum' behind 'my parents' are those who come, and nobody of the household. */
export function nameParents(clauses: readonly Clause[], sentence: string): Clause[] {
  const textOf = ({ start, end }: Piece) => sentence.slice(start, end)
  let areHere = false
  return clauses.map((clause) => {
    const first = clause.pieces.findIndex((piece) => !isIdle(piece))
    const who = clause.pieces[first]
    const isTheirs = areHere && who?.is === 'who' && parent.test(textOf(who))
    areHere ||= clause.pieces.some((piece) => piece.is === 'guest' && parents.test(textOf(piece).trim()))
    if (!isTheirs) return clause
    const { start, end, isGlued } = who
    const name = textOf(who)
    const named = name.charAt(0).toUpperCase() + name.slice(1)
    const guest: Piece = { is: 'guest', names: [named], people: 1, start, end, isGlued }
    return { ...clause, pieces: clause.pieces.with(first, guest) }
  })
}

/** 'While she is here', 'when they're here', and nothing else. */
const isStay = ({ how, pieces }: Clause) =>
  how === 'when' &&
  hasCue(pieces, 'guest') &&
  pieces.every(
    (piece) => isIdle(piece) || piece.is === 'subject' || isPronoun(piece) || isCue(piece, 'guest', 'is'),
  )

/**
 * 'Grandma comes Friday to Sunday, nothing spicy while she's here': on the days of her stay. What
 * is for her alone ('no garlic for Nani while she's here') needs none.
 */
export function joinStay(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  let stay: Of<'days'> | undefined
  for (const clause of clauses) {
    const wish = made.at(-1)
    const facts = wish && factsOf(wish)
    const isWish = facts !== undefined && facts.dishes.length > 0 && !facts.days && !facts.hasUnknown
    if (wish && isWish && isStay(clause) && (facts.guest ?? stay)) {
      const days = facts.guest ? [] : [stay].filter((day) => day !== undefined)
      made[made.length - 1] = { ...wish, pieces: [...wish.pieces, ...days], end: clause.end }
      continue
    }
    const { guest, days, cues } = factsOf(clause)
    if (guest && days && (cues.has('guest') || clause.pieces.length < 3)) stay = days
    made.push(clause)
  }
  return made
}
