/** Clauses that may be two wishes with nothing between them. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, isA, isCue, isManyMeals, isThing, isWord } from '../rule-tokens/piece-checks.ts'

const isThingOrLimit = (piece: Piece | undefined): boolean =>
  piece !== undefined && isA(piece, 'thing', 'limit')

/** The pieces between the first dish and the next, and the word right before the next. */
function betweenTwo({ clause: { pieces } }: Facts): { between: Piece[]; link: Piece | undefined } | null {
  const first = pieces.findIndex(isThingOrLimit)
  const second = pieces.findIndex((piece, at) => at > first && isThingOrLimit(piece))
  if (first < 0 || second < 0) return null
  const between = pieces.slice(first + 1, second)
  return { between, link: between.findLast((piece) => !isWord(piece, /^(?:a|an|the|some)$/)) }
}

/** 'With', 'of', 'in' and the like make the second a part of the first. */
const isLink = (piece: Piece | undefined): boolean =>
  isWord(piece, /^(?:with|of|in|for|and|that|which|as|like|to)$/) || piece?.is === 'cue'

/** 'No mushrooms at least one curry', 'fish on Monday no more than two roasts'. */
const isCountedBetween: Doubt = (facts) =>
  betweenTwo(facts)?.between.some(({ is }) => is === 'count' || is === 'compare') === true &&
  !has(facts.clause.pieces, 'limit')

/** 'Nothing spicy for Tom fish on Monday', 'cheap dinners roast lamb Sunday'. */
const isScopedBetween: Doubt = (facts) => {
  const pair = betweenTwo(facts)
  return (
    pair !== null &&
    !isLink(pair.link) &&
    pair.between.some((piece) => piece.is === 'who' || isManyMeals(piece))
  )
}

/** 'Less than £3 a head fish on Monday'. */
const isPricedBetween: Doubt = ({ clause: { pieces } }) =>
  pieces.some(
    (piece, at) =>
      piece.is === 'limit' &&
      isCue(pieces[at + 1], 'per') &&
      isA(pieces[at + 2], 'thing', 'count') &&
      at === firstOf(pieces),
  )
const firstOf = (pieces: readonly Piece[]) => pieces.findIndex((piece) => !isIdle(piece))

/** 'Tom is vegan fish on Monday': what somebody is, and a dish. */
const isPersonAndDish: Doubt = ({ clause: { pieces } }) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      piece.what.diet !== undefined &&
      Object.keys(piece.what).length > 1 &&
      isCue(pieces[at - 1], 'is') &&
      pieces[at - 2]?.is === 'who',
  )

/** 'Mushrooms fish': two dishes side by side. */
const isSideBySide: Doubt = ({ clause: { pieces }, cues }) =>
  !cues.has('after') &&
  !cues.has('next day') &&
  pieces.some(
    (piece, at) => isThing(piece) && isThing(pieces[isWord(pieces[at + 1], /^an?$/) ? at + 2 : at + 1]),
  )

/** Doubts of pairs: which words belong to which of two wishes. */
export const doubtsOfPairs: readonly Doubt[] = [
  isCountedBetween,
  isScopedBetween,
  isPricedBetween,
  isPersonAndDish,
  isSideBySide,
]
