/** A guest or absence before its day: 'Grandma's joining us, roast lamb on Sunday'. */

import { hasCue, isOfKind, isCue, isPerson } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

/** Whether a token is a day or a length of time, or may hide one. */
const isTime = (token: Token) =>
  isOfKind(token, 'days', 'every', 'weeks', 'unit', 'relative', 'month', 'not', 'dish', 'unknown') ||
  isCue(token, 'total', 'stays', 'until', 'since', 'half week', 'most week')

/**
 * If a sentence begins with somebody who comes or is away and names no day, and everything behind
 * it is for one day, they come or are away on that day.
 */
export function lendDayBack(clauses: readonly Clause[]): Clause[] {
  const [first, ...rest] = clauses
  const [next] = rest
  if (!first || !next || first.isUnmarked || (next.joiner !== 'comma' && next.joiner !== 'so'))
    return [...clauses]
  const isTheirs =
    first.joiner === 'stop' && hasCue(first.tokens, 'guest', 'away', 'out') && first.tokens.some(isPerson)
  const days = rest.flatMap(({ tokens }) => tokens.filter((token) => token.kind === 'days'))
  const [day] = days
  if (!isTheirs || first.tokens.some(isTime) || days.length !== 1 || day?.sort !== 'one') return [...clauses]
  if (!next.tokens.includes(day) || next.tokens.some(isPerson)) return [...clauses]
  return [{ ...first, tokens: [...first.tokens, { ...day, start: first.end, end: first.end }] }, ...rest]
}
