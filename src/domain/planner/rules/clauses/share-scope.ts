/**
 * Days, meals and people that stand once, before or behind a list, and hold for each of its members
 * (planner 139).
 */

import { withMeaning } from '../joins/join.ts'
import { isDeterminer } from '../joins/rewrite.ts'
import { hasKind, isOfKind, isColon, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'
import {
  endOfScope,
  hasScope,
  headOf,
  isAsking,
  isBareNone,
  isClosed,
  isDeniedMember,
  isDenying,
  mayContinueList,
  isNo,
  listFrom,
  memberOf,
} from './list-members.ts'

const placed = (tokens: readonly Token[], place: Token): Token[] =>
  tokens.map((token) => withMeaning(place, token))

/** A clause with the shared tokens: people and denials in front, days and meals behind. */
const withShared = (clause: Clause, head: readonly Token[], scope: readonly Token[]): Clause => {
  const place = clause.tokens.at(-1)!
  const isToo = clause.tokens.some(isDenying)
  return {
    ...clause,
    joiner: clause.joiner === 'or' ? 'and' : clause.joiner,
    tokens: [
      ...placed(isToo ? head.filter(({ kind }) => kind === 'maybe') : head, place),
      ...clause.tokens,
      ...placed(scope, place),
    ],
  }
}

/** Whether a token may stand before the first dish of a list. */
const isLead = (token: Token) => isDenying(token) || isAsking(token) || token.kind === 'maybe'

/**
 * 'Curry and rice for Kit on Monday', 'no bread, peas or rice at lunch': each member gets the
 * scope.
 */
function sharedBehind(clauses: readonly Clause[], from: number): Clause[] | null {
  const members = listFrom(clauses, from)
  const [first, last] = [members[0], members.at(-1)]
  if (!first || !last || members.length < 2 || first.behind.length > 0) return null
  // In 'Max hates peas, beans and a pie on Friday' the beans belong to what he hates.
  const before = memberOf(clauses[from - 1])
  const isOfBefore = before && isDeniedMember(before) && !hasScope(before.behind)
  if (isOfBefore && mayContinueList(first.clause) && isBareNone(first)) return null
  // 'Skip the pasta, tuna, lamb on Monday' denies each; in 'no pasta, lamb on Monday' the lamb may
  // be wanted.
  const isVerb = members.length > 2 && first.before.some((token) => isDenying(token) && !isNo(token))
  if (!isVerb && !isClosed(members)) return null
  const end = endOfScope(last.behind)
  const isEnd = last.behind.slice(end).every((token) => isOfKind(token, 'filler', 'maybe'))
  const head = headOf(first)
  const isEaten = hasKind(head, 'who') && !isDeniedMember(first)
  const isKnown = first.before.every((token) => isLead(token) || (isEaten && token.kind === 'who'))
  const isShared = end > 0 || isEaten
  if (!isShared || !isEnd || !isKnown || hasScope(first.before) || first.clause.joiner === 'so') return null
  // 'Chicken or beef tacos' is a choice, which has a reader of its own.
  if (!isDeniedMember(first) && members.some(({ clause }) => clause.joiner === 'or')) return null
  const scope = last.behind.slice(0, end)
  return members.map((member, index) =>
    withShared(member.clause, index > 0 ? head : [], member === last ? [] : scope),
  )
}

const countable: ReadonlySet<Token['kind']> = new Set(['dish', 'limit', 'count', 'number', 'compare', 'unit'])

/**
 * Whether a clause is only a dish and how often: 'avocado once', 'no more than two curries',
 * 'bread'.
 */
const isCounted = ({ tokens }: Clause) =>
  hasKind(tokens, 'dish') && tokens.every((token) => countable.has(token.kind) || isLead(token))

/**
 * 'For lunches tuna once, bread twice', 'on Friday soup, pie and cake': each member gets the scope.
 */
function sharedInFront(clauses: readonly Clause[], from: number): Clause[] | null {
  const head = clauses[from]
  const isFirst = head?.joiner === 'stop' || head?.joiner === 'next'
  if (!head || (!isFirst && !mayContinueList(head))) return null
  const end = endOfScope(head.tokens)
  if (end === 0 || (!isFirst && end === head.tokens.length)) return null
  const scope = head.tokens.slice(0, end).filter((token) => !isColon(token))
  const isAlone = end === head.tokens.length
  const start = isAlone ? from + 1 : from
  const first = clauses[start]
  if (!first || (isAlone && first.joiner !== 'comma')) return null
  const firstWithoutScope = { ...first, tokens: isAlone ? first.tokens : first.tokens.slice(end) }
  const isMarked = isColon(head.tokens[end - 1])
  // In 'all the dinners nut free, curry once' the dinners are no head of a list.
  if (!isMarked && !isAlone && mayBeginMeal(head.tokens[0])) return null
  const behind = [firstWithoutScope, ...clauses.slice(start + 1)]
  const rest = hasKind(scope, 'days') ? daysList(behind, isMarked) : countedList(behind)
  return rest.length === 0
    ? null
    : [
        ...clauses.slice(from, start + 1),
        ...rest.map((member) => withShared(member.clause, member.head, scope)),
      ]
}

const mayBeginMeal = (token: Token | undefined) =>
  token?.kind === 'slot' || isDeterminer(token) || isWord(token, /^(?:these|this)$/)

/** A clause behind the first of a list, and the tokens before the first dish that hold for it. */
interface Shared {
  clause: Clause
  head: readonly Token[]
}

/**
 * The clauses behind the first that share its days: only dishes, with 'and' or 'or' before the
 * last, or behind a colon.
 */
function daysList(clauses: readonly Clause[], isMarked: boolean): Shared[] {
  const members = listFrom(clauses, 0)
  const [first, ...rest] = members
  const isNone = isDeniedMember(first)
  const isList = isMarked || isNone || isClosed(members)
  if (!first || rest.length === 0 || !isList) return []
  const isPlain = members.every(({ behind }) => behind.every((token) => token.kind === 'filler'))
  if (!isPlain || !first.before.every(isLead)) return []
  if (!isNone && members.some(({ clause }) => clause.joiner === 'or')) return []
  return rest.map(({ clause }) => ({ clause, head: headOf(first) }))
}

/** The clauses behind the first that share its meal or person: dishes, with or without a count. */
function countedList(clauses: readonly Clause[]): Shared[] {
  const [first, ...others] = clauses
  if (!first || !isCounted(first)) return []
  const end = others.findIndex((clause) => !mayContinueList(clause) || !isCounted(clause))
  const rest = end < 0 ? others : others.slice(0, end)
  let head: readonly Token[] = []
  return [first, ...rest]
    .map((clause, at) => {
      const member = memberOf(clause)
      const isMore = at > 0 && member?.behind.length === 0 && isBareNone(member)
      const shared = isMore ? head : []
      if (!isMore) head = member?.behind.length === 0 ? headOf(member) : []
      return { clause, head: shared }
    })
    .slice(1)
}

/** The clauses, each with the days, meals and people that stand once for its list. */
export function shareScope(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (let at = 0; at < clauses.length;) {
    const shared = sharedInFront(clauses, at) ?? sharedBehind(clauses, at)
    made.push(...(shared ?? clauses.slice(at, at + 1)))
    at += shared?.length ?? 1
  }
  return made
}
