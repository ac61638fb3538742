/** How a clause belongs to the one before it: whether both are one wish, or each is its own. */

import { type ClauseFacts, areAllEmpty, hasOnlyKinds } from '../clauses/clause-facts.ts'
import { isCondition } from '../clauses/clause.ts'
import { isFunctionWord } from '../joins/join.ts'
import { isOfKind, isWord } from '../tokens/token-checks.ts'

/**
 * Whether a number of people is for the day of an occasion: 'it's Gran's birthday on Sunday and
 * there'll be ten of us'.
 */
export const isCountedThen = ({ number, days, cues }: ClauseFacts, before: ClauseFacts) =>
  before.hasOccasion && before.days?.sort === 'one' && number !== undefined && cues.has('of us') && !days

/**
 * Whether a wish is for the day of an occasion: 'it's Tom's birthday on the 25th and he wants
 * pizza'.
 */
export const isWishedThen = ({ clause: { tokens }, days, isNot }: ClauseFacts, before: ClauseFacts) =>
  before.hasOccasion &&
  before.days?.sort === 'one' &&
  areAllEmpty(days, isNot) &&
  (tokens[0]?.kind === 'ask' || (isOfKind(tokens[0], 'who', 'subject') && tokens[1]?.kind === 'ask'))

/**
 * Whether a clause is a complete wish: 'the app froze and we don't want salmon', 'coffee at
 * breakfast and a curry one evening'.
 */
export const isOwnWish = (
  { clause: { joiner, tokens }, dishes, cues, number, slots, days }: ClauseFacts,
  before: ClauseFacts,
) => {
  const [first, second, third] = tokens
  const isAlone = joiner === 'and' && dishes.length === 1 && !days && !before.days
  const isUnwanted =
    first?.kind === 'subject' && second?.kind === 'cue' && cues.size > 0 && cues.has('dislikes')
  // 'And now I've a craving for Thai'.
  const isAsked = tokens.find((token) => !isFunctionWord(token) && token.kind !== 'ask')?.kind === 'dish'
  const isRequest = tokens.some((token) => token.kind === 'ask' && token.isRequest === true)
  const isOneNight =
    isWord(first, /^an?$/, 'filler') && second?.kind === 'dish' && third === number && slots.length > 0
  return (
    isAlone &&
    before.dishes.length === 0 &&
    (isUnwanted || isOneNight || (isAsked && isRequest && !isCondition(before.clause.joiner)))
  )
}

/** Whether a clause ends a list with its day: 'chicken with potatoes and carrots on Sunday'. */
export const isEndOfList = (facts: ClauseFacts, before: ClauseFacts) =>
  facts.dishes.length > 0 &&
  facts.clause.tokens.find(({ kind }) => kind !== 'filler')?.kind !== 'days' &&
  !before.days &&
  before.dishes.length > 0 &&
  hasOnlyKinds(facts, 'dish', 'days', 'slot')

/**
 * Whether an unknown word and a dish make one meal: of 'flurbs and salad on Saturday' the salad
 * alone is not planned (planner 169).
 */
export const isOneDishWith = (facts: ClauseFacts, { clause: { tokens } }: ClauseFacts) =>
  facts.clause.joiner === 'and' &&
  !facts.clause.hasMarkBeforeAnd &&
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality }) => !isQuality) &&
  facts.clause.tokens[0]?.kind === 'dish' &&
  hasOnlyKinds(facts, 'dish', 'days', 'slot', 'who') &&
  tokens.length > 0 &&
  tokens.every(({ kind }) => kind === 'unknown')
