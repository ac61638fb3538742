/** Lists in which 'each week' stands once. */

import { isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { clauseFactsOf, hasOnlyKinds } from './clause-facts.ts'
import type { Clause } from './clause.ts'

const isWeekly = (token: Token | undefined) => isWord(token, /^(?:each|every|a|per) week$|^weekly$/, 'cue')

const isCountedDish = (clause: Clause) => {
  const facts = clauseFactsOf(clause)
  const isCounted = facts.count !== undefined || facts.number !== undefined
  const isPlain = hasOnlyKinds(
    facts,
    'dish',
    'number',
    'count',
    'compare',
    'some',
    'cue',
    'not',
    'meal',
    'slot',
  )
  return isCounted && isPlain && facts.dishes.length > 0 && !facts.hasUnknown
}

/** 'Each week one fish and two curries', 'one fish and two curries a week': every week for both. */
export function shareWeeklyCount(clauses: readonly Clause[]): Clause[] {
  const shared = [...clauses]
  const shareCount = (at: number, from: number) => {
    const week = shared[from]?.tokens.find(isWeekly)
    const one = shared[at]
    // 'Steak once in the two weeks and burgers once a week'.
    if (
      !week ||
      !one ||
      one.tokens.some((token) => isWeekly(token) || isWord(token, /(?:weeks|fortnight|month)$/, 'filler'))
    )
      return
    shared[at] = { ...one, tokens: [...one.tokens, { ...week, start: one.end, end: one.end }] }
  }
  for (let from = 0; from < clauses.length;) {
    let to = from + 1
    while (['comma', 'and'].includes(clauses[to]?.joiner ?? '')) to += 1
    const run = clauses.slice(from, to).filter(({ tokens }) => tokens.some(({ kind }) => kind !== 'filler'))
    const isLed = isWeekly(run[0]?.tokens.find((token) => token.kind !== 'filler'))
    const isEnded = isWeekly(run.at(-1)?.tokens.findLast((token) => token.kind !== 'filler'))
    if (run.length > 1 && (isLed || isEnded) && run.every(isCountedDish))
      for (let at = from; at < to; at++) shareCount(at, isLed ? from : to - 1)
    from = to
  }
  return shared
}
