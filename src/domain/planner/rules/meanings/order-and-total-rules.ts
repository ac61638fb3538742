/** Rules for one dish after another, and for sums. */

import { type PlanRule, hasCountLimits } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf, areAllEmpty, strengthOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { cueAt, hasKind, hasWord, isWord } from '../tokens/token-checks.ts'

/** One dish is planned on the day after another one: 'soup the night after the ribs'. */
export function orderRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, dishes, clause } = facts
  if (!cues.has('after') && !cues.has('next day')) return null
  const then = dayAfterIt(facts, state)
  if (then) return [then]
  const at = cueAt(clause.tokens, 'after', 'next day')
  const [first, second] = dishes
  if (!first || !second || dishes.length > 2) return null
  const cue = clause.tokens[at]
  const isBefore = isWord(cue, /before/, 'cue')
  const isAhead = at < first.at !== isBefore
  // 'The day after the roast, soup' names the earlier dish first.
  // 'Follow the roast with a curry the next day'.
  const isFollowed = hasWord(clause.tokens, /^follow$/, 'ask')
  const [what, before] = isAhead || isFollowed ? [second, first] : [first, second]
  return [{ kind: 'order', what: what.what, after: before.what, ...strengthOf(facts) }]
}

/** 'A lasagne and then the day after that something meat free': after the last dish. */
function dayAfterIt(
  { cues, dishes: [dish, ...more], clause: { joiner, tokens }, days, isNot, who }: ClauseFacts,
  { rules }: ReadingState,
): PlanRule | null {
  const last = rules.at(-1)
  const isOnce = hasCountLimits(last) && last.count.min === 1 && !last.when && !last.who
  const isNextDay =
    joiner !== 'stop' && cues.size === 1 && cues.has('next day') && areAllEmpty(days, isNot, who)
  return dish && more.length === 0 && isNextDay && isOnce && !hasKind(tokens, 'count')
    ? { kind: 'order', what: dish.what, after: last.what }
    : null
}

/**
 * A limit of cost or energy is for all meals of a day or week together: 'keep the week under £60',
 * 'no more than 2000 kcal a day'.
 */
export function totalRules(
  facts: ClauseFacts,
  per: 'day' | 'week' | undefined,
  who: readonly string[] | undefined,
): PlanRule[] | null {
  const [dish] = facts.dishes
  if (!dish || facts.dishes.length > 1 || (dish.what.cost === undefined && dish.what.kcal === undefined))
    return null
  if (per === undefined) return null
  const when = ruleDaysOf(per === 'week' ? undefined : facts.days, facts.slots)
  return [{ kind: 'total', what: dish.what, per, ...scopeOf(when, who), ...strengthOf(facts) }]
}
