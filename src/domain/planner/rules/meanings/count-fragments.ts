/** Fragments with only a number or a quality, which belong to the dish named before. */

import { type PlanRule, type RuleCount, hasCountLimits } from '../../plan-rule.ts'
import { type ClauseFacts, hasOnlyKinds, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isFunctionWord } from '../joins/join.ts'
import { hasKind, hasWord, isWord } from '../tokens/token-checks.ts'
import { isOfEveryMeal, type TokenOf, type Token } from '../tokens/token.ts'
import { type ClauseReading, neutralCues } from './clause-reading.ts'
import { daysOfClause, countOf } from './dish-rules.ts'
import { isForNumber } from './heads-rules.ts'

/** Reads how often the last dish is eaten: 'but only once', 'two at most'. */
export function countOfLastDish(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const last = state.rules.at(-1)
  const count = countOf(facts, state)
  const [firstTold] = state.remarkDishes
  if (
    firstTold &&
    facts.compare === undefined &&
    facts.clause.joiner === 'comma' &&
    isMost(count) &&
    hasOnlyKinds(facts, 'count')
  )
    return { rules: [{ kind: 'have', what: firstTold.what, count }] }
  if (last?.kind !== 'have' || count === undefined) return null
  // In 'four quick dinners, two nice ones' the second are other meals.
  const isCounted = last.count !== 'every' && last.count.min !== undefined && last.count.max !== undefined
  if (isCounted && facts.hasMeal && !facts.compare && facts.clause.joiner !== 'but') return null
  const ofThem = countsOfNamedBefore(facts) ? (['who'] as const) : []
  if (!hasOnlyKinds(facts, 'count', 'number', 'compare', 'meal', 'every', ...ofThem)) return null
  const number = facts.number?.n ?? facts.count?.max ?? facts.count?.min
  // 'No more than 30 minutes for dinner and 10 for breakfast' is read with the limits.
  if (number === undefined) return null
  // In 'ideally fish twice, but at least once' twice is a preference and once a must.
  const { strength, ...must } = last
  if (strength === 'prefer' && facts.clause.joiner === 'but' && !facts.isMaybe)
    return { rules: [{ ...must, count }] }
  // In 'fish at least once, maybe twice' the second count is a preference.
  if (facts.isMaybe && last.strength === undefined && count !== 'every') {
    const rather: PlanRule = { ...last, count, strength: 'prefer' }
    const isCountSaid = last.count !== 'every' && (last.count.max !== undefined || (last.count.min ?? 0) > 1)
    return isCountSaid ? { rules: [rather] } : { rules: [rather], instead: true }
  }
  // 'At least one new thing, two at most'.
  // In 'soup, twice at most' no count was given before; it may not come at all.
  const isUnsaid = state.isOnlyDishes && facts.clause.joiner === 'comma' && isMost(count)
  const both =
    !isUnsaid && last.count !== 'every' && count !== 'every' && isOneEnd(last.count, count)
      ? { ...last.count, ...count }
      : count
  return { rules: [{ ...last, count: both }], instead: true }
}

/** 'We had korma last week, not again' denies it. */
export function denyRecentDish(facts: ClauseFacts, { remarkDishes }: ReadingState): ClauseReading {
  const { clause, isNot } = facts
  const isAgain = hasWord(clause.tokens, /^again$/, 'filler')
  const [dish, ...more] = remarkDishes
  if (!dish || more.length > 0 || !isNot || !isAgain || clause.joiner === 'stop') return null
  return hasOnlyKinds(facts, 'not') ? { rules: [{ kind: 'have', what: dish.what, count: { max: 0 } }] } : null
}

/** Whether a clause counts what was named before: 'cheap meals, three of them at least'. */
const countsOfNamedBefore = ({ who, clause: { tokens } }: ClauseFacts) => {
  const of = who ? tokens[tokens.indexOf(who) - 1] : undefined
  return who?.isPronoun === true && isWord(of, /^of$/, 'filler')
}

const isMost = (count: RuleCount | undefined): count is RuleCount =>
  count !== undefined && count !== 'every' && count.max !== undefined && count.min === undefined

/** Whether one count has only a least and the other only a most. */
const isOneEnd = (one: Ends, other: Ends) =>
  (one.min === undefined) !== (one.max === undefined) &&
  (other.min === undefined) !== (other.max === undefined) &&
  (one.min === undefined) !== (other.min === undefined) &&
  (one.min ?? other.min ?? 0) <= (one.max ?? other.max ?? 0)

type Ends = { min?: number; max?: number }

/** Reads a number alone in the measure of the limit before it. */
export function limitInSameMeasure(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const { measure } = state
  const n = facts.number?.n ?? facts.count?.max
  if (measure === undefined || n === undefined || facts.dishes.length > 0) return null
  const isPlaced = facts.slots.length > 0 || facts.days !== undefined || facts.cues.has('otherwise')
  const isBare =
    !hasKind(facts.clause.tokens, 'dish', 'unit', 'who', 'guest', 'not', 'meal') &&
    [...facts.cues].every((cue) => neutralCues.has(cue))
  const isOfPeople = facts.cues.has('we are') || facts.cues.has('of us') || facts.cues.has('guest')
  // In 'a 20 minute dinner on Saturday. Friday for eight' the number is of people.
  const at = facts.clause.tokens.findIndex(({ kind }) => kind === 'number')
  const [ahead, behind] = [facts.clause.tokens[at - 1], facts.clause.tokens[at + 1]]
  if (isWord(ahead, /^for$/, 'filler')) return null
  // In 'max 30 minutes on Friday, six for dinner on Sunday' the six are people; '30 for lunch'
  // alone is a time.
  if (isWord(behind, /^for$/, 'filler') && facts.days) return null
  const isLikely = n >= (measure === 'kcal' ? 100 : 4) && (measure !== 'cost' || !isForNumber(facts))
  if (!isBare || isOfPeople || !isLikely || !isPlaced) return null
  const scope = scopeOf(ruleDaysOf(daysOfClause(facts, state), facts.slots), undefined)
  // 'At least 20 g protein at breakfast and 30 at dinner'.
  const last = state.rules.at(-1)
  const before = last?.kind === 'have' ? last.what[measure] : undefined
  const isLeast = before?.min !== undefined && before.max === undefined
  const what = { [measure]: isLeast ? { min: n } : { max: n } }
  return { rules: [{ kind: 'have', what, count: 'every', ...scope }] }
}

const wordOf = (token: Token | undefined) => (token?.kind === 'dish' ? token.word : '')

const isKeepIt = ({ word }: TokenOf<'limit'>) =>
  /^keep it (?:under|below|within|at|to|down to)\b/.test(word ?? '')

/**
 * Adds a quality or limit to the last dish: 'something quick and filling on Monday' is one meal.
 */
export function addToLastDish(facts: ClauseFacts, { rules, isOnlyQualities }: ReadingState): ClauseReading {
  const { clause, dishes, isNot, pointsToDay, days, slots } = facts
  const last = rules.at(-1)
  const [dish] = dishes
  // 'Soup on Tuesday in the slow cooker'.
  const isMade =
    clause.isUnmarked === true && dish !== undefined && /^(?:in|on) the /.test(wordOf(clause.tokens[dish.at]))
  if (isMade && hasCountLimits(last) && Object.keys(last.what).every((one) => !(one in dish.what)))
    return { rules: [{ ...last, what: { ...last.what, ...dish.what } }], instead: true }
  if (last?.kind !== 'have' || !dish || dishes.length > 1 || !dish.isQuality || isNot) return null
  const isForLast = isForLastDish(facts, last)
  if (clause.joiner !== 'and' && !isForLast) return null
  if (!(isForLast || isOnlyQualities || last.what.cuisine !== undefined)) return null
  if (last.count === 'every' || last.count.min !== 1 || last.count.max !== undefined) return null
  const kinds = new Set([
    'dish',
    'limit',
    'days',
    'slot',
    ...(isForLast && (pointsToDay || isTheOne(facts)) ? ['ask', 'meal', 'number'] : []),
    // 'Under £4 a head'.
    ...(saysKeepIt(facts) ? ['cue', 'every'] : []),
  ])
  if (!clause.tokens.every((token) => isFunctionWord(token) || kinds.has(token.kind))) return null
  const daysNamed = hasKind(clause.tokens, 'days', 'slot') ? ruleDaysOf(days, slots) : undefined
  if (daysNamed && (last.when || days?.sort === 'many')) return null
  const isFree = Object.keys(dish.what).every((dimension) => !(dimension in last.what))
  if (isFree) {
    const what = { ...last.what, ...dish.what }
    return { rules: [{ ...last, ...(daysNamed && { when: daysNamed }), what }], instead: true }
  }
  return daysNamed || isForLast ? null : { rules: [{ ...last, what: dish.what }] }
}

type HaveRule = Extract<PlanRule, { kind: 'have' }>

/**
 * Whether a clause is for the last dish although no 'and' joins it: 'pasta on Monday, but quick'.
 */
function isForLastDish(facts: ClauseFacts, last: HaveRule): boolean {
  const { clause, pointsToDay } = facts
  const isKeptIt = saysKeepIt(facts)
  return (
    (clause.joiner === 'but' ||
      isKeptIt ||
      (clause.joiner === 'comma' && (pointsToDay || isTheOne(facts) || isOnlyQuality(facts, last)))) &&
    (last.when !== undefined || pointsToDay || isKeptIt) &&
    !last.who
  )
}

/** 'Curry on Tuesday, a vegetarian one'. */
const isTheOne = ({ clause, days }: ClauseFacts) => !days && hasWord(clause.tokens, /^one$/, 'meal')

/** In 'a beef pie and keep it under £4' the limit is for the pie. */
const saysKeepIt = ({ clause }: ClauseFacts) =>
  clause.joiner !== 'stop' && clause.tokens.some((token) => token.kind === 'limit' && isKeepIt(token))

/**
 * In 'curry on Monday, mild', 'pasta on Friday, 20 minutes max' a quality or limit without a meal
 * belongs to the dish before.
 */
const isOnlyQuality = (facts: ClauseFacts, last: HaveRule) =>
  hasOnlyKinds(facts, 'dish', 'limit') &&
  !facts.clause.isUnmarked &&
  facts.clause.tokens.every(
    (token) =>
      // 'Nothing that takes ages' is about all dishes.
      (token.kind === 'dish' && !token.word.startsWith('nothing ')) ||
      (token.kind === 'limit' && !isOfEveryMeal(token)) ||
      isWord(token, /^(?:and|nice and|really|very|super|please|pls|thanks)$/, 'filler'),
  ) &&
  last.when?.days?.length === 1 &&
  (last.what.food !== undefined || last.what.recipe !== undefined)
