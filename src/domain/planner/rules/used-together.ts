import type { Clause } from './clauses.ts'
import { type Facts, factsOf, isOnly } from './clause-facts.ts'

/** 'Half a bag of spinach, 300 g paneer and some feta to use up': all three are to be used up. */
export function usedTogether(clauses: readonly Clause[]): Clause[] {
  const made = [...clauses]
  for (let at = made.length - 1; at > 0; at--) {
    const [clause, before] = [made[at], made[at - 1]]
    if (!clause || !before || (clause.how !== 'and' && clause.how !== 'comma')) continue
    const facts = factsOf(clause)
    const isUsed = facts.cues.has('use') && facts.dishes.length > 0 && !facts.isNot
    if (isUsed && isAmountOf(factsOf(before)))
      made[at - 1] = {
        ...before,
        pieces: [
          ...before.pieces,
          { is: 'cue', cue: 'use', start: before.end, end: before.end, isGlued: false },
        ],
      }
  }
  return made
}

/** So much of a food and nothing else: no meal is counted in grams or halves. */
const isAmountOf = (facts: Facts) =>
  facts.dishes.length === 1 &&
  !facts.isNot &&
  (facts.amount !== undefined || (facts.number !== undefined && facts.number.n % 1 !== 0)) &&
  isOnly(facts, 'thing', 'amount', 'number', 'some')
