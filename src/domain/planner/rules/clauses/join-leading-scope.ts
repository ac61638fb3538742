/** Joins a leading scope to its wish: 'for Kit, no peas', 'at lunch, soup'. */

import { isFunctionWord } from '../joins/join.ts'
import { isDeterminer } from '../joins/rewrite.ts'
import { hasKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const scopes = ['who', 'slot', 'days', 'number'] as const
type Scope = (typeof scopes)[number]

const isScope = (token: Token): token is Extract<Token, { kind: Scope }> =>
  scopes.some((scope) => token.kind === scope)

/**
 * Whether a clause is only a head for the next: 'as for Kit', 'at lunch', 'on two nights', 'this
 * week'.
 */
function isHead({ joiner, tokens, isUnmarked }: Clause): boolean {
  if (isUnmarked || joiner === 'because' || joiner === 'if' || joiner === 'when' || joiner === 'so')
    return false
  const named = tokens.filter(isScope)
  const before = (token: Token) => tokens.slice(0, tokens.indexOf(token))
  const isLinked = (token: Token) =>
    isWord(
      before(token).findLast((one) => !isDeterminer(one)),
      /^for$/,
    )
  // In 'Tom, no beef' Tom may be a name for the planner.
  const isAlone = tokens.length === 1 && joiner === 'stop'
  const isCounted = hasKind(named, 'number')
  return (
    named.length > 0 &&
    tokens.every((token) => isScope(token) || isFunctionWord(token) || isWord(token, /^(?:as|my|our)$/)) &&
    named.every(
      (token) =>
        token.kind !== 'who' ||
        ((isLinked(token) || isAlone) && token.isPronoun !== true && !token.isOthers && !token.isOwner),
    ) &&
    (!isCounted || (named.length === 2 && hasKind(named, 'slot')))
  )
}

/**
 * Whether a clause says after what the next one comes: 'after the roast', 'the night after the
 * curry'.
 */
const isOrder = ({ joiner, tokens }: Clause) =>
  (joiner === 'stop' || joiner === 'comma' || joiner === 'and') &&
  tokens.filter(({ kind }) => kind === 'dish').length === 1 &&
  tokens.some((token) => isCue(token, 'after') && !isWord(token, /before/)) &&
  tokens.every((token) => token.kind === 'dish' || isCue(token, 'after') || isFunctionWord(token))

const isWeek = ({ joiner, tokens }: Clause) =>
  joiner === 'stop' && tokens.every((token) => isFunctionWord(token) || isWord(token, /^this week$/))

/** Whether a clause is a wish to which a head may belong. */
const isWish = ({ joiner, tokens }: Clause) => joiner === 'comma' && hasKind(tokens, 'dish', 'limit')

const ofKind = (tokens: readonly Token[], kind: Scope) => tokens.some((token) => token.kind === kind)

/**
 * Splits off a head between two joiners: 'curry once, and on weekdays, 30 minutes max', 'fish
 * twice. Also, for Ben, no peas'.
 */
function splitHeads(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1]
    const isOfNext = clause.hasMarkBeforeAnd === true && next !== undefined && isWish(next)
    const isOwn = scopes.some((scope) => ofKind(clause.tokens, scope) && ofKind(next?.tokens ?? [], scope))
    return isOfNext && !isOwn && isHead(clause) ? { ...clause, joiner: 'comma' as const } : clause
  })
}

/**
 * Joins a leading scope to the wish behind its comma, as if no comma stood there. A day alone stays
 * a clause: the clause reader lends it to what follows.
 */
export function joinLeadingScope(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  let heads: Clause[] = []
  const close = () => {
    made.push(...heads)
    heads = []
  }
  for (const clause of splitHeads(clauses)) {
    const tokens = heads.flatMap((head) => head.tokens)
    const isOwn = scopes.some((scope) => ofKind(tokens, scope) && ofKind(clause.tokens, scope))
    const isMore = heads.length > 0 && clause.joiner === 'comma'
    const isDayAlone =
      heads.length > 0 && tokens.every((token) => isFunctionWord(token) || token.kind === 'days')
    if (isMore && !isOwn && isWish(clause) && !isDayAlone) {
      const [first] = heads
      const scopeTokens = tokens.filter((token) => !isWord(token, /^(?:as|this week)$/))
      made.push({
        ...clause,
        joiner: first!.joiner,
        tokens: [...scopeTokens, ...clause.tokens],
        start: first!.start,
      })
      heads = []
      continue
    }
    const before = made.at(-1)
    // 'After the roast, something light' is read as 'something light after the roast'.
    const isAfter =
      before && isOrder(before) && clause.tokens.filter(({ kind }) => kind === 'dish').length === 1
    if (heads.length === 0 && isAfter && isWish(clause) && !ofKind(clause.tokens, 'days')) {
      const { joiner, start } = before
      made[made.length - 1] = { ...clause, joiner, start, tokens: [...clause.tokens, ...before.tokens] }
      continue
    }
    if (!(isMore && !isOwn && isHead(clause))) close()
    if (isHead(clause) || (heads.length === 0 && isWeek(clause))) heads.push(clause)
    else made.push(clause)
  }
  close()
  return made
}
