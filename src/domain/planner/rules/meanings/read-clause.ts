/** Makes the rules of one clause, with the state of the clauses before it. */

import { type PlanRule, hasCountLimits } from '../../plan-rule.ts'
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasWord, isCue, isWord } from '../tokens/token-checks.ts'
import { type ClauseReading, readingFrom } from './clause-reading.ts'
import { countOfLastDish, denyRecentDish, limitInSameMeasure, addToLastDish } from './count-fragments.ts'
import { denyAtOtherTimes, endOfStay } from './day-fragments.ts'
import { guestDietRules, guestRules, sameGuests } from './guest-rules.ts'
import { headsRules } from './heads-rules.ts'
import { leftoverRules } from './leftover-rules.ts'
import { readNoMeal } from './no-meal.ts'
import { orderRules, totalRules } from './order-and-total-rules.ts'
import { peopleOfClause } from './people-of-clause.ts'
import { awayAtMeal, awayRules, cannotRules } from './people-rules.ts'
import { differentRules, repeatRules } from './repeat-rules.ts'
import { changeScopeOfLast } from './scope-fragments.ts'
import { sideRules, skipRules } from './skip-rules.ts'
import { useRules } from './use-rules.ts'
import { wantedDishes } from './wanted-dishes.ts'
import { perOf } from './within-and-per.ts'

/** Whether a clause is a question such as 'is the lasagne ...?', which asks for no dish. */
const isQuestion = ({ clause: { tokens } }: ClauseFacts) => isCue(tokens[0], 'is')

/** Whether a clause is about what was named before: 'don't do it twice in a row'. */
const isOfIt = ({ clause: { tokens } }: ClauseFacts) => hasWord(tokens, /^it$/, 'subject')

/**
 * Whether a clause is against the same kind of dish twice: 'we don't want the same cuisine twice'.
 */
const isSameKindAgain = ({ clause: { tokens }, count, dishes }: ClauseFacts) =>
  count !== undefined &&
  dishes.length === 0 &&
  tokens.some(
    (token) =>
      token.kind === 'cue' && /^by (?:cuisine|protein)$/.test(token.cue) && isWord(token, /\bsame\b/),
  )

/** A reading that replaces the last rule by this one. */
const againOf = (rule: PlanRule | null): ClauseReading => rule && { rules: [rule], instead: true }

const deniedDishes = ({ dishes }: ClauseFacts) => dishes.map((dish) => ({ ...dish, isNot: true }))

/** A clause against a dish too often, as one with a 'not'; null where a clause is no such. */
function asDenied(facts: ClauseFacts, state: ReadingState): ClauseFacts | null {
  const { cues, count } = facts
  // 'We don't want curry more than once'.
  const isTooOften = count?.isAbove === true || cues.has('running') || cues.has('other day')
  const denying = (['dislikes', 'cannot have', 'not eating'] as const).filter((cue) => cues.has(cue))
  if (
    denying.length > 0 &&
    (isSameKindAgain(facts) || (isTooOften && (facts.dishes.length > 0 || isOfIt(facts))))
  )
    return {
      ...facts,
      cues: new Set([...cues].filter((cue) => !denying.some((one) => one === cue))),
      isNot: true,
      dishes: deniedDishes(facts),
    }
  // 'No chicken more than twice or beef more than once'.
  const last = state.rules.at(-1)
  const isAtMostToo =
    count?.isAbove === true &&
    !facts.isNot &&
    facts.dishes.length > 0 &&
    facts.clause.joiner !== 'stop' &&
    hasCountLimits(last) &&
    last.count.max !== undefined &&
    last.count.min === undefined
  return isAtMostToo ? { ...facts, isNot: true, dishes: deniedDishes(facts) } : null
}

/**
 * Makes the rules of a clause whose words are all known. The readers are tried in this order, and
 * the first that knows the clause decides; null where none does.
 */
export function readClause(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const who = peopleOfClause(facts, state)
  const { cues } = facts
  // In 'no chicken till Saturday, fajitas that night' it is unclear which day is meant.
  if (
    state.days?.sort === 'span' &&
    hasWord(facts.clause.tokens, /^(?:on )?that (?:day|night|evening)$/, 'ask')
  )
    return null
  if (cues.has('fine') || isQuestion(facts)) return null
  const denied = asDenied(facts, state)
  if (denied) return readClause(denied, state)
  const hasSkippedDish = cues.has('skip') && facts.dishes.length > 0
  // 'Skip the meat one night' does not tell which night.
  if (hasSkippedDish && facts.number) return null
  const isSkipped = hasWord(facts.clause.tokens, /^(?:skip|dont cook)$/, 'cue')
  if (hasSkippedDish && (!facts.days || isSkipped))
    return readClause({ ...facts, cues: new Set(), dishes: deniedDishes(facts) }, state)
  return (
    endOfStay(facts, state) ??
    readingFrom(guestDietRules(facts, state)) ??
    readingFrom(cannotRules(facts, state, who)) ??
    (cues.has('except') && !facts.exceptDays ? null : readingFrom(repeatRules(facts, state, who))) ??
    readingFrom(differentRules(facts)) ??
    readingFrom(orderRules(facts, state)) ??
    readingFrom(leftoverRules(facts, state)) ??
    (cues.has('leftovers') && facts.dishes.length === 0 ? null : readingFrom(useRules(facts, state))) ??
    addToLastDish(facts, state) ??
    limitInSameMeasure(facts, state) ??
    readingFrom(headsRules(facts, state)) ??
    againOf(sameGuests(facts, state)) ??
    readingFrom(guestRules(facts, state)) ??
    againOf(awayAtMeal(facts, state, who)) ??
    readingFrom(awayRules(facts, state, who)) ??
    readingFrom(skipRules(facts, state)) ??
    readingFrom(sideRules(facts, state)) ??
    denyAtOtherTimes(facts, state) ??
    denyRecentDish(facts, state) ??
    readNoMeal(facts, state) ??
    readingFrom(totalRules(facts, perOf(facts), who)) ??
    countOfLastDish(facts, state) ??
    changeScopeOfLast(facts, state) ??
    wantedDishes(facts, state, who)
  )
}
