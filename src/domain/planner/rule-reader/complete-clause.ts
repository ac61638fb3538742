/** What a clause leaves unsaid because the one before said it: 'not', the day, the people. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { notThatOne } from '../rule-clauses/which-one.ts'
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
} from './complete-days.ts'
import {
  limitToo,
  noneUnderFront,
  noneWithoutMark,
  onLentDays,
  qualityToo,
  underHead,
  underMealHead,
} from './complete-lists.ts'
import { cannotEither, cannotOfOther, insteadOfThat, notEither, somethingElse } from './complete-negations.ts'
import {
  addedThatDay,
  atThatMeal,
  atThatNight,
  comingForThat,
  eitherForThem,
  eitherThatDay,
  notOnThatDay,
  thenWithGuest,
} from './complete-references.ts'
import { isWord } from '../rule-tokens/token-checks.ts'

/** The clause with what it leaves unsaid, or nothing where it does not go on in this way. */
type Completion = (facts: Facts, memory: Memory) => Facts | null | undefined

/** Ways that hold behind 'but' and in a new sentence too. */
const acrossSentences: readonly Completion[] = [
  atThatNight,
  notThatOne,
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

/** Ways that need the clause before in the same breath. */
const withinSentence: readonly Completion[] = [
  onLentDays,
  underMealHead,
  noneWithoutMark,
  noneUnderFront,
  (facts, memory) => {
    const found = underHead(facts, memory)
    return found && completeClause(found, memory)
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
 * 'No beef, lamb or pork'; 'quesadillas for the kids on Saturday, steak for us': the clause with
 * what the one before said for it. The first way that holds counts, so their order matters.
 */
export function completeClause(facts: Facts, memory: Memory): Facts {
  const { joiner } = facts.clause
  // 'Lamb on Sunday, on Monday, eggs for Ben': on the day that stands ahead.
  if (isOfSpeaker(facts) || (memory.aheadDays && !facts.isNot && facts.who && !facts.who.isPronoun))
    return facts
  const ways =
    joiner === 'stop' || joiner === 'but' ? acrossSentences : [...acrossSentences, ...withinSentence]
  for (const goesOn of ways) {
    const found = goesOn(facts, memory)
    if (found) return found
  }
  return facts
}

/** 'A curry tonight and I'm diabetic': how somebody is, on every day. */
const isOfSpeaker = ({ clause: { tokens }, dishes, days }: Facts): boolean => {
  const [first] = tokens
  const isHow = dishes.length > 0 && dishes.every(({ isQuality }) => isQuality)
  return isWord(first, /^im$/, 'subject') && isHow && !days
}
