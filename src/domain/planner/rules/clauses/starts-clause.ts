/** Finds where a clause begins without a joiner. */

import { isFunctionWord, pastFunctionWords } from '../joins/join.ts'
import { hasKind, hasCue, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import { type Cue, type TokenOf, type Token, insteadCues, neverWord } from '../tokens/token.ts'

const aboutPeople: readonly Cue[] = [
  'guest',
  'away',
  'allergic',
  'cannot have',
  'dislikes',
  'stays',
  'not eating',
]
const cuesOfWholeClauses: readonly Cue[] = [...insteadCues, 'skip', 'no repeat', 'same']

/** What a clause has said so far. */
export interface ClauseProgress {
  dish: boolean
  daysFirst: boolean
  daysAfter: boolean
  count: boolean
  people: boolean
}

/** What is noted at the beginning of a clause. */
export const emptyProgress: ClauseProgress = {
  dish: false,
  daysFirst: false,
  daysAfter: false,
  count: false,
  people: false,
}

/** What a clause has said with one more token. */
export function progressAfter(progress: ClauseProgress, token: Token): ClauseProgress {
  const isDish = isOfKind(token, 'dish', 'limit') || isCue(token, ...cuesOfWholeClauses)
  return {
    dish: progress.dish || isDish,
    daysFirst: progress.daysFirst || (token.kind === 'days' && !progress.dish && !progress.people),
    daysAfter: progress.daysAfter || (token.kind === 'days' && (progress.dish || progress.people)),
    count: progress.count || token.kind === 'count',
    people: progress.people || isCue(token, ...aboutPeople),
  }
}

/** Whether a token is a dish or a 'not'. */
export const isDishOrNot = ({ kind }: Token): boolean => kind === 'dish' || kind === 'not'

/**
 * Whether a token is a denial that stands behind its dish: 'pizza shouldn't appear more than once'.
 */
export const isTail = (token: Token): boolean =>
  isWord(token, /(?:appear|come up|feature|be on|show up|turn up|be served|pop up|the menu)$/, 'not')

/** A token with the clause before it and the tokens behind it. */
interface TokenInClause {
  clauseTokens: readonly Token[]
  previous: Token | undefined
  behind: readonly Token[]
  /** The next token that is no function word, and the one after it. */
  next: Token | undefined
  afterNext: Token | undefined
  progress: ClauseProgress
}

/**
 * Whether the token at this place begins a clause; `clauseTokens` are those of the clause so far.
 */
export function startsClause(
  tokens: readonly Token[],
  at: number,
  clauseTokens: readonly Token[],
  progress: ClauseProgress,
): boolean {
  const token = tokens[at]
  const previous = clauseTokens.at(-1)
  // 'Lunch nothing dinner biryani'.
  const isNone = token?.kind === 'slot' && isWord(previous, /^nothing$/, 'not')
  const isSaidSoFar = progress.dish || progress.people || isNone || isOpen(previous)
  if (!token || clauseTokens.length === 0 || !isSaidSoFar) return false
  const behind = tokens.slice(at + 1)
  const next = pastFunctionWords(behind, 0)
  const place: TokenInClause = {
    clauseTokens,
    previous,
    behind,
    next: behind[next],
    afterNext: behind[pastFunctionWords(behind, next + 1)],
    progress,
  }
  if (token.kind === 'not') return beginsNot(token, place)
  if (token.kind === 'slot')
    return !token.isNight && (isNone || previous?.kind === 'dish') && beginsMeal(place)
  if (isOfKind(token, 'days', 'dish') && isOfLeftovers(clauseTokens)) return false
  if (token.kind === 'days') return beginsDay(place)
  if (token.kind === 'number') return beginsNumber(place)
  // '2x chicken 1x fish'.
  if (token.kind === 'count')
    return progress.dish && progress.count && previous?.kind === 'dish' && behind[0]?.kind === 'dish'
  if (token.kind === 'maybe') return token.isNot !== true && beginsWish(place)
  if (token.kind === 'dish' && isSecondQuality(token, place)) return hasKind(clauseTokens, 'not')
  if (token.kind === 'dish' && isCountedToo(place)) return true
  if (isOfKind(token, 'dish', 'some')) return beginsDish(token, place)
  if (token.kind === 'cue') return beginsCue(token, place)
  return isOfKind(token, 'subject', 'who', 'guest') && beginsPeople(token, place)
}

/** Whether each dish has its number behind it: 'chicken two nights beans one night'. */
const isCountedToo = ({ clauseTokens, previous, behind }: TokenInClause): boolean => {
  const dish = clauseTokens.findIndex(({ kind }) => kind === 'dish')
  const isMeal = (token: Token | undefined) => isOfKind(token, 'slot', 'meal')
  return (
    dish >= 0 &&
    clauseTokens[dish + 1]?.kind === 'number' &&
    isMeal(previous) &&
    behind[0]?.kind === 'number' &&
    isMeal(behind[1])
  )
}

/**
 * Whether a cue says where leftovers come from, as in 'leftovers on Tuesday from Monday's chilli'.
 */
const isOfLeftovers = (tokens: readonly Token[]): boolean =>
  hasCue(tokens, 'leftovers') &&
  tokens.some((one) => isWord(one, /^(?:from|of)$/)) &&
  !hasKind(tokens, 'dish')

function beginsNot(token: TokenOf<'not'>, { previous, behind }: TokenInClause): boolean {
  const isOfClause = hasCue(behind, 'running', 'other day') && !hasKind(behind, 'dish')
  const isNever = isWord(token, neverWord) && behind.every(isFunctionWord)
  if (isTail(token) || isOfClause || isNever) return false
  return (
    !isThat(previous) &&
    !isCue(previous, 'except', 'is') &&
    !isOfKind(previous, 'not', 'maybe') &&
    !isCue(previous, ...aboutPeople)
  )
}

/** 'Breakfast porridge lunch soup'. */
const beginsMeal = ({ clauseTokens, next, progress }: TokenInClause): boolean =>
  !progress.daysAfter &&
  clauseTokens.findIndex(({ kind }) => kind === 'slot') < clauseTokens.findIndex(isDishOrNot) &&
  hasKind(clauseTokens, 'slot') &&
  next !== undefined &&
  (isOfKind(next, 'dish', 'some', 'not') || isCue(next, ...cuesOfWholeClauses))

/** Whether a token leaves open what is eaten. */
export const isOpen = (token: Token | undefined) => isWord(token, /^(?:whatever|idk|dunno|tbc|tbd)$/)

/** 'Mon dal tue pasta', 'mon dinner dal tue dinner pasta'. */
function beginsDay({ next, afterNext, previous, progress }: TokenInClause): boolean {
  if (!progress.daysFirst || progress.daysAfter || !next) return false
  // 'Tue whatever wed soup'.
  if (isOpen(previous)) return true
  if (next.kind === 'slot') return afterNext?.kind === 'dish' || isCue(afterNext, ...cuesOfWholeClauses)
  // 'Sun ziti mon nothing tue fish'.
  if (isWord(next, /^nothing$/, 'not')) return afterNext === undefined || afterNext.kind === 'days'
  // 'Tue tacos wed whatever', 'wed idk'.
  if ((!afterNext || afterNext.kind === 'days') && isOpen(next)) return true
  return isOfKind(next, 'dish', 'some', 'subject') || isCue(next, ...cuesOfWholeClauses, 'we are', 'away')
}

/** '2 veggie dinners 1 fish 1 new thing': each number begins a clause. */
const beginsNumber = ({ clauseTokens, previous, behind, progress }: TokenInClause): boolean =>
  progress.dish &&
  hasKind(clauseTokens, 'number') &&
  !hasKind(clauseTokens, 'not', 'cue') &&
  isOfKind(previous, 'dish', 'slot', 'meal') &&
  behind[0]?.kind === 'dish'

/** 'No beef maybe salmon': the salmon is a preference, not denied. */
const beginsWish = ({ clauseTokens, next, progress }: TokenInClause): boolean =>
  progress.dish && hasKind(clauseTokens, 'not') && isOfKind(next, 'dish', 'some')

/** 'No fried things light dinners': the second quality has a noun of its own. */
const isSecondQuality = (token: TokenOf<'dish'>, { previous, next, progress }: TokenInClause): boolean =>
  token.isQuality && isOfKind(previous, 'meal', 'slot') && isOfKind(next, 'meal', 'slot') && progress.dish

function beginsDish(token: Token, { clauseTokens, previous, progress }: TokenInClause): boolean {
  if (isOfKind(previous, 'not', 'some')) return false
  if (isCue(previous, ...aboutPeople, 'after', 'different')) return false
  if (hasCue(clauseTokens, 'after', 'use', 'double', 'allergic', 'dislikes', 'cannot have')) return false
  // 'My parents join us on Sunday for the pot roast'.
  const isForDish = clauseTokens.some((one, place) => place > 1 && isWord(one, /^for$/, 'filler'))
  if (progress.people && progress.daysAfter && isForDish && hasCue(clauseTokens, 'guest')) return true
  return (
    progress.dish &&
    (progress.daysAfter || (progress.count && token.kind === 'dish' && isDishCounted(clauseTokens)))
  )
}

const isDishCounted = (tokens: readonly Token[]) => {
  const dish = tokens.findIndex(({ kind }) => kind === 'dish')
  return dish >= 0 && tokens.findIndex(({ kind }) => kind === 'count') > dish
}

function beginsCue(token: TokenOf<'cue'>, { behind, progress }: TokenInClause): boolean {
  if (!progress.dish || !progress.daysAfter) return false
  // 'Soup on Monday with the leftovers' is one clause.
  const isMadeOf = isWord(token, /^(?:with|from|using|out of|made) /)
  if (isCue(token, ...insteadCues, 'skip')) return !isMadeOf
  // 'Fried rice on Tuesday using up the gammon'.
  if (token.cue === 'use') return hasKind(behind, 'dish')
  return token.cue === 'we are'
}

function beginsPeople(token: Token, { clauseTokens, behind, progress }: TokenInClause): boolean {
  const link = clauseTokens.findLast(
    (one) => one.kind !== 'filler' || !/^(?:the|a|an|my|our|both)$/.test(one.word),
  )
  if (isWord(link, /^(?:for|with|to|of)$/, 'filler')) return false
  // 'Potatoes I don't mind how often' is no wish.
  if (!progress.dish || hasCue(behind, 'fine')) return false
  return (
    behind.some((one) => isCue(one, ...aboutPeople) || isOfKind(one, 'unknown', 'guest')) ||
    (token.kind === 'subject' && behind.length > 1 && progress.daysAfter)
  )
}

/** 'A curry that isn't spicy' is one clause. */
const isThat = (token: Token | undefined) => isWord(token, /^(?:that|which)$/, 'filler', 'subject')
