/** Completes clauses without a day by the day named before. */

import { hasCountLimits, isRule } from '../../plan-rule.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { type ClauseFacts, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isMineThen } from '../doubts/doubts-about-people.ts'
import { datesIn } from '../joins/dates-in.ts'
import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { isForNumber } from '../meanings/heads-rules.ts'
import { hasWord, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { isOfThatDay } from './is-of-that-day.ts'

const isDayBeside = (token: Token | undefined) =>
  token?.kind === 'cue' &&
  (token.cue === 'next day' ||
    (token.cue === 'after' && isWord(token, /^(?:the )?(?:day|night|evening) (?:after|before)$/)))

/** 'Chicken on Tuesday, curry the day after': on Wednesday. 'The day before' would be Monday. */
export function onDayBeside(facts: ClauseFacts, { rules, days }: ReadingState): ClauseFacts | null {
  const { clause } = facts
  // 'The day after that something light' has the words in front.
  const first = clause.tokens.findIndex((token) => !isFunctionWord(token))
  const last = clause.tokens.findLastIndex((token) => !isFunctionWord(token))
  const at = isDayBeside(clause.tokens[last]) ? last : first
  const cue = clause.tokens[at]
  const isBeside = cue?.kind === 'cue' && isDayBeside(cue)
  const by = cue?.kind === 'cue' && cue.word?.endsWith(' before') === true ? -1 : 1
  const [name] = days?.days ?? []
  const isLeft = facts.cues.has('leftovers') && facts.dishes.length === 0
  if (!isBeside || facts.days || facts.isNot || rules.at(-1)?.kind !== 'have') return null
  if (facts.dishes.length !== 1 && !isLeft) return null
  if (clause.joiner === 'stop' || days?.sort !== 'one' || days.dates || name === undefined) return null
  const beside = weekdayNames[(weekdayNames.indexOf(name) + by + 7) % 7]
  const then = { ...days, days: beside ? [beside] : [], start: cue.start, end: cue.end }
  const tokens = clause.tokens.with(at, then)
  return {
    ...facts,
    clause: { ...clause, tokens },
    days: then,
    cues: new Set([...facts.cues].filter((one) => one !== cue.cue)),
  }
}

const isRestOfWeek = (token: Token) => isWord(token, /^for the rest of the week$/, 'cue')

/** 'Turkey on Thursday, no turkey after that', 'light before that': the days after or before. */
export function onDaysThen(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  const { clause } = facts
  const { rules, context, unreadDays } = state
  // In 'heavier food is fine on Thursday, after that keep it light' the day is in an unread clause.
  const days = unreadDays ?? state.days
  const at = clause.tokens.findIndex((token, index) => {
    const next = clause.tokens[index + 1]
    const isBeside = isCue(token, 'after', 'before')
    return (isBeside && isWord(next, /^that$/, 'subject')) || isRestOfWeek(token)
  })
  const cue = clause.tokens[at]
  const isOfHeads = facts.number !== undefined && rules.at(-1)?.kind === 'heads'
  // 'After that keep it light until Tuesday' has an end of its own.
  const until = facts.days?.sort === 'span' && facts.days.dates ? facts.days : undefined
  if (!cue || (facts.days && !until) || clause.joiner === 'stop') return null
  if (facts.dishes.length !== 1 && !isOfHeads) return null
  const [day, ...others] = days?.sort === 'one' ? datesIn(days, context) : []
  const isOfWish = isOfHeads || unreadDays !== undefined || rules.at(-1)?.kind === 'have'
  if (day === undefined || others.length > 0 || !isOfWish) return null
  const isBefore = isCue(cue, 'before')
  const candidateDates = until?.dates ?? context.dates
  const dates = candidateDates.filter((date) => (isBefore ? date < day : date > day))
  if (dates.length === 0) return null
  const then = {
    kind: 'days' as const,
    dates,
    sort: 'span' as const,
    start: cue.start,
    end: cue.end,
    isGlued: false,
  }
  const tokens = clause.tokens
    .toSpliced(at, isRestOfWeek(cue) ? 1 : 2, then)
    .filter((token) => token !== until)
  const cues = new Set([...facts.cues].filter((one) => one !== 'after' && one !== 'before'))
  return { ...facts, clause: { ...clause, tokens }, days: then, cues }
}

/** Whether a dish is for the day before as well: 'scampi on Saturday, and a salad too'. */
const isTooThen = (
  { clause: { joiner, tokens }, isNot, days, slots, count, number, dishes }: ClauseFacts,
  state: ReadingState,
) => {
  const last = tokens.at(-1)
  // 'And raita to go with it'.
  const isWith = hasWord(tokens, /^go with$/, 'ask')
  const isToo = isWith || isWord(last, /^(?:too|as well|also)$/, 'filler')
  return (
    joiner === 'and' &&
    isToo &&
    areAllEmpty(isNot, days, count, number, slots) &&
    dishes.length > 0 &&
    state.days?.sort === 'one' &&
    state.rules.at(-1)?.kind === 'have'
  )
}

/**
 * Whether a dish is for the day of a rule about people: 'Grandma comes on Saturday, something
 * light'.
 */
const isForThen = (facts: ClauseFacts, state: ReadingState) => {
  const { clause, isSome, isNot, days, slots, count, number, dishes, cues, who } = facts
  const { kind } = state.rules.at(-1) ?? {}
  // 'Ben and I are out on Saturday, pizza for the kids'.
  const isTheirs =
    clause.joiner === 'comma' && who !== undefined && (who.names.length > 0 || who.isPronoun === true)
  // 'We are six on Sunday and want pizza', 'Grandma comes on Tuesday. Jollof please.'
  const isWanted =
    (clause.joiner === 'and' && clause.tokens[0]?.kind === 'ask') ||
    (clause.joiner === 'stop' && hasOnlyKinds(facts, 'dish', 'some'))
  const isAbout =
    kind === 'guest' || kind === 'heads'
      ? isSome || clause.joiner === 'comma' || isWanted
      : kind === 'away' && (isSome || isTheirs || isForNumber(facts))
  // In 'we're two on Wednesday, quick dinners every night' the dinners are for all nights.
  const isOfAll = clause.tokens.some(
    (token) => token.kind === 'every' || (isOfKind(token, 'slot', 'meal') && token.isMany === true),
  )
  return (
    isAbout &&
    !isOfAll &&
    areAllEmpty(isNot, days, count) &&
    // 'Nani comes on Saturday, biryani for ten'.
    (!number || (isForNumber(facts) && clause.joiner === 'comma')) &&
    // 'The kids are out on Friday, a fancy dinner for two'.
    (slots.length === 0 || (kind === 'away' && isForNumber(facts))) &&
    dishes.length > 0 &&
    dishes.every(({ what }) => what.diet === undefined) &&
    cues.size === 0 &&
    state.days?.sort === 'one'
  )
}

/** 'Grandma comes on Tuesday. Jollof please.': on that day, even behind a full stop. */
export function forGuests(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  const before = state.rules.at(-1)
  const isOfEaters = isRule(before, 'guest', 'heads') && before.when !== undefined
  return facts.clause.joiner === 'stop' && isOfEaters && isForThen(facts, state)
    ? thatDay(facts, state)
    : null
}

/** The clause on the day named before, and at its meal where the clause names none. */
const thatDay = (facts: ClauseFacts, { days, slots }: ReadingState): ClauseFacts => ({
  ...facts,
  days,
  slots: facts.slots.length > 0 ? facts.slots : slots,
})

/** 'Pancakes on Sunday morning and jollof for dinner': both on Sunday. */
export const atOtherMeal = (facts: ClauseFacts, state: ReadingState): ClauseFacts | null =>
  isOtherMeal(facts, state) ? { ...facts, days: state.days } : null

const isOtherMeal = (
  { clause, days, slots, isManySlots, dishes, count, number, isNot }: ClauseFacts,
  state: ReadingState,
) =>
  (clause.joiner === 'and' || clause.joiner === 'comma' || clause.joiner === 'next') &&
  areAllEmpty(days, isManySlots, isNot, count, number) &&
  dishes.length > 0 &&
  state.days?.sort === 'one' &&
  slots.length === 1 &&
  state.slots.length === 1 &&
  slots[0] !== state.slots[0]

/** 'A roast on Sunday, ideally chicken': on Sunday. */
export const ideallyThen = (facts: ClauseFacts, { days, rules }: ReadingState): ClauseFacts | null =>
  facts.clause.joiner === 'comma' &&
  !facts.clause.isUnmarked &&
  facts.isMaybe &&
  areAllEmpty(facts.isNot, facts.days) &&
  facts.dishes.length > 0 &&
  hasOnlyKinds(facts, 'dish') &&
  days?.sort === 'one' &&
  rules.at(-1)?.kind === 'have'
    ? { ...facts, days }
    : null

/**
 * A dish behind 'and' is on the days that the clause before began with: 'at the weekend one roast
 * and one with eggs', 'Sunday Nani and roast lamb'.
 */
export const underDay = (facts: ClauseFacts, state: ReadingState): ClauseFacts | null =>
  facts.clause.joiner === 'and' && isUnderDay(facts, state) ? { ...facts, days: state.days } : null

/** Whether a clause continues a list with its days in front. */
const isUnderDay = (facts: ClauseFacts, { rules, days, isDayFirst }: ReadingState): boolean => {
  const last = rules.at(-1)
  const isCounted = hasCountLimits(last) && last.count.min !== undefined
  return (
    isDayFirst &&
    days !== undefined &&
    areAllEmpty(facts.days, facts.slots, facts.isNot) &&
    facts.dishes.length > 0 &&
    facts.cues.size === 0 &&
    ((last?.kind === 'guest' && days.sort === 'one') ||
      (isCounted && facts.number !== undefined) ||
      (isCounted && days.sort === 'one' && hasOnlyKinds(facts, 'dish')))
  )
}

/** 'Burgers for the kids on Tuesday, I'll have a salad': on Tuesday, for the speaker. */
export function mineThen(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  const { days, context } = state
  const [first] = facts.clause.tokens
  if (!first || context.speaker === undefined || !isMineThen(facts, state)) return null
  return { ...facts, days, who: withMeaning(first, { kind: 'who', names: [context.speaker] }) }
}

/** 'Burgers on Saturday with a veggie option for Sofia': on Saturday. */
export function withOption(facts: ClauseFacts, { days }: ReadingState): ClauseFacts | null {
  const { isUnmarked, tokens } = facts.clause
  const isWith = isWord(tokens[0], /^with$/, 'filler')
  return isUnmarked && isWith && facts.who && !facts.days && days?.sort === 'one' ? { ...facts, days } : null
}

/** Dishes beside those of the clause before, on the same day, for the same people or others. */
export const alsoThatDay = (facts: ClauseFacts, state: ReadingState): ClauseFacts | null =>
  isForThen(facts, state) ||
  isTooThen(facts, state) ||
  isOfThatDay(facts, state) ||
  isListedToo(facts, state) ||
  isChoiceToo(facts, state) ||
  (facts.who?.isOthers && state.who && !facts.days)
    ? thatDay(facts, state)
    : null

/**
 * Whether a clause names the choices for a meal: 'something Italian on Sunday, lasagne or pizza'.
 */
const isChoiceToo = (facts: ClauseFacts, { rules, days }: ReadingState) => {
  const last = rules.at(-1)
  const isKind = last?.kind === 'have' && (last.what.cuisine !== undefined || last.what.tag !== undefined)
  const [dish, ...more] = facts.dishes
  const isChoice = Array.isArray(dish?.what.food) || Array.isArray(dish?.what.recipe)
  return (
    facts.clause.joiner === 'comma' &&
    isKind &&
    isChoice &&
    more.length === 0 &&
    days?.sort === 'one' &&
    areAllEmpty(facts.days, facts.isNot) &&
    hasOnlyKinds(facts, 'dish')
  )
}

/** 'Ten people on Saturday, ribs and something vegetarian'. */
const isListedToo = (facts: ClauseFacts, { hasInheritedDay }: ReadingState) =>
  hasInheritedDay &&
  (facts.clause.joiner === 'and' || (facts.clause.joiner === 'comma' && !facts.isNot && !facts.isSome)) &&
  facts.dishes.length > 0 &&
  areAllEmpty(facts.days, facts.count, facts.number) &&
  hasOnlyKinds(facts, 'dish', 'some', 'not')
