import type { PlanRule } from '../../plan-rule.ts'
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'

/** What a doubt looks at: what a clause says, the rule made last, and what was said before. */
export interface DoubtContext extends ClauseFacts, Pick<Clause, 'tokens' | 'joiner' | 'isUnmarked'> {
  last: PlanRule | undefined
  state: ReadingState
}

/** Whether a clause may mean something else than its words suggest. */
export type DoubtCheck = (context: DoubtContext) => boolean

/** What the doubts about a clause look at. */
export function doubtContextOf(facts: ClauseFacts, state: ReadingState): DoubtContext {
  const { tokens, joiner, isUnmarked } = facts.clause
  return { ...facts, tokens, joiner, ...(isUnmarked && { isUnmarked }), last: state.rules.at(-1), state }
}
