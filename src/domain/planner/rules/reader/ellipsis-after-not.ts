/** Completes clauses behind a 'not': a dish that is denied too, or one that replaces it. */

import { type ClauseFacts, isDishesAlone, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasWord, isCue } from '../tokens/token-checks.ts'

/** 'No pizza on Friday, something healthy': on Friday. */
export const somethingElse = (facts: ClauseFacts, { isNot, days }: ReadingState): ClauseFacts | null =>
  isNot &&
  facts.clause.joiner === 'comma' &&
  facts.isSome &&
  areAllEmpty(facts.isNot, facts.days) &&
  days?.sort === 'one' &&
  hasOnlyKinds(facts, 'dish', 'some')
    ? { ...facts, days }
    : null

/** 'Not pasta on Tuesday, soup', 'no pasta on Tuesday, soup instead': soup on Tuesday. */
export function insteadOfThat(
  facts: ClauseFacts,
  { isNot, isContrast, days }: ReadingState,
): ClauseFacts | null {
  const { joiner, tokens } = facts.clause
  const isInstead = isContrast || hasWord(tokens, /^instead$/, 'filler')
  return isNot && isInstead && isDishesAlone(facts) && joiner === 'comma' ? { ...facts, days } : null
}

/** The dishes of a clause, all denied. */
const notAny = ({ dishes }: ClauseFacts) => dishes.map((dish) => ({ ...dish, isNot: true }))

/**
 * 'No beef on Monday, lamb or pork': all denied on Monday. What somebody cannot have is not read
 * here.
 */
export const notEither = (
  facts: ClauseFacts,
  { isNot, aheadDays, days, dishes, cannotHave }: ReadingState,
): ClauseFacts | null =>
  isNot &&
  !cannotHave &&
  isDishesAlone(facts) &&
  !facts.isMaybe &&
  !aheadDays &&
  !isOneBehindAll(facts, dishes) &&
  !isSomeOf(facts)
    ? { ...facts, isNot: true, dishes: notAny(facts), ...(days && !facts.days && { days }) }
    : null

/** Whether a dish has 'some' and so is wanted: 'no rice on Monday, and some noodles'. */
const isSomeOf = ({ clause: { tokens } }: ClauseFacts) => hasWord(tokens, /^some$/, 'filler')

/**
 * Whether a dish has 'a' behind dishes without it, and so is wanted: 'no chips, a pie and a soup'.
 * 'Not a pie, a soup or a stew' denies all.
 */
const isOneBehindAll = (
  { clause: { joiner }, dishes: [dish] }: ClauseFacts,
  before: ReadingState['dishes'],
) => joiner === 'comma' && dish?.isOne === true && before.every(({ isOne }) => !isOne)

/** 'Tom hates peas and carrots': both. */
export function cannotEither(
  facts: ClauseFacts,
  { cannotHave, aheadDays, dishes }: ReadingState,
): ClauseFacts | null {
  const { joiner } = facts.clause
  const isList = joiner === 'and' || joiner === 'or' || joiner === 'comma'
  // 'Grandma eats no fish and no nuts'.
  const isNone =
    cannotHave?.isNot === true && joiner === 'and' && facts.isNot && hasOnlyKinds(facts, 'dish', 'not')
  const isToo = isDishesAlone(facts) || (isNone && facts.dishes.length > 0)
  if (!cannotHave || aheadDays || !isList || facts.who || !isToo || facts.isMaybe) return null
  if (isOneBehindAll(facts, dishes)) return null
  const { cues, who, isNot, saysI } = cannotHave
  return { ...facts, cues, who, isNot, saysI, dishes: notAny(facts) }
}

/**
 * Another person without a verb cannot have what follows, as the one before: 'Tom hates peas and
 * Ella carrots', 'allergic to shellfish and Leo to peanuts'.
 */
export function cannotOfOther(facts: ClauseFacts, { cannotHave }: ReadingState): ClauseFacts | null {
  const { joiner, tokens } = facts.clause
  if (!cannotHave || !facts.who || facts.dishes.length === 0 || (joiner !== 'and' && joiner !== 'comma'))
    return null
  const [first, ...rest] = tokens
  if (first !== facts.who || !rest.every((token) => token.kind === 'dish' || isCue(token, 'to'))) return null
  const { cues, isNot } = cannotHave
  return { ...facts, cues, isNot, dishes: notAny(facts) }
}
