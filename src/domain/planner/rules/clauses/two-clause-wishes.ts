/** Wishes told in two clauses, and what is cooked instead. */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { clauseFactsOf, isDishesAlone, areAllEmpty } from './clause-facts.ts'
import { type Clause, joinNeighbours } from './clause.ts'

const isOnlyWord = (token: Token) => isWord(token, /^(?:only|just)$/, 'compare', 'every')

/** 'But only on Saturday or Sunday'. */
const limitsToDays = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'but' &&
  tokens.some(isOnlyWord) &&
  hasKind(tokens, 'days') &&
  tokens.every((token) => isFunctionWord(token) || isOnlyWord(token) || token.kind === 'days')

/** 'One new dish but only on Friday or Saturday': the days belong to the dish. */
export const joinOnlyThen = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const { number, count, dishes, days, isNot, hasUnknown } = clauseFactsOf(before)
    const isCounted = (number ?? count) !== undefined
    const isWish = isCounted && dishes.length === 1 && areAllEmpty(days, isNot, hasUnknown)
    const scope = clause.tokens.filter((token) => !isOnlyWord(token))
    return isWish && limitsToDays(clause)
      ? { ...before, tokens: [...before.tokens, ...scope], end: clause.end }
      : null
  })

/**
 * Splits 'pad thai on Monday, or dal if we can't'. No rule can say the second part, which stays
 * unread.
 */
export function splitFallback(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const [next, first] = [clauses[at + 1], clause.tokens[0]]
    const isFallback = clause.joiner === 'or' && isDishesAlone(clauseFactsOf(clause)) && next?.joiner === 'if'
    const before = made.at(-1)
    if (isFallback && first && before && clauseFactsOf(before).days && !clauseFactsOf(next).days)
      made.push({ ...clause, joiner: 'comma', tokens: [asUnknown(first), ...clause.tokens] })
    else made.push(clause)
  }
  return made
}

const asUnknown = (token: Token): Token => withMeaning(token, { kind: 'unknown' })
