/** Completes members of a list by its leading scope, its first member or the reason before it. */
import { type Facts, isDishesAlone, isOnly, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { isForNumber } from '../rule-meanings/heads-rules.ts'
import { insteadCues } from '../rule-tokens/token.ts'

/** Whether a clause only denies dishes. */
const isNoneOnly = (facts: Facts): boolean =>
  facts.isNot && facts.dishes.length > 0 && isOnly(facts, 'dish', 'not')

/** 'Friday is my birthday so burgers and cake': both on Friday. */
export function onLentDays(facts: Facts, { lentDays }: Memory): Facts | null {
  const { joiner } = facts.clause
  const isTold = isDishesAlone(facts) || (isForNumber(facts) && isOnly(facts, 'dish', 'number'))
  const isOneMore = isTold && (joiner === 'and' || joiner === 'comma')
  return lentDays && (isOneMore || (joiner === 'and' && isNoneOnly(facts)))
    ? { ...facts, days: lentDays }
    : null
}

/** 'Lunch: soup Monday, wraps Tuesday': both at lunch. */
export const underMealHead = (facts: Facts, { headSlots, isHeadMarked }: Memory): Facts | null =>
  headSlots.length > 0 && (isHeadMarked || facts.clause.isUnmarked === true) && isDayOfList(facts)
    ? { ...facts, slots: headSlots }
    : null

const isDayOfList = (facts: Facts) =>
  facts.days !== undefined &&
  facts.slots.length === 0 &&
  (facts.dishes.length > 0 || (facts.cues.size === 1 && isOutOf(facts))) &&
  isOnly(facts, 'dish', 'days', 'cue', 'some')

const isOutOf = ({ cues }: Facts) => insteadCues.some((cue) => cues.has(cue))

/** 'Monday no meat no dairy': both on Monday. */
export const noneWithoutMark = (facts: Facts, { isNot, days }: Memory): Facts | null =>
  facts.clause.isUnmarked === true &&
  isNot &&
  saysNone(facts.days, facts.slots) &&
  days?.sort === 'one' &&
  isNoneOnly(facts)
    ? { ...facts, days }
    : null

/** 'On Friday no pork and no cheese', 'Tom: no rice, no peppers': all with the scope in front. */
export function noneUnderFront(facts: Facts, { front, isNot, aheadDays }: Memory): Facts | null {
  const { joiner } = facts.clause
  if (!front || !isNot || aheadDays || !isNoneOnly(facts)) return null
  const { isMarked, days, slots, who } = front
  return joiner === 'and' || (joiner === 'comma' && isMarked) ? { ...facts, days, slots, who } : null
}

/** 'Tuesday: soup, salad, bread': all on Tuesday. */
export const underHead = (facts: Facts, { headDays, aheadDays, isNot }: Memory): Facts | null =>
  headDays !== undefined &&
  aheadDays === undefined &&
  facts.clause.joiner !== 'next' &&
  !facts.days &&
  facts.isNot === isNot &&
  facts.dishes.length > 0 &&
  isOnly(facts, 'dish', 'not')
    ? { ...facts, days: headDays }
    : null

/** 'Quick on Mondays and meatless': both for the same meals. */
export const qualityToo = (facts: Facts, memory: Memory): Facts | null =>
  isQualityOnly(facts) && memory.isQuality && (facts.clause.joiner === 'and' || isItsLimit(facts, memory))
    ? {
        ...facts,
        days: memory.days,
        slots: memory.slots,
        ...(memory.whoToken && { who: memory.whoToken }),
      }
    : null

/** 'Dinner within 40 minutes on weekdays, an hour at the weekend': both for dinner. */
export function limitToo(facts: Facts, memory: Memory): Facts | null {
  const last = memory.rules.at(-1)
  const { days, slots, dishes } = facts
  const isLimit = dishes.length === 1 && isOnly(facts, 'limit', 'days')
  const isListed = last?.kind === 'have' && last.count === 'every' && last.when !== undefined
  const isSame = memory.measure !== undefined && dishes[0]?.what[memory.measure] !== undefined
  return isLimit && isListed && isSame && days && slots.length === 0 && memory.slots.length > 0
    ? { ...facts, slots: memory.slots }
    : null
}

const isQualityOnly = (facts: Facts) =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality }) => isQuality) &&
  // 'Under £1 each'.
  isOnly(facts, 'dish', 'limit', 'every') &&
  facts.clause.tokens.every((token) => token.kind !== 'every' || token.word === 'each')

/**
 * Whether a limit is for the meals before it: 'quick breakfasts, 10 minutes at most', 'light
 * lunches, under £2'.
 */
const isItsLimit = ({ clause, days, slots, dishes, isNot, isSome }: Facts, memory: Memory) => {
  const last = memory.rules.at(-1)
  const isLimit = ({ what: { minutes, cost, kcal, protein } }: Facts['dishes'][number]) =>
    minutes !== undefined || (memory.slots.length > 0 && (cost ?? kcal ?? protein) !== undefined)
  return (
    clause.joiner === 'comma' &&
    last?.kind === 'have' &&
    last.count === 'every' &&
    last.when !== undefined &&
    saysNone(days, slots, isNot, isSome) &&
    dishes.every(isLimit)
  )
}
