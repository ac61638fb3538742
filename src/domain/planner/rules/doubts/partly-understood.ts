import { clauseFactsOf, hasOnlyKinds } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { restsOfWishes } from './rests-of-wishes.ts'

/** The clauses right before an unread one that would say too much without it. */
export function partlyUnderstood(clause: Clause, run: readonly Clause[]): Clause[] {
  const halfReadClauses: Clause[] = []
  let after = clause
  for (const before of run.toReversed()) {
    if (halfReadClauses.length === 0 ? !isRestOfList(after, before) : !areOneList(after, before)) break
    halfReadClauses.unshift(before)
    after = before
  }
  return halfReadClauses
}

/** Whether two clauses belong to one list: 'no wheat, no dairy and no eggs for Gran'. */
function areOneList(clause: Clause, before: Clause): boolean {
  if (clause.joiner !== 'comma' && clause.joiner !== 'and' && clause.joiner !== 'or') return false
  const [one, other] = [clauseFactsOf(clause), clauseFactsOf(before)]
  const isBare = (facts: typeof one) =>
    facts.dishes.length > 0 && hasOnlyKinds(facts, 'dish', 'not', 'number', 'some') && facts.cues.size === 0
  return isBare(one) && isBare(other) && one.isNot === other.isNot
}

/**
 * Whether an unread clause ends a list that the one before begins ('sandwiches and gyoza on
 * Friday', 'just me and the twins'), so that the first part alone would mean something else.
 */
function isRestOfList(clause: Clause, before: Clause): boolean {
  const { tokens, joiner, isUnmarked } = clause
  const [tail, head] = [clauseFactsOf(clause), clauseFactsOf(before)]
  const pair = { tokens, joiner, ...(isUnmarked && { isUnmarked }), first: tokens[0], tail, head }
  return restsOfWishes.some((doubt) => doubt.applies(pair))
}
