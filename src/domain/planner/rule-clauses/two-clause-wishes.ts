/** Wishes told in two clauses, guests of whom more is told, and what is cooked instead. */
import { isFunctionWord, withMeaning, firstWord } from '../rule-joins/join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { clauseFactsOf, isDishesAlone, hasOnlyKinds, areAllEmpty } from './clause-facts.ts'
import { type Clause, isCondition, joinNeighbours } from './clause.ts'
import { hasKind, isOfKind, isCue, isWord } from '../rule-tokens/token-checks.ts'

const isOnlyWord = (token: Token) => isWord(token, /^(?:only|just)$/, 'compare', 'every')

/** 'But only on Saturday or Sunday'. */
const limitsToDays = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'but' &&
  tokens.some(isOnlyWord) &&
  hasKind(tokens, 'days') &&
  tokens.every((token) => isFunctionWord(token) || isOnlyWord(token) || token.kind === 'days')

/** 'One new dish but only on Friday or Saturday': the days belong to the dish. */
export const joinOnlyThen = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const { number, count, dishes, days, isNot, hasUnknown } = clauseFactsOf(before)
    const isCounted = (number ?? count) !== undefined
    const isWish = isCounted && dishes.length === 1 && areAllEmpty(days, isNot, hasUnknown)
    const scope = clause.tokens.filter((token) => !isOnlyWord(token))
    return isWish && limitsToDays(clause)
      ? { ...before, tokens: [...before.tokens, ...scope], end: clause.end }
      : null
  })

/** Whether a clause only tells more of a person: 'the one from the band', 'who lives in Leeds'. */
const isWhoThatIs = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'comma' &&
  (isWord(tokens[0], /^who$/) ? !hasKind(tokens, 'days', 'guest') : describesGuest(tokens))

const describesGuest = (tokens: readonly Token[]): boolean =>
  isWord(tokens[0], /^(?:the|from|whose|that)$/) &&
  hasKind(tokens, 'unknown') &&
  tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isOfKind(token, 'unknown', 'number', 'subject', 'who', 'meal') ||
      isCue(token, 'since'),
  )

/**
 * 'Our friend, the one from the band, is staying on Friday': joins the guest with what follows, and
 * keeps the remark apart.
 */
export function joinGuestRemark(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const [guest, remark] = [joined.at(-2), joined.at(-1)]
    const first = firstWord(clause.tokens)
    const isComing = clause.joiner === 'comma' && isCue(first, 'guest')
    const isGuest =
      guest !== undefined &&
      hasOnlyKinds(clauseFactsOf(guest), 'guest') &&
      clauseFactsOf(guest).guest !== undefined
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

/**
 * Splits 'pad thai on Monday, or dal if we can't'. No rule can say the second part, which stays
 * unread.
 */
export function splitFallback(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const [next, first] = [clauses[at + 1], clause.tokens[0]]
    const isFallback = clause.joiner === 'or' && isDishesAlone(clauseFactsOf(clause)) && next?.joiner === 'if'
    const before = made.at(-1)
    if (isFallback && first && before && clauseFactsOf(before).days && !clauseFactsOf(next).days)
      made.push({ ...clause, joiner: 'comma', tokens: [asUnknown(first), ...clause.tokens] })
    else made.push(clause)
  }
  return made
}

const asUnknown = (token: Token): Token => withMeaning(token, { kind: 'unknown' })
