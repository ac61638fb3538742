/** Joins wishes told in two clauses, and splits clauses with two wishes. */
import { isFunctionWord, withMeaning } from '../rule-joins/join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { factsOf, isDishesAlone, isOnly, saysNone } from './clause-facts.ts'
import { type Clause, isCondition, joinNeighbours } from './clauses.ts'
import { cueAt, has, isA, isCue, isNightly, isPronoun, isUnit, isWord } from '../rule-tokens/token-checks.ts'

const isOnlyWord = (token: Token) => isWord(token, /^(?:only|just)$/, 'compare', 'every')

/** 'But only on Saturday or Sunday'. */
const isOnlyThen = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'but' &&
  tokens.some(isOnlyWord) &&
  has(tokens, 'days') &&
  tokens.every((token) => isFunctionWord(token) || isOnlyWord(token) || token.kind === 'days')

/** 'One new dish but only on Friday or Saturday': the days belong to the dish. */
export const joinOnlyThen = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const { number, count, dishes, days, isNot, hasUnknown } = factsOf(before)
    const isCounted = (number ?? count) !== undefined
    const isWish = isCounted && dishes.length === 1 && saysNone(days, isNot, hasUnknown)
    const scope = clause.tokens.filter((token) => !isOnlyWord(token))
    return isWish && isOnlyThen(clause)
      ? { ...before, tokens: [...before.tokens, ...scope], end: clause.end }
      : null
  })

/** The dish of 'whichever night we do the dal'. */
function dishOfThatNight({ tokens }: Clause): Token | undefined {
  const [which, night, ...rest] = tokens.filter((token) => !isFunctionWord(token) || isWord(token, /^the$/))
  const isNight = isNightly(night) || isUnit(night, 'days')
  const isWhich = isWord(which, /^(?:whichever|whatever|the)$/)
  const dishes = rest.filter(({ kind }) => kind === 'dish')
  const isHaving = (token: Token) => isA(token, 'ask', 'subject') || isWord(token, /^(?:we have|having)$/)
  const isVerb = rest.some(isHaving)
  const isPlain = rest.every((token) => isFunctionWord(token) || isHaving(token) || token.kind === 'dish')
  return isWhich && isNight && isVerb && isPlain && dishes.length === 1 ? dishes[0] : undefined
}

/** 'Whichever night we do the dal, give us a soup the next day': soup on the day after dal. */
export const joinNextDay = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const dish = dishOfThatNight(before)
    const { dishes, days, cues, isNot, hasUnknown } = factsOf(clause)
    const cue = clause.tokens[cueAt(clause.tokens, 'next day')]
    const isNext = dishes.length === 1 && cues.size === 1 && saysNone(days, isNot, hasUnknown)
    if (!dish || !cue || !isNext) return null
    const after = withMeaning(cue, { kind: 'cue', cue: 'after', word: 'the day after the' })
    const own = clause.tokens.filter(({ kind }) => kind === 'dish')
    return { ...before, tokens: [...own, after, dish], end: clause.end }
  })

/** Whether a clause only tells more of a person: 'the one from the band', 'who lives in Leeds'. */
const isWhoThatIs = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'comma' && (isWord(tokens[0], /^who$/) ? !has(tokens, 'days', 'guest') : isToldOf(tokens))

const isToldOf = (tokens: readonly Token[]): boolean =>
  isWord(tokens[0], /^(?:the|from|whose|that)$/) &&
  has(tokens, 'unknown') &&
  tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isA(token, 'unknown', 'number', 'subject', 'who', 'meal') ||
      isCue(token, 'since'),
  )

/**
 * 'Our friend, the one from the band, is staying on Friday': joins the guest with what follows, and
 * keeps the remark apart.
 */
export function joinToldGuest(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const [guest, remark] = [joined.at(-2), joined.at(-1)]
    const first = clause.tokens.find((token) => !isFunctionWord(token))
    const isComing = clause.joiner === 'comma' && isCue(first, 'guest')
    const isGuest =
      guest !== undefined && isOnly(factsOf(guest), 'guest') && factsOf(guest).guest !== undefined
    if (isComing && isGuest && remark && isWhoThatIs(remark) && !isCondition(guest.joiner))
      joined.splice(-2, 2, { ...guest, tokens: [...guest.tokens, ...clause.tokens] }, ofThem(remark))
    else joined.push(clause)
  }
  return joined
}

/** 'Who is vegan' behind a guest: the guest is. */
function ofThem(clause: Clause): Clause {
  const [first, ...rest] = clause.tokens
  if (!first || !isWord(first, /^who$/)) return clause
  const them = withMeaning(first, { kind: 'who', names: [], isPronoun: true })
  return { ...clause, joiner: 'and', tokens: [them, ...rest] }
}

/** Splits 'it's Ella's birthday on Friday she wants pizza' into the occasion and the wish. */
export function splitBirthdayWish(clause: Clause): Clause[] {
  const { tokens } = clause
  const occasion = tokens.findIndex(({ kind }) => kind === 'occasion')
  const days = tokens.findIndex(({ kind }, at) => at > occasion && kind === 'days')
  const at = tokens.findIndex((token, index) => {
    const next = tokens[index + 1]
    return index > days && isPronoun(token) && next?.kind === 'ask'
  })
  const tail = tokens.slice(at)
  const isWish = at > 0 && has(tail, 'dish') && !has(tail, 'unknown')
  if (occasion < 0 || days < 0 || !isWish) return [clause]
  const head = tokens.slice(0, at)
  return [
    { ...clause, tokens: head, end: head.at(-1)?.end ?? clause.end },
    { ...clause, joiner: 'and', tokens: tail, start: tail[0]?.start ?? clause.start },
  ]
}

/**
 * Splits 'pad thai on Monday, or dal if we can't'. No rule can say the second part, which stays
 * unread.
 */
export function splitFallback(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const [next, first] = [clauses[at + 1], clause.tokens[0]]
    const isFallback = clause.joiner === 'or' && isDishesAlone(factsOf(clause)) && next?.joiner === 'if'
    const before = made.at(-1)
    if (isFallback && first && before && factsOf(before).days && !factsOf(next).days)
      made.push({ ...clause, joiner: 'comma', tokens: [asUnknown(first), ...clause.tokens] })
    else made.push(clause)
  }
  return made
}

const asUnknown = (token: Token): Token => withMeaning(token, { kind: 'unknown' })
