/** What reading a clause comes to. */
import type { PlanRule } from '../plan-rule.ts'
import type { Cue } from '../rule-tokens/token.ts'

/** `rules` are new; `instead` takes the place of the last; null: it says nothing that is known. */
export type Reading = { rules: PlanRule[]; instead?: true } | null

/** Cues that say nothing by themselves of what kind a rule is. */
export const neutralCues: ReadonlySet<Cue> = new Set<Cue>([
  'is',
  'to',
  'per',
  'total',
  'we are',
  'guest',
  'half week',
  'most week',
  'since',
  'other',
  'otherwise',
  'except',
  'spend',
  'within',
  'per',
  'eat again',
])

/** That dish not at all, which is of no single week. */
export function noneOf(rule: Extract<PlanRule, { kind: 'have' }>): Extract<PlanRule, { kind: 'have' }> {
  const { per: _, ...dish } = rule
  return { ...dish, count: { max: 0 } }
}

/** A reading of rules; none of them: nothing that is known. */
export const readingOf = (rules: PlanRule[] | null): Reading => (rules && rules.length > 0 ? { rules } : null)
