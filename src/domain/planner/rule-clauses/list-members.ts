/** The members of a list of dishes, and what stands around it. */
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { isIdle } from '../rule-joins/joined.ts'
import { isDeterminer } from '../rule-joins/turn.ts'
import type { Clause } from './clauses.ts'
import { has, isA, isColon, isCue, isDishNamed, isWord } from '../rule-tokens/piece-checks.ts'

const isLink = (piece: Piece | undefined) =>
  isDeterminer(piece) || isWord(piece, /^(?:on|at|for|in|this|these|please|in (?:it|them|anything)|:|-)$/)

/** Whether a piece says when or for whom; a person does behind 'for' and before a colon. */
const isScope = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at]
  const link = pieces.slice(0, at).findLast((one) => !isDeterminer(one))
  const isFor = isWord(link, /^for$/) || (at === 0 && isColon(pieces[1]))
  return (
    piece?.is === 'days' ||
    isWord(piece, /^this week$/) ||
    (piece?.is === 'slot' && piece.isNight !== true) ||
    (piece?.is === 'who' && isFor && !piece.it && !piece.others && !piece.isOwner)
  )
}

/** Where the scope ends that begins at a place; the same place where none does. */
export function endOfScope(pieces: readonly Piece[], from: number): number {
  let end = from
  for (let at = from; at < pieces.length; at += 1)
    if (isScope(pieces, at)) end = at + 1
    else if (!isLink(pieces[at])) break
  // 'For Kit: ...', 'Monday: ...'.
  return end > from && isColon(pieces[end]) ? end + 1 : end
}

const isBeforeMember = (piece: Piece) => isWord(piece, /^(?:the|any|some|our|a|an|of)$/)

/** 'No', 'we don't want', 'skip': what says that a dish is not to be. */
export const isDenying = (piece: Piece) =>
  piece.is === 'not' || isCue(piece, 'dislikes', 'cannot have', 'not eating', 'skip')

/** One member of a list: its dish, what stands before it and behind it. */
export interface Member {
  clause: Clause
  before: readonly Piece[]
  dish: Of<'thing'>
  behind: readonly Piece[]
}

/** The member that a clause is; null where it names no one dish. */
export function memberOf(clause: Clause | undefined): Member | null {
  if (!clause || clause.from !== undefined) return null
  const at = clause.pieces.findIndex(isDishNamed)
  const dish = clause.pieces[at]
  if (!isDishNamed(dish) || has(clause.pieces.slice(at + 1), 'thing')) return null
  // 'Peas are banned' is the same as 'no peas'.
  const rest = clause.pieces.slice(at + 1)
  const before = [...clause.pieces.slice(0, at), ...rest.filter(isDenying)]
  return { clause, before, dish, behind: rest.filter((piece) => !isDenying(piece)) }
}

/** 'No', where 'leave out' and 'skip' are verbs. */
export const isNo = (piece: Piece) => isWord(piece, /^(?:no|not|nothing|never|without)\b/)

/** Whether a member is not to be. */
export const isDenied = (member: Member | null | undefined): boolean =>
  member?.before.some(isDenying) === true

/** What stands before the first dish and holds for all: who has it, 'no', 'maybe'. */
export function headOf(member: Member | undefined): readonly Piece[] {
  const { before } = member ?? { before: [] }
  if (has(before, 'who')) return before.filter((piece) => !isBeforeMember(piece))
  const isSaid = (piece: Piece) => isDenying(piece) || piece.is === 'maybe'
  return before.some(isSaid) ? before.filter((piece) => isSaid(piece) || piece.is === 'subject') : []
}

/** Whether a member is a dish and no more. */
const isBare = ({ before }: Member) => before.every(isBeforeMember)

/** Whether a member goes on with 'no peas': 'no' may stand before each, one with 'a' is wanted. */
export const isBareNone = ({ before }: Member): boolean =>
  before.every((piece) => isDenying(piece) || (isBeforeMember(piece) && !isWord(piece, /^(?:a|an|some)$/)))

/** Whether 'and' or 'or' stands before the last member, so that the list ends there. */
export const isClosed = (members: readonly Member[]) => {
  const last = members.at(-1)
  return last !== undefined && (last.clause.how !== 'comma' || Array.isArray(last.dish.what.food))
}

/** Whether a clause may go on with a list. */
export const isListed = ({ how }: Clause) => how === 'comma' || how === 'and' || how === 'or'

/** 'No chips and no ham, and no cheese on Monday': behind a comma a wish of its own. */
const isNoneAnew = ({ clause, before, dish }: Member) =>
  clause.isParted === true && before.some((piece) => isDenying(piece) && piece.start !== dish.start)

/** The members of the list that begins with a clause. */
export function listFrom(clauses: readonly Clause[], from: number): Member[] {
  const first = memberOf(clauses[from])
  if (!first) return []
  const goesOn = isDenied(first) ? isBareNone : isBare
  const members = [first]
  for (let at = from + 1; ; at += 1) {
    const member = memberOf(clauses[at])
    if (!member || !isListed(member.clause) || !goesOn(member) || isNoneAnew(member)) break
    members.push(member)
    if (member.behind.length > 0) break
  }
  // 'Curry, and rice on Monday': behind a comma and 'and' another wish may begin.
  const [, second, ...more] = members
  return second?.clause.isParted && more.length === 0 ? [first] : members
}

/** Whether a day, a meal or a person is named. */
export const hasScope = (pieces: readonly Piece[]) => pieces.some((_, at) => isScope(pieces, at))

/** 'We'd like', 'could you do': what asks, or says nothing. */
export const isAsking = (piece: Piece) =>
  isA(piece, 'filler', 'ask', 'some', 'subject', 'meal') || isIdle(piece)
