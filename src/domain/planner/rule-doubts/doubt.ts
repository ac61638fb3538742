import type { PlanRule } from '../plan-rule.ts'
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Clause } from '../rule-clauses/clauses.ts'
import type { Memory } from '../rule-clauses/memory.ts'

/** What a doubt looks at: what a clause says, the rule made last, and what was said before. */
export interface Said extends Facts, Pick<Clause, 'tokens' | 'joiner' | 'isUnmarked'> {
  last: PlanRule | undefined
  memory: Memory
}

/** Whether a clause may mean something else than its words suggest. */
export type Doubt = (said: Said) => boolean

/** What the doubts about a clause look at. */
export function saidIn(facts: Facts, memory: Memory): Said {
  const { tokens, joiner, isUnmarked } = facts.clause
  return { ...facts, tokens, joiner, ...(isUnmarked && { isUnmarked }), last: memory.rules.at(-1), memory }
}
