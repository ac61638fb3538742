/** Lists of which 'each week' is said once. */
import type { Clause } from './clauses.ts'
import { factsOf, isOnly } from './clause-facts.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { isWord } from '../rule-tokens/piece-checks.ts'

const isWeekly = (piece: Piece | undefined) => isWord(piece, /^(?:each|every|a|per) week$|^weekly$/, 'cue')

const isCountedDish = (clause: Clause) => {
  const facts = factsOf(clause)
  const isCounted = facts.count !== undefined || facts.number !== undefined
  const isPlain = isOnly(facts, 'thing', 'number', 'count', 'compare', 'some', 'cue', 'not', 'meal', 'slot')
  return isCounted && isPlain && facts.dishes.length > 0 && !facts.hasUnknown
}

/** 'Each week one fish and two curries', 'one fish and two curries a week': each of them. */
export function shareWeeklyCount(clauses: readonly Clause[]): Clause[] {
  const shared = [...clauses]
  const shareCount = (at: number, from: number) => {
    const week = shared[from]?.pieces.find(isWeekly)
    const one = shared[at]
    // 'Steak once in the two weeks and burgers once a week'.
    if (
      !week ||
      !one ||
      one.pieces.some((piece) => isWeekly(piece) || isWord(piece, /(?:weeks|fortnight|month)$/, 'filler'))
    )
      return
    shared[at] = { ...one, pieces: [...one.pieces, { ...week, start: one.end, end: one.end }] }
  }
  for (let from = 0; from < clauses.length;) {
    let to = from + 1
    while (['comma', 'and'].includes(clauses[to]?.how ?? '')) to += 1
    const run = clauses.slice(from, to).filter(({ pieces }) => pieces.some(({ is }) => is !== 'filler'))
    const isLed = isWeekly(run[0]?.pieces.find((piece) => piece.is !== 'filler'))
    const isEnded = isWeekly(run.at(-1)?.pieces.findLast((piece) => piece.is !== 'filler'))
    if (run.length > 1 && (isLed || isEnded) && run.every(isCountedDish))
      for (let at = from; at < to; at++) shareCount(at, isLed ? from : to - 1)
    from = to
  }
  return shared
}
