/** Rules for dishes: what is eaten, how often, when and for whom. */

import {
  type DishLike,
  measures,
  type PlanRule,
  type RuleCount,
  type RuleDays,
  hasCountLimits,
} from '../../plan-rule.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { type ClauseFacts, type NamedDish, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import { type ReadingState, newReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { isFunctionWord } from '../joins/join.ts'
import { hasWord, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

type Have = Extract<PlanRule, { kind: 'have' }>

/** The days that are left without the excepted ones. */
export function otherDaysOf(
  facts: Pick<ClauseFacts, 'exceptDays' | 'days'>,
  { context }: ReadingState,
): ClauseFacts['days'] {
  const { exceptDays } = facts
  if (!exceptDays) return undefined
  // 'On weeknights except Wednesday' means the other weeknights.
  const { days } = facts
  if (days && (days.dates || exceptDays.dates)) {
    const [named, out] = [datesIn(days, context), datesIn(exceptDays, context)]
    return { ...days, dates: named.filter((date) => !out.includes(date)) }
  }
  if (days?.days) return { ...days, days: days.days.filter((name) => !exceptDays.days?.includes(name)) }
  if (exceptDays.days)
    return {
      ...exceptDays,
      days: weekdayNames.filter((name) => !exceptDays.days?.includes(name)),
      sort: 'many',
    }
  const out = datesIn(exceptDays, context)
  return { ...exceptDays, dates: context.dates.filter((date) => !out.includes(date)), sort: 'many' }
}

/** Whether a token points to days named before: 'that day', 'those nights'. */
export const isThatDay = (token: Token): boolean =>
  token.kind === 'ask' && token.pointsToDay === true && isWord(token, /day|night|evening|morning/)

/** The days of a clause: its own, or those lent by an earlier clause. */
export function daysOfClause(facts: ClauseFacts, state: ReadingState): ClauseFacts['days'] {
  const rest = otherDaysOf(facts, state)
  return (
    (rest && isAnyBut(facts) ? { ...rest, sort: 'any' } : rest) ??
    facts.days ??
    state.aheadDays ??
    state.reasonDays ??
    (facts.pointsToDay && (facts.clause.joiner !== 'stop' || facts.clause.tokens.some(isThatDay))
      ? (state.exceptDays ?? (facts.clause.tokens.some(isEither) ? state.dayPair : state.days))
      : undefined)
  )
}

/**
 * Whether one dish is asked for on any day but some: 'pizza any night but Monday'. With a quality,
 * 'quick any night but Monday' means each of those nights.
 */
const isAnyBut = ({ clause: { tokens }, dishes }: ClauseFacts): boolean =>
  dishes.every(({ isQuality }) => !isQuality) &&
  tokens.some((token) => isCue(token, 'except') && token.word?.startsWith('any '))

/** Whether a token means one of the two days named last: 'either night'. */
const isEither = (token: Token): boolean => isWord(token, /either|both/, 'ask')

/** How often, where the clause has a number for it. */
export function countOf(facts: ClauseFacts, state: ReadingState): RuleCount | undefined {
  const { count, number, cues, compare } = facts
  const days = state.context.dates.length
  if (cues.has('half week') && compare)
    return compare.way === 'max' ? { max: Math.floor(days / 2) } : { min: Math.ceil(days / 2) }
  if (cues.has('half week') || number?.n === 0.5)
    return { min: Math.floor(days / 2), max: Math.ceil(days / 2) }
  if (cues.has('otherwise') && !count && !number && !state.aheadDays && state.rules.length > 0) {
    const timesBefore = state.rules.reduce(
      (sum, rule) => sum + (hasCountLimits(rule) ? (rule.count.min ?? 0) : 0),
      0,
    )
    if (timesBefore > 0 && timesBefore < days) return { min: days - timesBefore }
  }
  if (cues.has('most week')) return { min: Math.floor(days / 2) + 1 }
  if (count) {
    const { min, max, exact } = count
    // 'At least half the lunches'.
    if (min === 0.5 && max === undefined) return { min: Math.ceil(days / 2) }
    if (max === 0.5 && min === undefined) return { max: Math.floor(days / 2) }
    if (count.isAbove && facts.isNot) return { max: (min ?? 1) - 1 }
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(exact && { exact }) }
  }
  // In 'swimming on Monday, Scouts on Friday, so quick on both' it is for each of the two days.
  const named = number?.isBoth ? daysOfClause(facts, state) : undefined
  if (named && datesIn(named, state.context).length === 2) return 'every'
  if (!number || number.n < 1) return number?.n === 0 ? { max: 0 } : undefined
  const most = number.most ?? number.n
  if (compare?.way === 'max') return { max: most }
  if (compare?.way === 'min') return { min: number.n }
  return { min: number.n, max: most }
}

/** Whether a diet belongs to a person and so to every meal: 'Sofia is a vegetarian'. */
const isOfPerson = ({ what, at }: NamedDish, { clause: { tokens }, who }: ClauseFacts) =>
  what.diet !== undefined &&
  who !== undefined &&
  tokens.indexOf(who) < at &&
  tokens.slice(tokens.indexOf(who) + 1, at).every(isFunctionWord)

/** Whether a dish is all that somebody eats: 'Kit only eats pasta'. */
const isAllTheyEat = ({ clause: { tokens }, who }: ClauseFacts) =>
  who !== undefined &&
  hasWord(tokens, /^(?:eats? only|only eats|only has|(?:will|can) only (?:eat|have)|is only eating)$/, 'ask')

/** Whether a limit is for each of several days: 'no more than ten minutes on a weekday'. */
const isAnyOfWeek = ({ what }: NamedDish, days: ClauseFacts['days']) =>
  days?.sort === 'any' && (['minutes', 'cost', 'kcal'] as const).some((one) => what[one] !== undefined)

const isOfWeek = ({ clause: { tokens }, cues }: ClauseFacts) =>
  cues.has('total') || tokens.some((token) => isUnit(token, 'week'))

/** How often, where the clause does not say so: once, or at every meal for a quality of meals. */
function unsaidCount(dish: NamedDish, facts: ClauseFacts, days: ClauseFacts['days']): RuleCount {
  if (facts.isEvery || isAllTheyEat(facts) || isOfPerson(dish, facts)) return 'every'
  // 'Italian week'.
  const behind = facts.clause.tokens[dish.at + 1]
  const isOfCuisine = dish.what.cuisine !== undefined && !dish.isOne
  if (isOfCuisine && isUnit(behind, 'week')) return 'every'
  const { isSome, isManySlots, slots } = facts
  // 'Something light on Tuesday and Thursday' is for both days.
  if (isAnyOfWeek(dish, days)) return 'every'
  const isMany = days?.sort === 'many' || (days?.sort === 'one' && (days.dates ?? days.days ?? []).length > 1)
  if (days?.sort === 'each' || (isMany && !facts.isNot)) return 'every'
  if (dish.isQuality && dish.what.food === undefined) {
    // 'A cheap week' is cheap at every meal.
    const isOneMeal = dish.isOne && !isManySlots && !isOfWeek(facts) && dish.what.minutes === undefined
    return isSome || isOneMeal ? { min: 1 } : 'every'
  }
  if (days === undefined && isManySlots && slots.length > 0 && !isSome && !dish.isOne) return 'every'
  return { min: 1 }
}

/** Whether 'only' stands without a number: 'only fish on Friday', 'halal only'. */
const isOnlyThat = (facts: ClauseFacts) => facts.compare?.way === 'max' && !facts.number && !facts.count

const isSameCount = (count: RuleCount | undefined, other: { min: number; max: number }) =>
  typeof count === 'object' && count.min === other.min && count.max === other.max && !count.exact

/** The rules for the dishes of a clause, one for each. */
export function dishRules(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): Have[] {
  const days = daysOfClause(facts, state)
  const countSaid = countOf(facts, state)
  // 'One roast each Sunday' means a roast every Sunday.
  const isEach = (days?.sort === 'each' || facts.saysEvery) && isSameCount(countSaid, { min: 1, max: 1 })
  const countUsed = isEach ? undefined : countSaid
  const slots = slotsOf(facts, state, countUsed)
  const when = ruleDaysOf(days, slots)
  return dishesTogether(facts.dishes).flatMap((dish): Have[] => {
    const more = { ...scopeOf(when, who), ...(facts.isMaybe && { strength: 'prefer' as const }) }
    const turned = dish.isNot ? turnedLimit(dish.what) : null
    if (turned) return [{ kind: 'have', what: turned, count: 'every', ...more }]
    if (dish.isNot && facts.count?.isAbove && countUsed)
      return [{ kind: 'have', what: dish.what, count: countUsed, ...more }]
    const others = facts.cues.has('other') && dish.isNot ? countedIn(state) : 0
    if (others > 0) return [{ kind: 'have', what: dish.what, count: { max: others }, ...more }]
    if (dish.isNot)
      return splitDishes(dish.what).map((what) => ({ kind: 'have', what, count: { max: 0 }, ...more }))
    const often =
      countUsed ??
      (isOnlyThat(facts) &&
      (dish.isQuality ||
        dish.what.cuisine !== undefined ||
        dish.what.is !== undefined ||
        dish.what.tag !== undefined) &&
      !dish.isOne
        ? 'every'
        : unsaidCount(dish, facts, days))
    const count: RuleCount =
      'different' in dish.what && often === 'every'
        ? { min: 2 }
        : days?.sort === 'any' && often === 'every' && !isAnyOfWeek(dish, days)
          ? { min: 1 }
          : often
    const isWeekly = isPerWeek(facts, state) && count !== 'every'
    return [{ kind: 'have', what: dish.what, count, ...(isWeekly && { per: 'week' as const }), ...more }]
  })
}

/**
 * The limit for every dish that a denied one means: 'no dinner over £8' is £8 at most, 'no less
 * than 15 g of protein' at least so much.
 */
function turnedLimit(what: DishLike): DishLike | null {
  if (Object.keys(what).length !== 1) return null
  const limited = measures.find((one) => what[one] !== undefined)
  const { min, max } = (limited && what[limited]) ?? {}
  if (!limited || (min !== undefined && max !== undefined)) return null
  if (min !== undefined && limited !== 'protein') return { [limited]: { max: min } }
  return max !== undefined && (limited === 'kcal' || limited === 'protein')
    ? { [limited]: { min: max } }
    : null
}

/**
 * How many meals the rules so far ask for: after 'salmon once, shrimp once', 'no other fish' leaves
 * two.
 */
const countedIn = ({ rules }: ReadingState): number =>
  rules.reduce((sum, rule) => sum + (hasCountLimits(rule) ? (rule.count.min ?? 0) : 0), 0)

/** Whether a count is for each week: 'twice a week' in a plan of more than a week. */
const isPerWeek = (facts: ClauseFacts, { context }: ReadingState) =>
  context.dates.length > 7 &&
  facts.cues.has('total') &&
  (isEachWeek(facts) || countOf(facts, newReadingState(context)) !== undefined)

/** Whether a clause says 'each week' or the like. */
export const isEachWeek = ({ clause: { tokens } }: Pick<ClauseFacts, 'clause'>): boolean =>
  hasWord(tokens, /^(?:each|every|a|per|in (?:any|a)(?: one| given| single)?) week$|^weekly$/, 'cue')

/** 'One dinner with cod, one with tofu': the second counts dinners too. */
function slotsOf(
  facts: ClauseFacts,
  state: ReadingState,
  count: RuleCount | undefined,
): ClauseFacts['slots'] {
  if (facts.slots.length > 0) return facts.slots
  if (facts.dishes.some(({ what }) => what.tag === 'packed lunch')) return ['lunch']
  // In 'one fish dinner and at most one hard recipe all week' the second is for any meal.
  const isOfAll = facts.isWeekLong || facts.cues.has('total')
  const isOfThose = !isOfAll && (facts.number !== undefined || facts.count?.isNumber === true)
  if (count !== undefined && isOfThose && state.countedSlots.length > 0 && facts.clause.joiner !== 'stop')
    return state.countedSlots
  return facts.days ? [] : state.aheadSlots
}

/** Joins a limit with the dish beside it: 'pasta in under 20 minutes'. */
function dishesTogether(dishes: readonly NamedDish[]): NamedDish[] {
  const [first, second] = dishes
  if (dishes.length !== 2 || !first || !second || first.isNot !== second.isNot || first.isNot)
    return [...dishes]
  const isFree = Object.keys(first.what).every((dimension) => !(dimension in second.what))
  const isLimit = (what: DishLike) => measures.some((measure) => measure in what)
  if (!isFree || isLimit(first.what) === isLimit(second.what)) return [...dishes]
  return [
    {
      ...second,
      what: { ...first.what, ...second.what },
      isQuality: first.isQuality && second.isQuality,
      isOne: first.isOne || second.isOne,
    },
  ]
}

/** Denied alternatives, one by one: no A or B means no A and no B. */
export function splitDishes(what: DishLike): DishLike[] {
  const [dimension, value] = Object.entries(what)[0] ?? []
  if (Object.keys(what).length !== 1 || dimension === undefined || !Array.isArray(value)) return [what]
  return value.map((one: unknown) => ({ [dimension]: one }))
}

/** The rule with more days, which stand alone behind its dish. */
export function withDays(rule: PlanRule, days: RuleDays): PlanRule {
  const slots = days.slots ?? rule.when?.slots
  const before = { ...rule.when, ...(slots && { slots }) }
  if (days.dates || before.dates)
    return { ...rule, when: { ...before, dates: [...(before.dates ?? []), ...(days.dates ?? [])] } }
  const all = new Set([...(before.days ?? []), ...(days.days ?? [])])
  const when = { ...before, days: weekdayNames.filter((name) => all.has(name)) }
  return hasCountLimits(rule) && rule.count.min === 1 && rule.count.max === undefined && when.days.length > 1
    ? { ...rule, count: 'every', when }
    : { ...rule, when }
}
