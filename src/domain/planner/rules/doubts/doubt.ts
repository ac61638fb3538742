import type { PlanRule } from '../../plan-rule.ts'
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'

/** What a doubt looks at: what a clause says, the rule made last, and what was said before. */
export interface DoubtContext extends ClauseFacts, Pick<Clause, 'tokens' | 'joiner' | 'isUnmarked'> {
  last: PlanRule | undefined
  state: ReadingState
}

/** What a doubt about a clause behind an unread one looks at. */
export interface ContextBehindUnread extends DoubtContext {
  /** The unread clause. */
  before: ClauseFacts
  /** The members of a list right before the clause, all of them unread. */
  listBefore: readonly Clause[]
}

/** What a doubt about neighbours looks at: a clause and those right before and behind it. */
export interface NeighbourContext extends DoubtContext {
  ahead: ClauseFacts | undefined
  next: ClauseFacts | undefined
  /** All clauses behind it. */
  rest: readonly Clause[]
  isAfterUnread: boolean
}

/**
 * A reason to leave a clause unread although all its words are known: it may mean something else
 * than its words suggest.
 */
export interface Doubt<Context = DoubtContext> {
  /** Sentences of which a clause stays unread for this reason alone. */
  examples: readonly string[]
  because: string
  applies: (context: Context) => boolean
}

/** What the doubts about a clause look at. */
export function doubtContextOf(facts: ClauseFacts, state: ReadingState): DoubtContext {
  const { tokens, joiner, isUnmarked } = facts.clause
  return { ...facts, tokens, joiner, ...(isUnmarked && { isUnmarked }), last: state.rules.at(-1), state }
}
