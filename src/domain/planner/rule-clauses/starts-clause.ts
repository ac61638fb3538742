/** Finds where a clause begins without a joiner. */
import { isFunctionWord, pastFunctionWords } from '../rule-joins/join.ts'
import { type Cue, type TokenOf, type Token, insteadCues, neverWord } from '../rule-tokens/token.ts'
import { hasKind, hasCue, isOfKind, isCue, isWord } from '../rule-tokens/token-checks.ts'

const aboutPeople: readonly Cue[] = [
  'guest',
  'away',
  'allergic',
  'cannot have',
  'dislikes',
  'stays',
  'not eating',
]
const whole: readonly Cue[] = [...insteadCues, 'skip', 'no repeat', 'same']

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
export function progressAfter(said: ClauseProgress, token: Token): ClauseProgress {
  const isDish = isOfKind(token, 'dish', 'limit') || isCue(token, ...whole)
  return {
    dish: said.dish || isDish,
    daysFirst: said.daysFirst || (token.kind === 'days' && !said.dish && !said.people),
    daysAfter: said.daysAfter || (token.kind === 'days' && (said.dish || said.people)),
    count: said.count || token.kind === 'count',
    people: said.people || isCue(token, ...aboutPeople),
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
interface Standing {
  own: readonly Token[]
  previous: Token | undefined
  behind: readonly Token[]
  /** The next token that is no function word, and the one after it. */
  next: Token | undefined
  afterNext: Token | undefined
  said: ClauseProgress
}

/** Whether the token at this place begins a clause; `own` are those of the clause so far. */
export function startsClause(
  tokens: readonly Token[],
  at: number,
  own: readonly Token[],
  said: ClauseProgress,
): boolean {
  const token = tokens[at]
  const previous = own.at(-1)
  // 'Lunch nothing dinner biryani'.
  const isNone = token?.kind === 'slot' && isWord(previous, /^nothing$/, 'not')
  const isSaidSoFar = said.dish || said.people || isNone || isOpen(previous)
  if (!token || own.length === 0 || !isSaidSoFar) return false
  const behind = tokens.slice(at + 1)
  const place: Standing = {
    own,
    previous,
    behind,
    next: behind[pastFunctionWords(behind, 0)],
    afterNext: behind[pastFunctionWords(behind, 1)],
    said,
  }
  if (token.kind === 'not') return beginsNot(token, place)
  if (token.kind === 'slot')
    return !token.isNight && (isNone || previous?.kind === 'dish') && beginsMeal(place)
  if (isOfKind(token, 'days', 'dish') && isOfLeftovers(own)) return false
  if (token.kind === 'days') return beginsDay(place)
  if (token.kind === 'number') return beginsNumber(place)
  // '2x chicken 1x fish'.
  if (token.kind === 'count')
    return said.dish && said.count && previous?.kind === 'dish' && behind[0]?.kind === 'dish'
  if (token.kind === 'maybe') return token.isNot !== true && beginsWish(place)
  if (token.kind === 'dish' && isSecondQuality(token, place)) return hasKind(own, 'not')
  if (token.kind === 'dish' && isCountedToo(place)) return true
  if (isOfKind(token, 'dish', 'some')) return beginsDish(token, place)
  if (token.kind === 'cue') return beginsCue(token, place)
  return isOfKind(token, 'subject', 'who', 'guest') && beginsPeople(token, place)
}

/** Whether each dish has its number behind it: 'chicken two nights beans one night'. */
const isCountedToo = ({ own, previous, behind }: Standing): boolean => {
  const dish = own.findIndex(({ kind }) => kind === 'dish')
  const isMeal = (token: Token | undefined) => isOfKind(token, 'slot', 'meal')
  return (
    dish >= 0 &&
    own[dish + 1]?.kind === 'number' &&
    isMeal(previous) &&
    behind[0]?.kind === 'number' &&
    isMeal(behind[1])
  )
}

/**
 * Whether a cue says where leftovers come from, as in 'leftovers on Tuesday from Monday's chilli'.
 */
const isOfLeftovers = (own: readonly Token[]): boolean =>
  hasCue(own, 'leftovers') &&
  own.some((one) => /^(?:from|of)$/.test('word' in one ? (one.word ?? '') : '')) &&
  !hasKind(own, 'dish')

function beginsNot(token: TokenOf<'not'>, { previous, behind }: Standing): boolean {
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
const beginsMeal = ({ own, next, said }: Standing): boolean =>
  !said.daysAfter &&
  own.findIndex(({ kind }) => kind === 'slot') < own.findIndex(isDishOrNot) &&
  hasKind(own, 'slot') &&
  next !== undefined &&
  (isOfKind(next, 'dish', 'some', 'not') || isCue(next, ...whole))

/** Whether a token leaves open what is eaten. */
export const isOpen = (token: Token | undefined) => isWord(token, /^(?:whatever|idk|dunno|tbc|tbd)$/)

/** 'Mon dal tue pasta', 'mon dinner dal tue dinner pasta'. */
function beginsDay({ next, afterNext, previous, said }: Standing): boolean {
  if (!said.daysFirst || said.daysAfter || !next) return false
  // 'Tue whatever wed soup'.
  if (isOpen(previous)) return true
  if (next.kind === 'slot') return afterNext?.kind === 'dish' || isCue(afterNext, ...whole)
  // 'Sun ziti mon nothing tue fish'.
  if (isWord(next, /^nothing$/, 'not')) return afterNext === undefined || afterNext.kind === 'days'
  // 'Tue tacos wed whatever', 'wed idk'.
  if ((!afterNext || afterNext.kind === 'days') && isOpen(next)) return true
  return isOfKind(next, 'dish', 'some', 'subject') || isCue(next, ...whole, 'we are', 'away')
}

/** '2 veggie dinners 1 fish 1 new thing': each number begins a clause. */
const beginsNumber = ({ own, previous, behind, said }: Standing): boolean =>
  said.dish &&
  hasKind(own, 'number') &&
  !hasKind(own, 'not', 'cue') &&
  isOfKind(previous, 'dish', 'slot', 'meal') &&
  behind[0]?.kind === 'dish'

/** 'No beef maybe salmon': the salmon is a preference, not denied. */
const beginsWish = ({ own, next, said }: Standing): boolean =>
  said.dish && hasKind(own, 'not') && isOfKind(next, 'dish', 'some')

/** 'No fried things light dinners': the second quality has a noun of its own. */
const isSecondQuality = (token: TokenOf<'dish'>, { previous, next, said }: Standing): boolean =>
  token.isQuality && isOfKind(previous, 'meal', 'slot') && isOfKind(next, 'meal', 'slot') && said.dish

function beginsDish(token: Token, { own, previous, said }: Standing): boolean {
  if (isOfKind(previous, 'not', 'some')) return false
  if (isCue(previous, ...aboutPeople, 'after', 'different')) return false
  if (hasCue(own, 'after', 'use', 'double', 'allergic', 'dislikes', 'cannot have')) return false
  // 'My parents join us on Sunday for the pot roast'.
  const isForDish = own.some((one) => isWord(one, /^for$/, 'filler') && own.indexOf(one) > 1)
  if (said.people && said.daysAfter && isForDish && hasCue(own, 'guest')) return true
  return said.dish && (said.daysAfter || (said.count && token.kind === 'dish' && isDishCounted(own)))
}

const isDishCounted = (own: readonly Token[]) => {
  const dish = own.findIndex(({ kind }) => kind === 'dish')
  return dish >= 0 && own.findIndex(({ kind }) => kind === 'count') > dish
}

function beginsCue(token: TokenOf<'cue'>, { behind, said }: Standing): boolean {
  if (!said.dish || !said.daysAfter) return false
  // 'Soup on Monday with the leftovers' is one clause.
  const isMadeOf = isWord(token, /^(?:with|from|using|out of|made) /)
  if (isCue(token, ...insteadCues, 'skip')) return !isMadeOf
  // 'Fried rice on Tuesday using up the gammon'.
  if (token.cue === 'use') return hasKind(behind, 'dish')
  return token.cue === 'we are'
}

function beginsPeople(token: Token, { own, behind, said }: Standing): boolean {
  const link = own.findLast((one) => one.kind !== 'filler' || !/^(?:the|a|an|my|our|both)$/.test(one.word))
  if (isWord(link, /^(?:for|with|to|of)$/, 'filler')) return false
  // 'Potatoes I don't mind how often' is no wish.
  if (!said.dish || hasCue(behind, 'fine')) return false
  return (
    behind.some((one) => isCue(one, ...aboutPeople) || isOfKind(one, 'unknown', 'guest')) ||
    (token.kind === 'subject' && behind.length > 1 && said.daysAfter)
  )
}

/** 'A curry that isn't spicy' is one clause. */
const isThat = (token: Token | undefined) => isWord(token, /^(?:that|which)$/, 'filler', 'subject')
