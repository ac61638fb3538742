/** Clauses that may be two wishes without a joiner. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { has, isA, isCue, isManyMeals, isDishToken, isWord } from '../rule-tokens/token-checks.ts'

const isDishOrLimit = (token: Token | undefined): boolean =>
  token !== undefined && isA(token, 'dish', 'limit')

/** The tokens between the first two dishes or limits, and the one right before the second. */
function betweenTwo({ clause: { tokens } }: Facts): { between: Token[]; link: Token | undefined } | null {
  const first = tokens.findIndex(isDishOrLimit)
  const second = tokens.findIndex((token, at) => at > first && isDishOrLimit(token))
  if (first < 0 || second < 0) return null
  const between = tokens.slice(first + 1, second)
  return { between, link: between.findLast((token) => !isWord(token, /^(?:a|an|the|some)$/)) }
}

/** Whether a word such as 'with', 'of' or 'in' makes the second a part of the first. */
const isLink = (token: Token | undefined): boolean =>
  isWord(token, /^(?:with|of|in|for|and|that|which|as|like|to)$/) || token?.kind === 'cue'

/** 'No mushrooms at least one curry', 'fish on Monday no more than two roasts'. */
const isCountedBetween: Doubt = (facts) =>
  betweenTwo(facts)?.between.some(({ kind }) => kind === 'count' || kind === 'compare') === true &&
  !has(facts.clause.tokens, 'limit')

/** 'Nothing spicy for Tom fish on Monday', 'cheap dinners roast lamb Sunday'. */
const isScopedBetween: Doubt = (facts) => {
  const pair = betweenTwo(facts)
  return (
    pair !== null &&
    !isLink(pair.link) &&
    pair.between.some((token) => token.kind === 'who' || isManyMeals(token))
  )
}

/** 'Less than £3 a head fish on Monday'. */
const isPricedBetween: Doubt = ({ clause: { tokens } }) =>
  tokens.some(
    (token, at) =>
      token.kind === 'limit' &&
      isCue(tokens[at + 1], 'per') &&
      isA(tokens[at + 2], 'dish', 'count') &&
      at === firstOf(tokens),
  )
const firstOf = (tokens: readonly Token[]) => tokens.findIndex((token) => !isFunctionWord(token))

/** 'Tom is vegan fish on Monday': a person's diet, and a dish. */
const isPersonAndDish: Doubt = ({ clause: { tokens } }) =>
  tokens.some(
    (token, at) =>
      isDishToken(token) &&
      token.what.diet !== undefined &&
      Object.keys(token.what).length > 1 &&
      isCue(tokens[at - 1], 'is') &&
      tokens[at - 2]?.kind === 'who',
  )

/** 'Mushrooms fish': two dishes side by side. */
const isSideBySide: Doubt = ({ clause: { tokens }, cues }) =>
  !cues.has('after') &&
  !cues.has('next day') &&
  tokens.some(
    (token, at) =>
      isDishToken(token) && isDishToken(tokens[isWord(tokens[at + 1], /^an?$/) ? at + 2 : at + 1]),
  )

/** Doubts about which words belong to which of two wishes. */
export const doubtsOfPairs: readonly Doubt[] = [
  isCountedBetween,
  isScopedBetween,
  isPricedBetween,
  isPersonAndDish,
  isSideBySide,
]
