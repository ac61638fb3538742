/** Rules for dishes that are cooked once and eaten again. */

import { isDeepEqual } from '../../../is-deep-equal.ts'
import { type DishLike, type PlanRule, hasCountLimits } from '../../plan-rule.ts'
import { type ClauseFacts, hasOnlyKinds, ruleDaysOf, strengthOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { lastWord } from '../joins/join.ts'
import { isCue, isNightly, isPronoun, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { cookedDouble } from './cooked-double.ts'
import { isBy } from './use-rules.ts'

/** Whether a clause is about the dish before: 'of it', 'of that'. */
const isOfIt = ({ clause: { tokens }, cues }: ClauseFacts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    const pointsToDay =
      isWord(next, /^(?:it|that|this)$/, 'subject') ||
      isWord(next, /^(?:that|this|those|these)$/, 'filler') ||
      isPronoun(next)
    // 'Lasagne on Sunday and the leftovers for lunch on Monday'.
    const isThose = isWord(token, /^the$/, 'filler') && isCue(next, 'leftovers')
    return (isThose && !cues.has('use')) || (isWord(token, /^(?:of|from)$/, 'filler') && pointsToDay)
  })

/** Reads when the last dish is eaten again: 'curry on Monday, eat it again on Thursday'. */
function eatenAgain(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, days, secondDays, dishes, clause } = facts
  const last = state.rules.at(-1)
  // 'Curry on Monday and the rest on Tuesday'.
  const isRest =
    cues.has('otherwise') &&
    (clause.joiner === 'and' || (clause.joiner === 'comma' && state.days?.sort === 'one')) &&
    last?.kind === 'have' &&
    hasOnlyKinds(facts, 'cue', 'days', 'slot')
  const isAgain = (cues.has('eat again') || isRest) && days && !secondDays && dishes.length === 0
  if (!isAgain || (last?.kind !== 'have' && last?.kind !== 'leftover')) return null
  // 'Jake hates fish but we can have it on Thursday'.
  if (hasCountLimits(last) && last.count.max === 0) return null
  const to = ruleDaysOf(days, facts.slots)
  return [
    {
      kind: 'leftover',
      ...(last.what && { what: last.what }),
      ...(last.when && { when: last.when }),
      ...(to && { to }),
    },
  ]
}

/** 'Dal on Monday, leftovers of it on Tuesday'. */
function leftoversOfIt(facts: ClauseFacts, { rules }: ReadingState): PlanRule[] | null {
  const { cues, days, secondDays, dishes, clause } = facts
  const last = rules.at(-1)
  if (!cues.has('leftovers') || !days || secondDays || dishes.length > 0) return null
  if (clause.joiner === 'stop' || !isOfIt(facts)) return null
  if (last?.kind !== 'have' || !last.when || last.count === 'every') return null
  const to = ruleDaysOf(days, facts.slots)
  return [{ kind: 'leftover', what: last.what, when: last.when, ...(to && { to }) }]
}

/** 'Use the roast leftovers on Monday'. */
function leftoversOfDish(facts: ClauseFacts): PlanRule[] | null {
  const [dish, ...more] = facts.dishes
  const behind = dish && facts.clause.tokens[dish.at + 1]
  const isLeftovers = isWord(behind, /^left ?overs$/, 'cue')
  const to = ruleDaysOf(facts.days, facts.slots)
  if (!dish || !isLeftovers || more.length > 0 || facts.secondDays || facts.isNot || !to) return null
  return [{ kind: 'leftover', what: dish.what, to, ...strengthOf(facts) }]
}

/**
 * 'Chilli on Friday, leftover chilli on Saturday' means the chilli of Friday. 'Leftover turkey on
 * Friday' alone does not tell when it is cooked.
 */
function leftoverDish(facts: ClauseFacts, { rules }: ReadingState): PlanRule[] | null {
  const [dish, ...more] = facts.dishes
  const to = ruleDaysOf(facts.days, facts.slots)
  if (!dish || more.length > 0 || facts.secondDays || !to) return null
  // 'Use up the leftover turkey by Sunday' allows any day until then.
  if (facts.cues.has('use') && facts.days && isBy(facts)) return null
  const cooked =
    facts.cues.has('leftovers') && facts.days
      ? rules.findLast((rule) => rule.kind === 'have' && rule.when && isDeepEqual(rule.what, dish.what))
      : undefined
  if (cooked?.when) return [{ kind: 'leftover', what: dish.what, when: cooked.when, to }]
  const ahead = facts.clause.tokens[Math.max(0, dish.at - 1)]
  const isLeftDish = isWord(ahead, /^leftover$/, 'cue') && !facts.isNot
  return isLeftDish ? [{ kind: 'leftover', what: dish.what, to, ...strengthOf(facts) }] : null
}

/** Rules for dishes that are cooked once and eaten again; null where the clause has none. */
export const leftoverRules = (facts: ClauseFacts, state: ReadingState): PlanRule[] | null =>
  eatenAgain(facts, state) ??
  leftoversOfIt(facts, state) ??
  leftoversOfDish(facts) ??
  ofRemainsRules(facts, state) ??
  fromDayRules(facts) ??
  leftoverDish(facts, state) ??
  cookedDouble(facts, state)

const isOfRemains = (token: Token) =>
  isCue(token, 'leftovers', 'eat again') &&
  isWord(
    token,
    /^(?:with|from|using|out of|made) (?:\w+ )*(?:it|left|leftovers?|rest|remains|bones|carcass|scraps|remainder|meat|bits)\b/,
  )

/**
 * 'Roast chicken on Sunday, soup with the leftovers on Monday': a rule for the soup and one for the
 * leftovers.
 */
function ofRemainsRules(facts: ClauseFacts, { rules }: ReadingState): PlanRule[] | null {
  const { days, secondDays, dishes, clause, isNot } = facts
  const last = rules.at(-1)
  const to = ruleDaysOf(days, facts.slots)
  const [dish] = dishes
  if (!clause.tokens.some(isOfRemains) || isNot || secondDays || dishes.length !== 1 || !dish || !to)
    return null
  const cue = clause.tokens.findIndex(isOfRemains)
  // In 'something with the leftover chicken on Tuesday' the leftovers are of chicken, not of the
  // dish before.
  if (dish.at === cue + 1) return [{ kind: 'leftover', what: dish.what, to }]
  if (clause.joiner === 'stop' && !clause.isUnmarked) return null
  if (last?.kind !== 'have' || last.count === 'every' || !last.when || last.count.max === 0) return null
  const what = ownNameOf(facts)
  return [
    { kind: 'leftover', what: last.what, when: last.when, to },
    { kind: 'have', what, count: { min: 1 }, when: to, ...strengthOf(facts) },
  ]
}

/**
 * The dish by the word in the sentence, where that names sandwiches or the like: 'pulled pork
 * sandwiches'.
 */
function ownNameOf({ clause: { tokens }, dishes: [dish] }: ClauseFacts): DishLike {
  const token = dish && tokens[dish.at]
  if (token?.kind !== 'dish') return dish?.what ?? {}
  const { recipe, food } = token.what
  return recipe !== undefined && food !== undefined ? { food: token.word } : token.what
}

/** 'Leftovers on Tuesday from Monday's chilli': the day before the dish is when it is cooked. */
function fromDayRules({ cues, days, secondDays, dishes, clause: { tokens }, isNot, slots }: ClauseFacts) {
  const [dish] = dishes
  if (!cues.has('leftovers') || !days || !secondDays || !dish || dishes.length > 1 || isNot) return null
  const [one, other] = [tokens.indexOf(days), tokens.indexOf(secondDays)]
  // 'Leftover dal from Monday for lunch on Tuesday'.
  const isFrom = (at: number) => {
    const link = lastWord(tokens.slice(0, at))
    return isWord(link, /^from$/, 'cue')
  }
  const isBefore = (at: number) =>
    isFrom(at) ||
    (at < dish.at && tokens.slice(at + 1, dish.at).every(({ kind }) => kind === 'filler' || kind === 'slot'))
  const cooked = isBefore(other) ? secondDays : isBefore(one) ? days : undefined
  const eaten = cooked === secondDays ? days : secondDays
  // In 'from Monday night' the meal behind the day is when it is cooked.
  const night = cooked && tokens[tokens.indexOf(cooked) + 1]
  const cookedSlots = isNightly(night) ? night.slots : []
  const eatenSlots = slots.filter((slot) => !cookedSlots.includes(slot))
  if (!cooked || eatenSlots.length > 1) return null
  const [when, to] = [ruleDaysOf(cooked, cookedSlots), ruleDaysOf(eaten, eatenSlots)]
  if (!when || !to) return null
  const rule: PlanRule = { kind: 'leftover', what: dish.what, when, to }
  return [rule]
}
