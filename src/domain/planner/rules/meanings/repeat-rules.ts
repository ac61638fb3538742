/** Rules for how often a dish, a protein or a cuisine may come. */

import type { DishLike, PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf, strengthOf } from '../clauses/clause-facts.ts'
import { lastDishOf, type ReadingState } from '../clauses/reading-state.ts'
import { hasWord, isCue, isUnit } from '../tokens/token-checks.ts'
import { otherDaysOf } from './dish-rules.ts'
import { daysOfLimit, daysWithin } from './within-and-per.ts'

/** 'Two days between curries'. */
function daysBetweenThem({ clause: { tokens }, count, number }: ClauseFacts): number | null {
  const at = tokens.findIndex(({ kind }) => kind === 'between')
  const unit = tokens[at - 1]
  if (at > 0 && isCue(unit, 'a day')) return 1
  const n = number?.n ?? count?.min
  return at > 1 && isUnit(unit, 'days') && n !== undefined ? n : null
}

/** 'Every three days', 'every third day'. */
function everyDays({ clause: { tokens } }: ClauseFacts): number | null {
  const at = tokens.findIndex(({ kind }) => kind === 'every')
  const [number, unit] = [tokens[at + 1], tokens[at + 2]]
  return at >= 0 && number?.kind === 'number' && isUnit(unit, 'days') ? number.n : null
}

type Repeat = Omit<Extract<PlanRule, { kind: 'repeat' }>, 'kind' | 'when' | 'who' | 'strength'>

/**
 * Reads rules such as 'no repeats', 'pasta not two days running', 'rice no more than every other
 * day', 'same breakfast every day'; null where the clause is not about that.
 */
export function repeatRules(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): PlanRule[] | null {
  const repeat = repeatOf(facts, state, daysWithin(facts))
  if (!repeat) return onEachSecondDay(facts, state)
  const inheritedDays = facts.cues.has('otherwise') ? undefined : state.aheadDays
  // In 'vary the breakfasts, not the same two days in a row' the second clause is about breakfasts
  // too.
  const last = state.rules.at(-1)
  const isOfLast = facts.clause.joiner === 'comma' && last?.kind === 'repeat' && facts.dishes.length === 0
  const slots = facts.slots.length === 0 && isOfLast ? (last.when?.slots ?? []) : facts.slots
  const when = ruleDaysOf(otherDaysOf(facts, state) ?? facts.days ?? inheritedDays, slots)
  // 'Don't give Kit toast two mornings running' is about the meals that he eats.
  const isTheirs = facts.cues.has('running') && facts.dishes.length > 0
  return [{ kind: 'repeat', ...repeat, ...scopeOf(when, isTheirs ? who : undefined), ...strengthOf(facts) }]
}

/** 'Fish every other day': on half of the days, three in a week, and not on two days in a row. */
function onEachSecondDay(facts: ClauseFacts, { context: { dates } }: ReadingState): PlanRule[] | null {
  const [dish, ...others] = facts.dishes
  const isOwn = facts.cues.has('other day') && facts.cues.size === 1 && !facts.days && !facts.isNot
  if (!isOwn || !dish || others.length > 0 || facts.count || facts.compare) return null
  const scope = { ...scopeOf(ruleDaysOf(undefined, facts.slots), undefined), ...strengthOf(facts) }
  const count = { min: Math.floor(Math.min(dates.length, 7) / 2) }
  const often: PlanRule = { kind: 'have', what: dish.what, count, ...scope }
  // With 'every other night should be vegetarian' the nights between may be vegetarian too.
  if (dish.isQuality) return [dates.length > 7 ? { ...often, per: 'week' } : often]
  return [
    dates.length > 7 ? { ...often, per: 'week' } : often,
    { kind: 'repeat', what: dish.what, days: 2, count: { max: 1 }, ...scope },
  ]
}

/** What may come again and how often, without days, meals and people. */
function repeatOf(facts: ClauseFacts, state: ReadingState, within: number | undefined): Repeat | null {
  const { cues, dishes, isNot, isEvery } = facts
  const what = whatOf(facts)
  const by = groupOf(facts)
  const dish = what ?? lastDishOf(state)
  const isLimited = isNot || facts.compare !== undefined || facts.count !== undefined
  // 'Meat free every other day' asks for meals, but denies none on the days between.
  if (cues.has('other day') && dish) return isLimited ? { what: dish, days: 2, count: { max: 1 } } : null
  if (cues.has('same day'))
    return what && isNot && dishes.length === 1 ? { what, days: 1, count: { max: 1 } } : null
  const span = daysOfLimit(facts)
  if (span !== undefined && what) return { what, days: span, count: { max: facts.count?.max ?? 1 } }
  const gap = daysBetweenThem(facts)
  if (gap !== null && cues.has('repeat')) return { days: gap + 1, count: { max: 1 } }
  if (gap !== null && what) return { what, days: gap + 1, count: { max: 1 } }
  // 'Mince twice but leave a day between them'.
  const isThem = facts.who?.isPronoun === true || facts.pointsToDay
  if (gap !== null && dish && isThem && dishes.length === 0)
    return { what: dish, days: gap + 1, count: { max: 1 } }
  const every = everyDays(facts)
  if (every !== null && what && isLimited) return { what, days: every, count: { max: 1 } }
  if (cues.has('running')) return notRunning(facts, state)
  const isOfMeals = facts.slots.length > 0 && dishes.length === 0
  // 'Different lunches'.
  const isOfSeveral = isEvery || facts.isManySlots || facts.days?.sort === 'many'
  if (cues.has('different') && isOfSeveral && isOfMeals && !by && !isNot) return { count: { max: 1 } }
  if (isOfMeals && !isNot && isOneThroughout(facts)) return { same: true }
  // 'Nobody wants the same lunch every day' does not tell how often it may come.
  if (cues.has('same') && cues.has('dislikes') && isEvery) return null
  const isLong = isEvery || cues.has('total') || (facts.days !== undefined && facts.days.sort !== 'one')
  if (cues.has('same') && isLong && !isNot) return dishes.length > 0 ? null : { same: true }
  const days = within === undefined ? {} : { days: within }
  if (by && (isEvery || cues.has('no repeat'))) return { by, count: { max: 1 }, ...days }
  if (by && isGroupCounted(facts)) return { by, count: { max: timesAtMost(facts) }, ...days }
  return isNoRepeat(facts) ? { ...(what && { what }), count: { max: timesAtMost(facts) }, ...days } : null
}

/** The dish that may come again; a quality only where no dish is named. */
const whatOf = ({ dishes }: ClauseFacts): DishLike | undefined =>
  dishes.find(({ isQuality }) => !isQuality)?.what ?? dishes[0]?.what

const groupOf = ({ cues }: ClauseFacts): Repeat['by'] =>
  cues.has('by protein') ? 'protein' : cues.has('by cuisine') ? 'cuisine' : undefined

/** 'Pasta not two days running': the dish, or any dish where none is meant. */
function notRunning(facts: ClauseFacts, state: ReadingState): Repeat | null {
  const { cues, isNot, compare, clause } = facts
  const isSame = hasWord(clause.tokens, / same /, 'cue')
  if (!isNot && !compare && !cues.has('no repeat') && !cues.has('different') && !isSame) return null
  const by = groupOf(facts)
  if (by) return { by, days: 2, count: { max: 1 } }
  const isOfAll = cues.has('no repeat') || isSame || facts.hasMeal || cues.has('same') || facts.isSome
  const dish = whatOf(facts) ?? (isOfAll ? undefined : lastDishOf(state))
  // 'Not three days in a row' allows two.
  const days = Math.max(2, facts.number?.n ?? 2)
  return { ...(dish && { what: dish }), days, count: { max: days - 1 } }
}

/** 'One breakfast for the whole week'. */
const isOneThroughout = ({ number, clause: { tokens } }: ClauseFacts): boolean =>
  number?.n === 1 && hasWord(tokens, /(?:whole|entire|all) week/)

/** 'No protein more than twice'. */
const isGroupCounted = ({ cues, count, isNot }: ClauseFacts): boolean =>
  count !== undefined &&
  (isNot || (count.max !== undefined && count.min === undefined)) &&
  !cues.has('different')

/** 'No repeats', 'nothing repeated', 'no dinner more than twice'. */
const isNoRepeat = ({ cues, count, dishes, isNot, compare, hasMeal }: ClauseFacts): boolean =>
  cues.has('no repeat') ||
  (cues.has('repeat') && (isNot || compare !== undefined)) ||
  (isNot &&
    count !== undefined &&
    (hasMeal || cues.has('same') || count.isAbove === true) &&
    dishes.length === 0)

/** How often at most: two for 'not more than twice', one for 'not twice'. */
function timesAtMost({ count, isNot }: ClauseFacts): number {
  if (count?.isAbove) return (count.min ?? 2) - 1
  const max = count?.max ?? 1
  return isNot && count?.min === count?.max ? Math.max(1, max - 1) : max
}

/** How many cuisines or proteins the meals have at least: 'at least three different cuisines'. */
export function differentRules(facts: ClauseFacts): PlanRule[] | null {
  const { cues, count, number } = facts
  const min = count?.min ?? count?.max ?? number?.n
  if (min === undefined || facts.dishes.length > 0) return null
  const scope = { ...scopeOf(ruleDaysOf(facts.days, facts.slots), undefined), ...strengthOf(facts) }
  if (cues.has('by cuisine'))
    return [{ kind: 'have', what: { different: 'cuisine' }, count: { min }, ...scope }]
  return cues.has('by protein') ? [{ kind: 'repeat', by: 'protein', count: { min }, ...scope }] : null
}
