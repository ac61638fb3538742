/**
 * Completes a clause by what it leaves out because an earlier one said it: 'not', a day, people.
 */

import type { ClauseFacts } from '../clauses/clause-facts.ts'
import { resolveDeniedOne } from '../clauses/narrow-last-rule.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isWord } from '../tokens/token-checks.ts'
import { cannotEither, cannotOfOther, insteadOfThat, notEither, somethingElse } from './ellipsis-after-not.ts'
import {
  limitToo,
  noneUnderFront,
  noneWithoutMark,
  onLentDays,
  qualityToo,
  underHead,
  underMealHead,
} from './ellipsis-in-lists.ts'
import {
  alsoThatDay,
  atOtherMeal,
  forGuests,
  ideallyThen,
  mineThen,
  onDayBeside,
  onDaysThen,
  underDay,
  withOption,
} from './ellipsis-of-days.ts'
import {
  addedThatDay,
  atThatMeal,
  atThatNight,
  comingForThat,
  eitherForThem,
  eitherThatDay,
  notOnThatDay,
  thenWithGuest,
} from './references-back.ts'

/** One way to complete a clause; null where it does not apply. */
type EllipsisResolver = (facts: ClauseFacts, state: ReadingState) => ClauseFacts | null | undefined

/** Completions that also apply behind 'but' and in a new sentence. */
const acrossSentences: readonly EllipsisResolver[] = [
  atThatNight,
  resolveDeniedOne,
  onDayBeside,
  onDaysThen,
  thenWithGuest,
  comingForThat,
  notOnThatDay,
  addedThatDay,
  atThatMeal,
  eitherThatDay,
  eitherForThem,
  forGuests,
]

/** Completions that need the clause before in the same sentence. */
const withinSentence: readonly EllipsisResolver[] = [
  onLentDays,
  underMealHead,
  noneWithoutMark,
  noneUnderFront,
  (facts, state) => {
    const found = underHead(facts, state)
    return found && resolveEllipsis(found, state)
  },
  atOtherMeal,
  somethingElse,
  insteadOfThat,
  notEither,
  cannotEither,
  cannotOfOther,
  qualityToo,
  limitToo,
  ideallyThen,
  mineThen,
  underDay,
  withOption,
  alsoThatDay,
]

/**
 * The clause with what an earlier one said for it: 'no beef, lamb or pork'; 'quesadillas for the
 * kids on Saturday, steak for us'. The first completion that applies counts, so the order matters.
 */
export function resolveEllipsis(facts: ClauseFacts, state: ReadingState): ClauseFacts {
  const { joiner } = facts.clause
  // In 'lamb on Sunday, on Monday, eggs for Ben' the eggs are for Monday.
  if (isOfSpeaker(facts) || (state.aheadDays && !facts.isNot && facts.who && !facts.who.isPronoun))
    return facts
  const resolvers =
    joiner === 'stop' || joiner === 'but' ? acrossSentences : [...acrossSentences, ...withinSentence]
  for (const resolve of resolvers) {
    const found = resolve(facts, state)
    if (found) return found
  }
  return facts
}

/** Whether a clause tells the speaker's diet, for every day: 'a curry tonight and I'm diabetic'. */
const isOfSpeaker = ({ clause: { tokens }, dishes, days }: ClauseFacts): boolean => {
  const [first] = tokens
  const isHow = dishes.length > 0 && dishes.every(({ isQuality }) => isQuality)
  return isWord(first, /^im$/, 'subject') && isHow && !days
}
