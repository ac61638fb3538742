/** Fragments with only days: 'never at lunch', 'and stays until Thursday'. */

import { type ClauseFacts, hasOnlyKinds, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { hasWord } from '../tokens/token-checks.ts'
import { noneOf, type ClauseReading } from './clause-reading.ts'

/**
 * Denies the last dish at other times: 'dal twice but never at lunch', 'no bread at breakfast, none
 * at lunch'.
 */
export function denyAtOtherTimes(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const { clause, days, slots, isNot } = facts
  const last = state.rules.at(-1)
  const isNever = hasWord(clause.tokens, /^(?:not|never|none)$/, 'not')
  if (
    !['but', 'comma', 'and'].includes(clause.joiner) ||
    !isNot ||
    !isNever ||
    last?.kind !== 'have' ||
    slots.length === 0
  )
    return null
  if (!hasOnlyKinds(facts, 'days', 'slot', 'not')) return null
  return { rules: [{ ...noneOf(last), ...scopeOf(ruleDaysOf(days, slots), last.who) }] }
}

/** Reads the end of a stay: 'Grandma comes on Tuesday and stays until Thursday'. */
export function endOfStay(
  { cues, days, dishes, guest, clause }: ClauseFacts,
  { rules, context }: ReadingState,
): ClauseReading {
  const last = rules.at(-1)
  if (!cues.has('stays') || !days || dishes.length > 0 || guest || last?.kind !== 'guest' || !last.when)
    return null
  if (clause.joiner !== 'and' && clause.joiner !== 'comma') return null
  const [from] = datesIn(last.when, context)
  const to = datesIn(days, context).findLast((date) => from !== undefined && date >= from)
  if (from === undefined || to === undefined) return null
  const dates = context.dates.filter((date) => date >= from && date <= to)
  const { slots } = last.when
  return { rules: [{ ...last, when: { dates, ...(slots && { slots }) } }], instead: true }
}
