/** Gives earlier clauses of a list what only the last one says: its days, or 'use up'. */

import { type PlanRule, hasCountLimits } from '../../plan-rule.ts'
import { firstWord } from '../joins/join.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf } from './clause-facts.ts'
import type { Clause } from './clause.ts'
import type { ReadingState } from './reading-state.ts'

/** '6 eggs, 2 peppers and an onion to use up': all of them are used up. */
export function useUpEarlierDishes({ when }: PlanRule, { rules, wantedClauseCount }: ReadingState): void {
  for (let at = rules.length - 1; at >= rules.length - wantedClauseCount; at--) {
    const rule = rules[at]
    if (rule?.kind !== 'have' || rule.when || rule.count === 'every') return
    const n = rule.count.max === undefined ? undefined : rule.count.min
    rules[at] = { kind: 'use', what: rule.what, ...(n && { amount: { n } }), ...(when && { when }) }
  }
}

/**
 * Whether a day is for several people: 'chicken for me, paneer for the kids on Tuesday', 'Nani and
 * two cousins come on Sunday'.
 */
const isSharedByPeople = (
  last: PlanRule | undefined,
  isBehindWho: boolean,
  isWho: boolean,
  isGuest: boolean,
  joiner: Clause['joiner'],
) =>
  !last?.when &&
  ((hasCountLimits(last) &&
    // In 'tuna twice for Ben, easy meals on Monday for Lily' the count is for the whole plan.
    last.count.max === undefined &&
    (last.who !== undefined || isBehindWho) &&
    isWho &&
    (joiner === 'comma' || joiner === 'and')) ||
    (last?.kind === 'guest' && isGuest && joiner === 'and'))

/** Whether a dish named once is for each of several days. */
const isOfEach = (days: ClauseFacts['days'], { kind, ...rule }: PlanRule) =>
  (days?.sort === 'each' || days?.sort === 'many') &&
  kind === 'have' &&
  'count' in rule &&
  typeof rule.count === 'object' &&
  rule.count.min === 1 &&
  rule.count.max === undefined

/** Shares what a clause says with the rules before it, where it is meant so; false where not. */
type Share = (facts: ClauseFacts, state: ReadingState) => boolean

function replaceLast({ rules }: ReadingState, rule: PlanRule): void {
  rules[rules.length - 1] = rule
}

/** Whether a clause asks by itself: in 'soup for Ben, and we want pie on Friday' the pie does. */
const isAsked = ({ clause }: ClauseFacts) => firstWord(clause.tokens)?.kind === 'ask'

/** 'Chicken for me, paneer for the kids on Tuesday': one day for both. */
const shareDayOfPeople: Share = (facts, state) => {
  const { clause, days, slots, dishes, who, guest, isNot } = facts
  const last = state.rules.at(-1)
  const isWish = (dishes.length > 0 && !isNot && !isAsked(facts)) || guest !== undefined
  const isBehindWho = state.whoToken !== undefined
  const isShared = isSharedByPeople(last, isBehindWho, who !== undefined, guest !== undefined, clause.joiner)
  if (!isWish || !isShared || !days) return false
  const when = ruleDaysOf(days, slots)
  if (last && when) replaceLast(state, { ...last, when })
  return true
}

/** 'Eggs for Raj and porridge for the kids each morning'. */
const shareEachMeal: Share = ({ clause, days, slots, dishes, who, saysEvery }, state) => {
  const last = state.rules.at(-1)
  const isShared = isSharedByPeople(last, false, who !== undefined, false, clause.joiner)
  if (last?.kind !== 'have' || !saysEvery || dishes.length === 0 || !isShared) return false
  replaceLast(state, { ...last, count: 'every', ...scopeOf(ruleDaysOf(days, slots), last.who) })
  return true
}

/** 'Soup for lunch and fish for dinner on Monday'. */
const shareDayOfMeals: Share = (facts, state) => {
  const { clause, days, slots, dishes, isNot } = facts
  const last = state.rules.at(-1)
  if (clause.joiner !== 'and' || isNot || isAsked(facts) || days?.sort !== 'one') return false
  if (slots.length === 0 || dishes.length === 0 || !hasCountLimits(last) || last.count.max !== undefined)
    return false
  const { when: lastWhen } = last
  if (!lastWhen?.slots || lastWhen.slots.join() === slots.join()) return false
  if (lastWhen.days || lastWhen.dates) return false
  const when = ruleDaysOf(days, lastWhen.slots)
  replaceLast(state, { ...last, ...(when && { when }) })
  return true
}

/** 'No pasta and no gnocchi at dinner', 'no rice and no mushrooms for Tom'. */
const shareScopeOfDenied: Share = ({ clause, days, slots, dishes, count, who, isNot }, state) => {
  const { rules, deniedClauseCount } = state
  const when = ruleDaysOf(days, slots)
  const isListed = clause.joiner === 'and' || (clause.isUnmarked === true && slots.length > 0 && !days)
  // In a longer list it is unclear for whom the first are denied.
  const names = who && who.names.length > 0 && deniedClauseCount === 1 ? who.names : undefined
  const isScoped = who ? names !== undefined : when !== undefined
  // In 'no chips and no ham, and no cheese on Monday' a new wish begins behind the comma.
  const isDeniedToo = isListed && !clause.hasMarkBeforeAnd && isNot && isScoped
  if (!isDeniedToo || count || dishes.length === 0 || deniedClauseCount === 0) return false
  for (let at = rules.length - 1; at >= rules.length - deniedClauseCount; at--) {
    const rule = rules[at]
    if (rule?.kind === 'have' && !rule.when && !rule.who) rules[at] = { ...rule, ...scopeOf(when, names) }
  }
  return true
}

/** Whether a clause may be one more dish for the days that it says. */
function isDishOfList(facts: ClauseFacts, { isOnlyQualities, isOnlyDishes }: ReadingState): boolean {
  const { clause, days, slots, dishes, count, number, isNot } = facts
  // 'Quick but healthy on Monday'.
  const isBoth =
    clause.joiner === 'but' && !isNot && isOnlyQualities && dishes.every(({ isQuality }) => isQuality)
  // In 'fish at some point, and could we have a roast on Sunday' the roast is a wish of its own.
  const isOwnWish =
    isAsked(facts) ||
    clause.hasMarkBeforeAnd ||
    clause.tokens.some((token) => token.kind === 'ask' && token.isRequest === true)
  const isCounted = Boolean(count) || Boolean(number)
  const isScoped = days !== undefined || slots.length > 0
  return (
    (clause.joiner === 'and' || isBoth) &&
    !isOwnWish &&
    isScoped &&
    dishes.length > 0 &&
    !isCounted &&
    isOnlyDishes
  )
}

/** 'Pie, chips and peas on Friday': all three are on Friday. */
const shareDayOfList: Share = (facts, state) => {
  const { clause, days, slots, saysEvery } = facts
  const { rules, wantedClauseCount } = state
  const last = rules.at(-1)
  if (!isDishOfList(facts, state) || last?.kind !== 'have') return false
  // In 'payday is Friday so steak that night, and chilli on Sunday' the steak has its day.
  // In 'payday is Friday so beans and rice until then' that was only the day of the reason.
  const isLent = state.inheritedDays !== undefined && days?.sort === 'span'
  if (!isLent && (last.when?.days ?? last.when?.dates)) return false
  for (let at = rules.length - 1; at >= rules.length - wantedClauseCount; at--) {
    const rule = rules[at]
    const isLast = rule === last
    if (rule?.kind !== 'have' || (!isLast && (rule.when || rule.count === 'every'))) return true
    // In 'I'm cutting out sugar and fish on Friday' the first holds for somebody every day.
    if (rule.who && rule.count === 'every') return true
    rules[at] = {
      ...rule,
      // 'Porridge and fruit every morning': both are for every morning.
      ...(saysEvery || isOfEach(days, rule) ? { count: 'every' as const } : {}),
      ...scopeOf(ruleDaysOf(days, slots), rule.who),
      ...(clause.tokens.at(-1)?.kind === 'maybe' && { strength: 'prefer' as const }),
    }
  }
  return true
}

const shares: readonly Share[] = [
  shareDayOfPeople,
  shareEachMeal,
  shareDayOfMeals,
  shareScopeOfDenied,
  shareDayOfList,
]

/** 'Soup and a sandwich on Monday': both are on Monday. The first way that applies is taken. */
export function shareDays(facts: ClauseFacts, state: ReadingState): void {
  // 'Gluten free for Sofia every night and a salad for me on Monday'.
  if (state.saidEvery) return
  shares.some((share) => share(facts, state))
}
