/** Completes clauses that refer back: 'that night', 'then', 'make it', 'either'. */

import { type ClauseFacts, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { withMeaning } from '../joins/join.ts'
import { hasWord, isWord } from '../tokens/token-checks.ts'
import { isOfThatDay } from './is-of-that-day.ts'

/** Whether a clause has an asking word with such a text: 'that day', 'make it'. */
const asks = ({ clause: { tokens } }: ClauseFacts, isMeant: (word: string) => boolean): boolean =>
  tokens.some((token) => token.kind === 'ask' && isMeant(token.word ?? ''))

/** 'A roast at noon on Sunday, then nothing heavy that night': at dinner. */
export function atThatNight(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  if (facts.slots.length > 0 || !asks(facts, (word) => word.endsWith('that night'))) return null
  // 'The plumber is here on Tuesday afternoon, soup that night'.
  const slots = state.reasonDays || state.aheadDays ? state.aheadSlots : state.slots
  return slots.length > 0 && !slots.includes('dinner') ? { ...facts, slots: ['dinner'] } : null
}

/** 'Omar stays for dinner on Friday, no pork then': on that day, at that meal. */
export function thenWithGuest(facts: ClauseFacts, { rules, days, slots }: ReadingState): ClauseFacts | null {
  const isForGuest =
    asks(facts, (word) => word === 'that day') &&
    rules.at(-1)?.kind === 'guest' &&
    facts.slots.length === 0 &&
    slots.length > 0 &&
    days?.sort === 'one'
  return isForGuest ? { ...facts, days: facts.days ?? days, slots } : null
}

/** 'A big chilli on Sunday and Grandma is coming over for that': on Sunday. */
export function comingForThat(facts: ClauseFacts, { rules, days, slots }: ReadingState): ClauseFacts | null {
  const isFor = facts.clause.tokens.some((token, at, all) => {
    const next = all[at + 1]
    return isWord(token, /^for$/, 'filler') && isWord(next, /^(?:it|that)$/, 'subject')
  })
  const isDish = rules.at(-1)?.kind === 'have' && days?.sort === 'one'
  return isFor && isDish && facts.cues.has('guest') && !facts.days && facts.dishes.length === 0
    ? { ...facts, days, slots: facts.slots.length > 0 ? facts.slots : slots }
    : null
}

/** 'A roast on Sunday, but not lamb': on Sunday. */
export const notOnThatDay = (facts: ClauseFacts, state: ReadingState): ClauseFacts | null =>
  facts.clause.joiner === 'but' && facts.isNot && !facts.who && isOfThatDay(facts, state)
    ? { ...facts, days: state.days }
    : null

/** 'Keep Monday meatless but add a salad': on Monday. */
export const addedThatDay = (facts: ClauseFacts, { days }: ReadingState): ClauseFacts | null =>
  facts.clause.joiner === 'but' &&
  asks(facts, (word) => word === 'add') &&
  !facts.isNot &&
  hasOnlyKinds(facts, 'dish') &&
  days?.sort === 'one'
    ? { ...facts, days }
    : null

/** 'Pasta for dinner on Friday and make it quick': at that dinner. */
export const atThatMeal = (facts: ClauseFacts, { days, slots }: ReadingState): ClauseFacts | null =>
  asks(facts, (word) => /^(?:make|keep) it$/.test(word)) &&
  facts.clause.joiner !== 'stop' &&
  areAllEmpty(facts.days, facts.slots) &&
  days?.sort === 'one'
    ? { ...facts, slots }
    : null

/** 'No meat on Wednesday, and no fish either': on Wednesday. */
export function eitherThatDay(facts: ClauseFacts, { isNot, days, slots }: ReadingState): ClauseFacts | null {
  return isEither(facts) &&
    facts.clause.joiner !== 'stop' &&
    isNot &&
    days?.sort === 'one' &&
    isNoneAlone(facts)
    ? { ...facts, days, slots }
    : null
}

/** 'No onion for Nani, no garlic either': for her too. */
export function eitherForThem(facts: ClauseFacts, { isNot, rules }: ReadingState): ClauseFacts | null {
  const names = rules.at(-1)?.who
  const [first] = facts.clause.tokens
  if (!names || !first || !isNot || facts.clause.joiner === 'stop' || !isEither(facts)) return null
  return isNoneAlone(facts) ? { ...facts, who: withMeaning(first, { kind: 'who', names }) } : null
}

const isEither = ({ clause: { tokens } }: ClauseFacts) =>
  hasWord(tokens, /^(?:either|too|as well)$/, 'filler')

const isNoneAlone = (facts: ClauseFacts) =>
  facts.isNot && facts.dishes.length > 0 && !facts.days && !facts.who && hasOnlyKinds(facts, 'dish', 'not')
