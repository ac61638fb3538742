/** A clause: the tokens of one wish or remark. */

import type { Joiner, Token } from '../tokens/token.ts'

/** Tokens that say one thing, and how they are joined to the clause before. */
export interface Clause {
  joiner: Joiner
  tokens: Token[]
  start: number
  end: number
  /** No joiner stands between it and the clause before. */
  isUnmarked?: true
  /** Start of the word that makes it a condition or a reason: 'if', 'because'. */
  conditionStart?: number
  /** A condition that belongs to the wish behind it: a full stop or 'and then' stands before it. */
  isBeforeWish?: true
  /** A comma or a full stop stands before its 'and': 'curry, and rice on Monday'. */
  hasMarkBeforeAnd?: true
}

/** Makes one clause of two neighbours wherever `join` gives one. */
export function joinNeighbours(
  clauses: readonly Clause[],
  join: (before: Clause, clause: Clause) => Clause | null,
): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before ? join(before, clause) : null
    if (both) joined[joined.length - 1] = both
    else joined.push(clause)
  }
  return joined
}

/** Whether a joiner begins a condition: 'if it is on sale', 'when it gets cold'. */
export const isCondition = (joiner: Joiner): boolean => joiner === 'if' || joiner === 'when'
