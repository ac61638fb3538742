/** Lists of food that there is, of which a part was not read. */

import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

/**
 * Whether a clause continues a list of food that there is: 'half a squash to use up, yoghurt',
 * 'we've got mince, some peas'.
 */
export function isOfStock(facts: ClauseFacts, before: readonly Clause[]): boolean {
  const { joiner } = facts.clause
  const isListed = joiner === 'comma' || joiner === 'and'
  const isBare = facts.dishes.length > 0 && hasOnlyKinds(facts, 'dish', 'number', 'amount', 'some')
  return (
    isListed &&
    isBare &&
    areAllEmpty(facts.isAsking, facts.isMaybe) &&
    before.some((clause) => {
      const stock = clauseFactsOf(clause)
      const isOwned = stock.dishes.length > 0 && !stock.days && clause.tokens.some(isHaving)
      return stock.cues.has('use') || isOwned
    })
  )
}

const isHaving = (token: Token) =>
  isWord(token, /^(?:have|we have|got|ive got|weve got|i have got|we have got)$/)

/**
 * Whether a clause is part of a list to be used up whose end was not read: 'three peppers, the end
 * of the hummus and some tomatoes want eating'.
 */
export function isOfUnknownStock(facts: ClauseFacts, rest: readonly Clause[]): boolean {
  if (facts.dishes.length === 0 || facts.isNot || !hasOnlyKinds(facts, 'dish', 'number', 'amount', 'some'))
    return false
  const end = rest.findIndex(({ joiner }) => joiner !== 'comma' && joiner !== 'and')
  const list = end < 0 ? rest : rest.slice(0, end)
  const use = list.findIndex((clause) => clauseFactsOf(clause).cues.has('use'))
  return list.slice(0, use + 1).some((clause) => clauseFactsOf(clause).hasUnknown)
}
