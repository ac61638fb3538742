/** Fragments with only a number or a quality, which belong to the dish named before. */
import { type PlanRule, type RuleCount, isSoOften } from '../plan-rule.ts'
import { type Facts, isOnly, scopeOf, whenOf } from '../rule-clauses/clause-facts.ts'
import { daysOfClause, countOf } from './dish-rules.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import { isOfEveryMeal, type TokenOf, type Token } from '../rule-tokens/token.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { isForNumber } from './heads-rules.ts'
import { type Reading, neutralCues } from './reading.ts'
import { has, hasWord, isWord } from '../rule-tokens/token-checks.ts'

/** 'But only once', 'two at most': how often the last dish is had. */
export function countOnly(facts: Facts, memory: Memory): Reading {
  const last = memory.rules.at(-1)
  const count = countOf(facts, memory)
  const [firstTold] = memory.toldDishes
  if (
    firstTold &&
    facts.compare === undefined &&
    facts.clause.joiner === 'comma' &&
    isMost(count) &&
    isOnly(facts, 'count')
  )
    return { rules: [{ kind: 'have', what: firstTold.what, count }] }
  if (last?.kind !== 'have' || count === undefined) return null
  // 'Four quick dinners, two nice ones': other meals than those.
  const isCounted = last.count !== 'every' && last.count.min !== undefined && last.count.max !== undefined
  if (isCounted && facts.hasMeal && !facts.compare && facts.clause.joiner !== 'but') return null
  const ofThem = isOfThem(facts) ? (['who'] as const) : []
  if (!isOnly(facts, 'count', 'number', 'compare', 'meal', 'every', ...ofThem)) return null
  const number = facts.number?.n ?? facts.count?.max ?? facts.count?.min
  // 'No more than 30 minutes for dinner and 10 for breakfast' is read with the limits.
  if (number === undefined) return null
  // 'Ideally fish twice, but at least once': what is preferred stays, and less must be.
  const { strength, ...must } = last
  if (strength === 'prefer' && facts.clause.joiner === 'but' && !facts.isMaybe)
    return { rules: [{ ...must, count }] }
  // 'Fish at least once, maybe twice': the second is rather so.
  if (facts.isMaybe && last.strength === undefined && count !== 'every') {
    const rather: PlanRule = { ...last, count, strength: 'prefer' }
    const isCountSaid = last.count !== 'every' && (last.count.max !== undefined || (last.count.min ?? 0) > 1)
    return isCountSaid ? { rules: [rather] } : { rules: [rather], instead: true }
  }
  // 'At least one new thing, two at most'.
  // 'Soup, twice at most': no number was said before it, and it need not be had.
  const isUnsaid = memory.isBare && facts.clause.joiner === 'comma' && isMost(count)
  const both =
    !isUnsaid && last.count !== 'every' && count !== 'every' && isOneEnd(last.count, count)
      ? { ...last.count, ...count }
      : count
  return { rules: [{ ...last, count: both }], instead: true }
}

/** 'We had korma last week, not again': none of it. */
export function notAgain(facts: Facts, { toldDishes }: Memory): Reading {
  const { clause, isNot } = facts
  const isAgain = hasWord(clause.tokens, /^again$/, 'filler')
  const [dish, ...more] = toldDishes
  if (!dish || more.length > 0 || !isNot || !isAgain || clause.joiner === 'stop') return null
  return isOnly(facts, 'not') ? { rules: [{ kind: 'have', what: dish.what, count: { max: 0 } }] } : null
}

/** 'Cheap meals, three of them at least': so many of those. */
const isOfThem = ({ who, clause: { tokens } }: Facts) => {
  const of = who ? tokens[tokens.indexOf(who) - 1] : undefined
  return who?.isPronoun === true && isWord(of, /^of$/, 'filler')
}

const isMost = (count: RuleCount | undefined): count is RuleCount =>
  count !== undefined && count !== 'every' && count.max !== undefined && count.min === undefined

/** One says at least, the other at most. */
const isOneEnd = (one: Ends, other: Ends) =>
  (one.min === undefined) !== (one.max === undefined) &&
  (other.min === undefined) !== (other.max === undefined) &&
  (one.min === undefined) !== (other.min === undefined) &&
  (one.min ?? other.min ?? 0) <= (one.max ?? other.max ?? 0)

type Ends = { min?: number; max?: number }

/** A number alone takes the measure of the limit before it. */
export function sameMeasure(facts: Facts, memory: Memory): Reading {
  const { measure } = memory
  const n = facts.number?.n ?? facts.count?.max
  if (measure === undefined || n === undefined || facts.dishes.length > 0) return null
  const isPlaced = facts.slots.length > 0 || facts.days !== undefined || facts.cues.has('otherwise')
  const isBare =
    !has(facts.clause.tokens, 'dish', 'unit', 'who', 'guest', 'not', 'meal') &&
    [...facts.cues].every((cue) => neutralCues.has(cue))
  const isOfPeople = facts.cues.has('we are') || facts.cues.has('of us') || facts.cues.has('guest')
  // 'A 20 minute dinner on Saturday. Friday for eight': so many people.
  const at = facts.clause.tokens.findIndex(({ kind }) => kind === 'number')
  const [ahead, behind] = [facts.clause.tokens[at - 1], facts.clause.tokens[at + 1]]
  if (isWord(ahead, /^for$/, 'filler')) return null
  // 'Max 30 minutes on Friday, six for dinner on Sunday', where '30 for lunch' alone is as long.
  if (isWord(behind, /^for$/, 'filler') && facts.days) return null
  const isLikely = n >= (measure === 'kcal' ? 100 : 4) && (measure !== 'cost' || !isForNumber(facts))
  if (!isBare || isOfPeople || !isLikely || !isPlaced) return null
  const scope = scopeOf(whenOf(daysOfClause(facts, memory), facts.slots), undefined)
  // 'At least 20 g protein at breakfast and 30 at dinner'.
  const last = memory.rules.at(-1)
  const before = last?.kind === 'have' ? last.what[measure] : undefined
  const isLeast = before?.min !== undefined && before.max === undefined
  const what = { [measure]: isLeast ? { min: n } : { max: n } }
  return { rules: [{ kind: 'have', what, count: 'every', ...scope }] }
}

const wordOf = (token: Token | undefined) => (token?.kind === 'dish' ? token.word : '')

const isKeepIt = ({ word }: TokenOf<'limit'>) =>
  /^keep it (?:under|below|within|at|to|down to)\b/.test(word ?? '')

/** 'Something quick and filling on Monday': one meal that is both. */
export function andAlso(facts: Facts, { rules, isQuality }: Memory): Reading {
  const { clause, dishes, isNot, pointsToDay, days, slots } = facts
  const last = rules.at(-1)
  const [dish] = dishes
  // 'Curry on Tuesday, a vegetarian one'.
  const isOne = !days && hasWord(clause.tokens, /^one$/, 'meal')
  // 'Curry on Monday, mild', 'pasta on Friday, 20 minutes max': a quality or a limit without a meal
  // of its own is of that dish.
  const isLike =
    isOnly(facts, 'dish', 'limit') &&
    clause.joiner === 'comma' &&
    !clause.isUnmarked &&
    clause.tokens.every(
      (token) =>
        // 'Nothing that takes ages' is of all dishes.
        (token.kind === 'dish' && !token.word.startsWith('nothing ')) ||
        (token.kind === 'limit' && !isOfEveryMeal(token)) ||
        isWord(token, /^(?:and|nice and|really|very|super|please|pls|thanks)$/, 'filler'),
    ) &&
    last?.kind === 'have' &&
    last.when?.days?.length === 1 &&
    (last.what.food !== undefined || last.what.recipe !== undefined)
  // 'A beef pie and keep it under £4': that pie.
  const isKeptIt =
    clause.joiner !== 'stop' && clause.tokens.some((token) => token.kind === 'limit' && isKeepIt(token))
  // 'Pasta on Monday, but quick': that pasta.
  const isBut =
    (clause.joiner === 'but' ||
      isKeptIt ||
      (clause.joiner === 'comma' && (pointsToDay || isOne || isLike))) &&
    last?.kind === 'have' &&
    (last.when !== undefined || pointsToDay || isKeptIt) &&
    !last.who
  // 'Soup on Tuesday in the slow cooker'.
  const isMade =
    clause.isUnmarked === true && dish !== undefined && /^(?:in|on) the /.test(wordOf(clause.tokens[dish.at]))
  if (isMade && isSoOften(last) && Object.keys(last.what).every((one) => !(one in dish.what)))
    return { rules: [{ ...last, what: { ...last.what, ...dish.what } }], instead: true }
  if (
    (clause.joiner !== 'and' && !isBut) ||
    last?.kind !== 'have' ||
    !dish ||
    dishes.length > 1 ||
    !dish.isQuality
  )
    return null
  if (!(isBut || isQuality || last.what.cuisine !== undefined) || isNot) return null
  if (last.count === 'every' || last.count.min !== 1 || last.count.max !== undefined) return null
  const own = new Set([
    'dish',
    'limit',
    'days',
    'slot',
    ...(isBut && (pointsToDay || isOne) ? ['ask', 'meal', 'number'] : []),
    // 'Under £4 a head'.
    ...(isKeptIt ? ['cue', 'every'] : []),
  ])
  if (!clause.tokens.every((token) => isFunctionWord(token) || own.has(token.kind))) return null
  const said = has(clause.tokens, 'days', 'slot') ? whenOf(days, slots) : undefined
  if (said && (last.when || days?.sort === 'many')) return null
  const isFree = Object.keys(dish.what).every((dimension) => !(dimension in last.what))
  const both = { ...last, ...(said && { when: said }) }
  return isFree
    ? { rules: [{ ...both, what: { ...last.what, ...dish.what } }], instead: true }
    : said || isBut
      ? null
      : { rules: [{ ...last, what: dish.what }] }
}
