/** The result of reading a clause. */

import type { PlanRule } from '../../plan-rule.ts'
import type { Cue } from '../tokens/token.ts'

/** New rules; `instead`: they replace the last rule. Null: this reader does not know the clause. */
export type ClauseReading = { rules: PlanRule[]; instead?: true } | null

/** Cues that do not decide by themselves which kind a rule is of. */
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

/** The rule with its dish denied, without `per`, as it then holds in every week. */
export function noneOf(rule: Extract<PlanRule, { kind: 'have' }>): Extract<PlanRule, { kind: 'have' }> {
  const { per: _, ...dish } = rule
  return { ...dish, count: { max: 0 } }
}

/** A reading of these rules; null where there are none. */
export const readingFrom = (rules: PlanRule[] | null): ClauseReading =>
  rules && rules.length > 0 ? { rules } : null
