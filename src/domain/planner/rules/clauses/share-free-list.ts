/** Lists of what is free of several foods, which is one wish: 'egg, milk and nut free for Max'. */

import { withMeaning } from '../joins/join.ts'
import { hasKind, isDishAdjective, isOfKind, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'
import { endOfScope, hasScope, mayContinueList } from './list-members.ts'

const isFree = (token: Token | undefined) =>
  isDishAdjective(token) && typeof token.what.diet === 'string' && token.what.diet.endsWith('-free')

/** The list of clauses that begins with one, each about what is free of one food. */
function freeListFrom(clauses: readonly Clause[], from: number): Clause[] {
  const list: Clause[] = []
  for (let at = from; at < clauses.length; at += 1) {
    const clause = clauses[at]!
    const dish = clause.tokens.findIndex(isFree)
    const isNext = at === from || (mayContinueList(clause) && dish === 0)
    if (!isNext || dish < 0 || hasKind(clause.tokens.slice(dish + 1), 'dish')) break
    list.push(clause)
    if (clause.tokens.length > dish + 1) break
  }
  return list
}

/**
 * Whether a list is counted: 'two egg and dairy free dinners', 'an egg and dairy free dinner', 'egg
 * and dairy free twice'.
 */
const isCounted = (list: readonly Clause[]) =>
  list.some(({ tokens }) =>
    tokens.some(
      (token, at) =>
        isWord(token, /^an?$/, 'filler') ||
        (isOfKind(token, 'number', 'count') && tokens[at + 1]?.kind !== 'unit'),
    ),
  )

/** A list as one clause that is not understood. */
function unreadOf(list: readonly Clause[]): Clause {
  const [first, last] = [list[0]!, list.at(-1)!]
  const unknown: Token = { ...last.tokens.at(-1)!, kind: 'unknown' }
  return { ...first, tokens: [...list.flatMap(({ tokens }) => tokens), unknown], end: last.end }
}

/** The list with its days, meals and people for each; null where it has none of them behind it. */
function sharedBehind(list: readonly Clause[]): Clause[] | null {
  const last = list.at(-1)!
  const behind = last.tokens.slice(last.tokens.findIndex(isFree) + 1)
  const end = endOfScope(behind)
  const isEnd = behind.slice(end).every(({ kind }) => kind === 'filler')
  if (end === 0 || !isEnd || hasScope(list[0]!.tokens)) return null
  const scope = behind.slice(0, end)
  return list.map((clause) =>
    clause === last
      ? clause
      : {
          ...clause,
          tokens: [...clause.tokens, ...scope.map((token) => withMeaning(clause.tokens.at(-1)!, token))],
        },
  )
}

/**
 * The clauses, each list of what is free of several foods with its days, meals and people for each
 * (planner 166). No rule says that one meal is free of several, so a counted list is said back.
 */
export function shareFreeList(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (let at = 0; at < clauses.length;) {
    const list = freeListFrom(clauses, at)
    if (list.length < 2) made.push(clauses[at]!)
    else if (isCounted(list)) made.push(unreadOf(list))
    else made.push(...(sharedBehind(list) ?? list))
    at += Math.max(1, list.length)
  }
  return made
}
