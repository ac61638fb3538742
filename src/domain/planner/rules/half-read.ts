import type { Clause } from './clauses.ts'
import { factsOf } from './clause-facts.ts'

/**
 * 'Sandwiches and gyoza on Friday', 'just me and the twins': whether a clause that was not
 * understood ends a list that the one before began, so that the first half alone would say
 * something else.
 */
export function isRestOfList(clause: Clause, before: Clause): boolean {
  if (clause.how !== 'and' && clause.how !== 'or') return false
  const own = clause.pieces.some(({ is }) => is === 'subject' || is === 'ask' || is === 'cue' || is === 'not')
  if (own) return false
  const tail = factsOf(clause)
  const head = factsOf(before)
  if (head.cues.has('we are') || (head.compare !== undefined && head.dishes.length === 0)) return true
  if (head.days || head.slots.length > 0) return false
  const isScoped =
    tail.days !== undefined ||
    tail.slots.length > 0 ||
    tail.who !== undefined ||
    clause.pieces.some(({ is }) => is === 'compare' || is === 'every')
  return isScoped && head.dishes.length > 0
}
