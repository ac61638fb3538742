/** Gives earlier clauses of a list what only the last one says: its days, or 'use up'. */
import { type PlanRule, hasCountLimits } from '../plan-rule.ts'
import { firstWord } from '../rule-joins/join.ts'
import type { Clause } from './clause.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf } from './clause-facts.ts'
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

/** 'Soup and a sandwich on Monday': both are on Monday. */
export function shareDays(
  { clause, days, slots, dishes, count, number, who, guest, saysEvery, isNot }: ClauseFacts,
  state: ReadingState,
): void {
  const last = state.rules.at(-1)
  // In 'soup for Ben, and we want pie for Lily on Friday' the second is a wish of its own.
  const isAsked = firstWord(clause.tokens)?.kind === 'ask'
  // 'Gluten free for Sofia every night and a salad for me on Monday'.
  if (state.saidEvery) return
  if (
    ((dishes.length > 0 && !isNot && !isAsked) || guest) &&
    isSharedByPeople(
      last,
      state.whoToken !== undefined,
      who !== undefined,
      guest !== undefined,
      clause.joiner,
    ) &&
    days
  ) {
    const when = ruleDaysOf(days, slots)
    if (last && when) state.rules[state.rules.length - 1] = { ...last, when }
    return
  }
  // 'Eggs for Raj and porridge for the kids each morning'.
  if (
    last?.kind === 'have' &&
    saysEvery &&
    dishes.length > 0 &&
    isSharedByPeople(last, false, who !== undefined, false, clause.joiner)
  ) {
    state.rules[state.rules.length - 1] = {
      ...last,
      count: 'every',
      ...scopeOf(ruleDaysOf(days, slots), last.who),
    }
    return
  }
  // 'Soup for lunch and fish for dinner on Monday'.
  if (
    clause.joiner === 'and' &&
    !isNot &&
    !isAsked &&
    days?.sort === 'one' &&
    slots.length > 0 &&
    dishes.length > 0 &&
    hasCountLimits(last) &&
    last.count.max === undefined &&
    last.when?.slots &&
    !last.when.days &&
    !last.when.dates &&
    last.when.slots.join() !== slots.join()
  ) {
    const when = ruleDaysOf(days, last.when.slots)
    state.rules[state.rules.length - 1] = { ...last, ...(when && { when }) }
    return
  }
  // 'No pasta and no gnocchi at dinner'.
  const when = ruleDaysOf(days, slots)
  const isListed = clause.joiner === 'and' || (clause.isUnmarked === true && slots.length > 0 && !days)
  // In 'no rice and no mushrooms for Tom' both are for Tom; in a longer list it is unclear.
  const names = who && who.names.length > 0 && state.deniedClauseCount === 1 ? who.names : undefined
  const isScoped = who ? names !== undefined : when !== undefined
  // In 'no chips and no ham, and no cheese on Monday' a new wish begins behind the comma.
  const isToo = isListed && !clause.hasMarkBeforeAnd && isNot && isScoped
  if (isToo && !count && dishes.length > 0 && state.deniedClauseCount > 0) {
    for (let at = state.rules.length - 1; at >= state.rules.length - state.deniedClauseCount; at--) {
      const rule = state.rules[at]
      if (rule?.kind === 'have' && !rule.when && !rule.who)
        state.rules[at] = { ...rule, ...scopeOf(when, names) }
    }
    return
  }
  // 'Quick but healthy on Monday'.
  const isBoth =
    clause.joiner === 'but' && !isNot && state.isOnlyQualities && dishes.every(({ isQuality }) => isQuality)
  if (
    (clause.joiner !== 'and' && !isBoth) ||
    // In 'fish at some point, and could we have a roast on Sunday' the roast is a wish of its own.
    isAsked ||
    clause.hasMarkBeforeAnd ||
    clause.tokens.some((token) => token.kind === 'ask' && token.isRequest === true) ||
    (!days && slots.length === 0) ||
    dishes.length === 0 ||
    count ||
    number ||
    !state.isOnlyDishes ||
    last?.kind !== 'have'
  )
    return
  // In 'payday is Friday so steak that night, and chilli on Sunday' the steak has its day.
  // In 'payday is Friday so beans and rice until then' that was only the day of the reason.
  const isLent = state.inheritedDays !== undefined && days?.sort === 'span'
  if (!isLent && (last.when?.days ?? last.when?.dates)) return
  // 'Pie, chips and peas on Friday': all three are on Friday.
  for (let at = state.rules.length - 1; at >= state.rules.length - state.wantedClauseCount; at--) {
    const rule = state.rules[at]
    const isLast = rule === last
    if (rule?.kind !== 'have' || (!isLast && (rule.when || rule.count === 'every'))) return
    // In 'I'm cutting out sugar and fish on Friday' the first holds for somebody every day.
    if (rule.who && rule.count === 'every') return
    state.rules[at] = {
      ...rule,
      // 'Porridge and fruit every morning': both are for every morning.
      ...(saysEvery || isOfEach(days, rule) ? { count: 'every' as const } : {}),
      ...scopeOf(ruleDaysOf(days, slots), rule.who),
      ...(clause.tokens.at(-1)?.kind === 'maybe' && { strength: 'prefer' as const }),
    }
  }
}
