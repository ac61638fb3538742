/** Lists that share a word, which then stands at each of their members. */

import { hasKind, isOfKind, isJoiner, isCue, isWord } from '../tokens/token-checks.ts'
import { type TokenOf, type Token, neverWord } from '../tokens/token.ts'
import { withMeaning } from './join.ts'
import { offVerbs, offWords } from './rewrite.ts'

/** A member of a list: where it stands, and whether it has a day, a meal or a person. */
interface Member {
  from: number
  end: number
  dish: TokenOf<'dish'>
  hasArticle: boolean
  hasScope: boolean
}

const isListJoiner = (token: Token | undefined): token is TokenOf<'joiner'> =>
  isJoiner(token, 'comma', 'and', 'or')

const isBeforeMember = (token: Token | undefined) =>
  isWord(token, /^(?:the|a|an|any|some|our|all)$/, 'filler')

/** The index behind the days, meals and people from a place on. */
function pastScope(tokens: readonly Token[], from: number): number {
  let at = from
  for (;;) {
    const isLinked = isWord(tokens[at], /^(?:on|at|for|this|in)$/, 'filler') ? at + 1 : at
    const token = tokens[isLinked]
    const isScope = isOfKind(token, 'days', 'slot') || (token?.kind === 'who' && isWord(tokens[at], /^for$/))
    if (!isScope) return at
    at = isLinked + 1
  }
}

/** The members of a list of dishes from a place on. */
function membersAt(tokens: readonly Token[], start: number): Member[] {
  const members: Member[] = []
  for (let from = start; ;) {
    let at = from
    while (isBeforeMember(tokens[at])) at += 1
    const dish = tokens[at]
    if (dish?.kind !== 'dish') return members
    const end = pastScope(tokens, at + 1)
    members.push({ from, end, dish, hasArticle: at > from, hasScope: end > at + 1 })
    let next = end
    while (isListJoiner(tokens[next])) next += 1
    if (next === end) return members
    from = next
  }
}

const endsList = (token: Token | undefined) =>
  token === undefined ||
  isOfKind(token, 'joiner', 'maybe') ||
  isWord(token, /^(?:please|thanks|thank you|too|either|this week)$/)

/** Whether a token denies what stands behind it: 'leave out', 'without', 'don't cook'. */
const deniesList = (token: Token | undefined) =>
  token?.kind === 'not'
    ? !isWord(token, neverWord) && !isWord(token, /^(?:not|nothing|none|neither|nor)$/)
    : isWord(token, /^dont (?:cook|make|plan|do)$/, 'cue')

/** The same token again, at the place of another. */
const againAt = <P extends Token>(token: P, place: Token): P => withMeaning(place, token)

/** Puts the shared words before or behind each member, and keeps what stood between the members. */
function spread(
  tokens: readonly Token[],
  members: readonly Member[],
  before: readonly Token[],
  behind: readonly Token[],
): Token[] {
  return members.flatMap(({ from, end, dish }, index) => {
    const listTokens = tokens.slice(from, end)
    const last = members[index - 1]
    const mark = last && tokens.slice(last.end, from).findLast(isListJoiner)
    const joint: Token[] = mark ? [{ ...mark, joiner: mark.joiner === 'or' ? 'and' : mark.joiner }] : []
    return [
      ...joint,
      ...before.map((token) => (index === 0 ? token : againAt(token, dish))),
      ...listTokens,
      ...behind.map((token) => (index === members.length - 1 ? token : againAt(token, dish))),
    ]
  })
}

/**
 * 'Leave out the mushrooms and rice on Monday', 'no lamb on Tuesday or tofu on Sunday' deny every
 * member. Behind 'no ... and', a second dish with a day of its own is wanted instead.
 */
function deniedAt(tokens: readonly Token[], at: number): { length: number; made: Token[] } | null {
  const no = tokens[at]
  if (!no || (!deniesList(no) && !isWord(no, /^no(?: more)?$/))) return null
  const members = membersAt(tokens, at + 1)
  const [first, ...others] = members
  const last = members.at(-1)
  if (!first || !last || others.length === 0 || !endsList(tokens[last.end])) return null
  const isVerb = !isWord(no, /^no(?: more)?$/)
  const isPlain = members.slice(0, -1).every(({ hasScope }) => !hasScope)
  const marks = tokens.slice(first.end, last.from).filter(isListJoiner)
  const isEither = marks.some(({ joiner }) => joiner === 'or')
  const isAlike = first.hasArticle && others.every(({ hasArticle }) => hasArticle)
  const isEach = members.every(({ hasScope }) => hasScope) && (isEither || (isVerb && isAlike))
  // A comma alone begins a wish: 'nothing with tuna, soup on Monday'. So does 'and' in a list
  // behind 'nothing', 'without', 'not' or 'never'.
  const isVerbOfList = isEither || !isWord(no, /^(?:nothing|without|not|never)\b/)
  const isList = tokens
    .slice(members.at(-2)!.end, last.from)
    .some((token) => isListJoiner(token) && token.joiner !== 'comma')
  const isShared = isPlain && isVerb && isList && (last.hasScope ? isVerbOfList : members.length > 2)
  if (!isEach && !isShared) return null
  return { length: last.end - at, made: spread(tokens, members, [no], []) }
}

/** Whether words behind a dish deny it. */
const isDeniedBehind = (token: Token | undefined, isKeep: boolean) =>
  (token?.kind === 'not' && (isWord(token, neverWord) || isWord(token, /^off the menu$/))) ||
  isWord(token, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/) ||
  (isKeep && isWord(token, offWords))

/**
 * Whether a token may stand before such a list: 'on Friday keep lamb and peppers off the menu',
 * 'please give the lamb and the peas a miss'.
 */
const isBeforeList = (token: Token | undefined, isKeep: boolean) =>
  token === undefined ||
  isOfKind(token, 'joiner', 'days', 'slot', 'who') ||
  isWord(token, /^[:-]$/) ||
  (isKeep && isOfKind(token, 'filler', 'ask'))

/** 'Keep lamb and peppers off the menu', 'lamb and cheese: no thanks' deny both. */
function offAt(tokens: readonly Token[], at: number): { length: number; made: Token[] } | null {
  const isKeep = isWord(tokens[at], offVerbs)
  if (!isBeforeList(tokens[at - 1], isKeep)) return null
  const from = isKeep ? at + 1 : at
  const members = membersAt(tokens, from)
  const last = members.at(-1)
  if (!last || members.length < 2 || members.some(({ hasScope, dish }) => hasScope || dish.isQuality))
    return null
  const tail = isWord(tokens[last.end], /^[:-]$/) ? last.end + 1 : last.end
  if (!isDeniedBehind(tokens[tail], isKeep) || !endsList(tokens[pastScope(tokens, tail + 1)])) return null
  const made = spread(tokens, members, isKeep ? tokens.slice(at, from) : [], tokens.slice(last.end, tail + 1))
  return { length: tail + 1 - at, made }
}

/**
 * Whether 'both' adds nothing to a list: 'both the ricotta and the salmon', 'they are both out'.
 */
function isBothOfList(tokens: readonly Token[], at: number): boolean {
  const both = tokens[at]
  if (both?.kind !== 'number' || both.isBoth !== true) return false
  const [before, next] = [tokens[at - 1], tokens.slice(at + 1).find((token) => !isBeforeMember(token))]
  if (isCue(before, 'is') && next?.kind === 'cue') return true
  // 'Spinach and four peppers both want using'.
  if (before?.kind === 'dish' && isCue(next, 'use')) return true
  // 'Kit and Priya both hate aubergine'.
  if (isOfKind(before, 'who', 'subject') && isOfKind(next, 'cue', 'ask')) return true
  const stop = tokens.findIndex((token, index) => index > at && token.kind === 'joiner')
  const mark = tokens[stop]
  return isOfKind(next, 'dish', 'who', 'guest') && mark?.kind === 'joiner' ? mark.joiner === 'and' : false
}

/** 'Neither pasta nor rice on Tuesday' becomes 'no pasta or rice on Tuesday'. */
function neitherNor(tokens: readonly Token[]): Token[] {
  const made = [...tokens]
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token, /^neither$/) || tokens[at + 1]?.kind !== 'dish') continue
    const nor = tokens.findIndex((one, index) => index > at && isWord(one, /^nor$/))
    const [joint, last] = [tokens[nor], tokens[nor + 1]]
    const isOneBreath = !hasKind(tokens.slice(at, nor), 'joiner')
    if (!joint || last?.kind !== 'dish' || !isOneBreath) continue
    made[at] = withMeaning(token, { kind: 'not', word: 'no' })
    made[nor] = withMeaning(joint, { kind: 'joiner', joiner: 'or' })
  }
  return made
}

/**
 * Spreads each list that shares a word, so that a day or person behind the list counts for all
 * members. It runs before the rewrites.
 */
export function spreadLists(all: readonly Token[]): Token[] {
  const tokens = neitherNor(all.filter((_, at) => !isBothOfList(all, at)))
  const made: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const list = deniedAt(tokens, at) ?? offAt(tokens, at)
    made.push(...(list?.made ?? tokens.slice(at, at + 1)))
    at += list?.length ?? 1
  }
  return made
}
