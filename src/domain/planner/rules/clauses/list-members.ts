/** The members of a list of dishes, and the scope around it. */

import { isFunctionWord } from '../joins/join.ts'
import { isDeterminer } from '../joins/rewrite.ts'
import { hasKind, isOfKind, isColon, isCue, isDishNoun, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const isLink = (token: Token | undefined) =>
  isDeterminer(token) || isWord(token, /^(?:on|at|for|in|this|these|please|in (?:it|them|anything)|:|-)$/)

/** Whether a token says when or for whom; a person does behind 'for' and before a colon. */
const isScope = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  const link = tokens.slice(0, at).findLast((one) => !isDeterminer(one))
  const isFor = isWord(link, /^for$/) || (at === 0 && isColon(tokens[1]))
  return (
    token?.kind === 'days' ||
    isWord(token, /^this week$/) ||
    (token?.kind === 'slot' && token.isNight !== true) ||
    (token?.kind === 'who' && isFor && !token.isPronoun && !token.isOthers && !token.isOwner)
  )
}

/** Where the scope ends that the tokens begin with; 0 where they begin with none. */
export function endOfScope(tokens: readonly Token[]): number {
  let end = 0
  for (let at = 0; at < tokens.length; at += 1)
    if (isScope(tokens, at)) end = at + 1
    else if (!isLink(tokens[at])) break
  // 'For Kit: ...', 'Monday: ...'.
  return end > 0 && isColon(tokens[end]) ? end + 1 : end
}

const isBeforeMember = (token: Token) => isWord(token, /^(?:the|any|some|our|a|an|of)$/)

/** Whether a token denies a dish: 'no', 'we don't want', 'skip'. */
export const isDenying = (token: Token) =>
  token.kind === 'not' || isCue(token, 'dislikes', 'cannot have', 'not eating', 'skip')

/** A member of a list: its dish, and the tokens before and behind it. */
export interface Member {
  clause: Clause
  before: readonly Token[]
  dish: TokenOf<'dish'>
  behind: readonly Token[]
}

/** The clause as a member of a list; null where it does not name one dish. */
export function memberOf(clause: Clause | undefined): Member | null {
  if (!clause || clause.conditionStart !== undefined) return null
  const at = clause.tokens.findIndex(isDishNoun)
  const dish = clause.tokens[at]
  if (!isDishNoun(dish) || hasKind(clause.tokens.slice(at + 1), 'dish')) return null
  // 'Peas are banned' is read as 'no peas'.
  const rest = clause.tokens.slice(at + 1)
  const before = [...clause.tokens.slice(0, at), ...rest.filter(isDenying)]
  return { clause, before, dish, behind: rest.filter((token) => !isDenying(token)) }
}

/** Whether a token is a 'no', not a verb such as 'leave out' or 'skip'. */
export const isNo = (token: Token) => isWord(token, /^(?:no|not|nothing|never|without)\b/)

/** Whether a member is denied. */
export const isDeniedMember = (member: Member | null | undefined): boolean =>
  member?.before.some(isDenying) === true

/** The tokens before the first dish that hold for all members: for whom, 'no', 'maybe'. */
export function headOf(member: Member | undefined): readonly Token[] {
  const { before } = member ?? { before: [] }
  if (hasKind(before, 'who')) return before.filter((token) => !isBeforeMember(token))
  const holdsForAll = (token: Token) => isDenying(token) || token.kind === 'maybe'
  return before.some(holdsForAll)
    ? before.filter((token) => holdsForAll(token) || token.kind === 'subject')
    : []
}

/** Whether a member is only a dish. */
const isBare = ({ before }: Member) => before.every(isBeforeMember)

/**
 * Whether a member may continue a denied list. Each may have a 'no'; one with 'a' is wanted
 * instead.
 */
export const isBareNone = ({ before }: Member): boolean =>
  before.every((token) => isDenying(token) || (isBeforeMember(token) && !isWord(token, /^(?:a|an|some)$/)))

/** Whether 'and' or 'or' stands before the last member, which closes the list. */
export const isClosed = (members: readonly Member[]) => {
  const last = members.at(-1)
  return last !== undefined && (last.clause.joiner !== 'comma' || Array.isArray(last.dish.what.food))
}

/** Whether a clause may continue a list. */
export const mayContinueList = ({ joiner }: Clause) =>
  joiner === 'comma' || joiner === 'and' || joiner === 'or'

/**
 * Whether a member begins a new denial behind a comma: 'no chips and no ham, and no cheese on
 * Monday'.
 */
const isNoneAnew = ({ clause, before, dish }: Member) =>
  clause.hasMarkBeforeAnd === true && before.some((token) => isDenying(token) && token.start !== dish.start)

/** The members of the list that begins with a clause. */
export function listFrom(clauses: readonly Clause[], from: number): Member[] {
  const first = memberOf(clauses[from])
  if (!first) return []
  const goesOn = isDeniedMember(first) ? isBareNone : isBare
  const members = [first]
  for (let at = from + 1; ; at += 1) {
    const member = memberOf(clauses[at])
    if (!member || !mayContinueList(member.clause) || !goesOn(member) || isNoneAnew(member)) break
    members.push(member)
    if (member.behind.length > 0) break
  }
  // In 'curry, and rice on Monday' a new wish may begin behind the comma and 'and'.
  const [, second, ...more] = members
  return second?.clause.hasMarkBeforeAnd && more.length === 0 ? [first] : members
}

/** Whether tokens name a day, a meal time or a person. */
export const hasScope = (tokens: readonly Token[]) => tokens.some((_, at) => isScope(tokens, at))

/** Whether a token asks or means nothing: 'we'd like', 'could you do'. */
export const isAsking = (token: Token) =>
  isOfKind(token, 'filler', 'ask', 'some', 'subject', 'meal') || isFunctionWord(token)
