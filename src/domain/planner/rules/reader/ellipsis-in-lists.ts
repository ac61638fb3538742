/** Completes members of a list by its leading scope, its first member or the reason before it. */

import { type ClauseFacts, isDishesAlone, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isForNumber } from '../meanings/heads-rules.ts'
import { insteadCues } from '../tokens/token.ts'

/** Whether a clause only denies dishes. */
const isNoneOnly = (facts: ClauseFacts): boolean =>
  facts.isNot && facts.dishes.length > 0 && hasOnlyKinds(facts, 'dish', 'not')

/** 'Friday is my birthday so burgers and cake': both on Friday. */
export function onLentDays(facts: ClauseFacts, { inheritedDays }: ReadingState): ClauseFacts | null {
  const { joiner } = facts.clause
  const namesMember = isDishesAlone(facts) || (isForNumber(facts) && hasOnlyKinds(facts, 'dish', 'number'))
  const isOneMore = namesMember && (joiner === 'and' || joiner === 'comma')
  return inheritedDays && (isOneMore || (joiner === 'and' && isNoneOnly(facts)))
    ? { ...facts, days: inheritedDays }
    : null
}

/** 'Lunch: soup Monday, wraps Tuesday': both at lunch. */
export const underMealHead = (
  facts: ClauseFacts,
  { headSlots, isHeadMarked }: ReadingState,
): ClauseFacts | null =>
  headSlots.length > 0 && (isHeadMarked || facts.clause.isUnmarked === true) && isDayOfList(facts)
    ? { ...facts, slots: headSlots }
    : null

const isDayOfList = (facts: ClauseFacts) =>
  facts.days !== undefined &&
  facts.slots.length === 0 &&
  (facts.dishes.length > 0 || (facts.cues.size === 1 && isOutOf(facts))) &&
  hasOnlyKinds(facts, 'dish', 'days', 'cue', 'some')

const isOutOf = ({ cues }: ClauseFacts) => insteadCues.some((cue) => cues.has(cue))

/** 'Monday no meat no dairy': both on Monday. */
export const noneWithoutMark = (facts: ClauseFacts, { isNot, days }: ReadingState): ClauseFacts | null =>
  facts.clause.isUnmarked === true &&
  isNot &&
  areAllEmpty(facts.days, facts.slots) &&
  days?.sort === 'one' &&
  isNoneOnly(facts)
    ? { ...facts, days }
    : null

/** 'On Friday no pork and no cheese', 'Tom: no rice, no peppers': all with the scope in front. */
export function noneUnderFront(
  facts: ClauseFacts,
  { leadingScope, isNot, aheadDays }: ReadingState,
): ClauseFacts | null {
  const { joiner } = facts.clause
  if (!leadingScope || !isNot || aheadDays || !isNoneOnly(facts)) return null
  const { isMarked, days, slots, who } = leadingScope
  return joiner === 'and' || (joiner === 'comma' && isMarked) ? { ...facts, days, slots, who } : null
}

/** 'Tuesday: soup, salad, bread': all on Tuesday. */
export const underHead = (
  facts: ClauseFacts,
  { headDays, aheadDays, isNot }: ReadingState,
): ClauseFacts | null =>
  headDays !== undefined &&
  aheadDays === undefined &&
  facts.clause.joiner !== 'next' &&
  !facts.days &&
  facts.isNot === isNot &&
  facts.dishes.length > 0 &&
  hasOnlyKinds(facts, 'dish', 'not')
    ? { ...facts, days: headDays }
    : null

/** 'Quick on Mondays and meatless': both for the same meals. */
export const qualityToo = (facts: ClauseFacts, state: ReadingState): ClauseFacts | null =>
  isQualityOnly(facts) && state.isOnlyQualities && (facts.clause.joiner === 'and' || isItsLimit(facts, state))
    ? {
        ...facts,
        days: state.days,
        slots: state.slots,
        ...(state.whoToken && { who: state.whoToken }),
      }
    : null

/** 'Dinner within 40 minutes on weekdays, an hour at the weekend': both for dinner. */
export function limitToo(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  const last = state.rules.at(-1)
  const { days, slots, dishes } = facts
  const isLimit = dishes.length === 1 && hasOnlyKinds(facts, 'limit', 'days')
  const isListed = last?.kind === 'have' && last.count === 'every' && last.when !== undefined
  const isSame = state.measure !== undefined && dishes[0]?.what[state.measure] !== undefined
  return isLimit && isListed && isSame && days && slots.length === 0 && state.slots.length > 0
    ? { ...facts, slots: state.slots }
    : null
}

const isQualityOnly = (facts: ClauseFacts) =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality }) => isQuality) &&
  // 'Under £1 each'.
  hasOnlyKinds(facts, 'dish', 'limit', 'every') &&
  facts.clause.tokens.every((token) => token.kind !== 'every' || token.word === 'each')

/**
 * Whether a limit is for the meals before it: 'quick breakfasts, 10 minutes at most', 'light
 * lunches, under £2'.
 */
const isItsLimit = ({ clause, days, slots, dishes, isNot, isSome }: ClauseFacts, state: ReadingState) => {
  const last = state.rules.at(-1)
  const isLimit = ({ what: { minutes, cost, kcal, protein } }: ClauseFacts['dishes'][number]) =>
    minutes !== undefined || (state.slots.length > 0 && (cost ?? kcal ?? protein) !== undefined)
  return (
    clause.joiner === 'comma' &&
    last?.kind === 'have' &&
    last.count === 'every' &&
    last.when !== undefined &&
    areAllEmpty(days, slots, isNot, isSome) &&
    dishes.every(isLimit)
  )
}
