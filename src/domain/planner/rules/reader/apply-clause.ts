/** Adds the rules of a clause to the state. */

import { isDeepEqual } from '../../../is-deep-equal.ts'
import type { PlanRule } from '../../plan-rule.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { shareDays, useUpEarlierDishes } from '../clauses/share-days.ts'
import { updateReadingState } from '../clauses/update-reading-state.ts'
import { areFactsUsed } from '../doubts/are-facts-used.ts'
import { areSmallWordsUsed } from '../doubts/are-small-words-used.ts'
import { readClause } from '../meanings/read-clause.ts'
import { cueAt, hasWord, isOfKind } from '../tokens/token-checks.ts'
import type { Joiner } from '../tokens/token.ts'
import { resolveEllipsis } from './resolve-ellipsis.ts'

/** Reads a clause and updates the rules in the state; false where it is not understood. */
export function applyClause(facts: ClauseFacts, state: ReadingState, next: Clause | undefined): boolean {
  const { clause } = facts
  if (clause.joiner === 'so' && !facts.days) state.reasonDays ??= state.days
  // In 'it's parents' evening on Tuesday. Ella is vegan' the diet is for every day.
  if (clause.joiner === 'stop' && isHowSomebodyIs(facts)) state.reasonDays = undefined
  if (facts.cues.has('otherwise')) noteOtherwise(facts, state)
  if (isAhead(facts, state, next)) {
    state.aheadDays = facts.days
    state.aheadSlots = facts.slots
    return true
  }
  const resolved = resolveEllipsis(facts, state)
  const reading = readClause(resolved, state)
  if (!reading || !areFactsUsed(resolved, reading.rules, state.context)) return false
  if (!areSmallWordsUsed(resolved, reading.rules, state.context)) return false
  const last = state.rules.at(-1)
  const [first] = reading.rules
  // In '300 g of mushrooms going soft, so use those up' the amount stays.
  if (first?.kind === 'use' && last?.kind === 'use' && isSameUse(first, last) && last.amount && !first.amount)
    reading.rules[0] = { ...first, amount: last.amount }
  if (first && last && addsToLast(first, last, facts, state)) return true
  if (reading.instead || (first && last && replacesLast(first, last, clause.joiner))) state.rules.pop()
  else if (!first || !last || !changesEarlier(first, last, facts, state)) shareDays(resolved, state)
  state.rules.push(...reading.rules)
  updateReadingState(resolved, reading.rules, state)
  return true
}

/**
 * Whether a new rule only adds to the last one, or says the same, so that it is none of its own.
 * What it adds is then in the state.
 */
function addsToLast(first: PlanRule, last: PlanRule, facts: ClauseFacts, state: ReadingState): boolean {
  const { joiner } = facts.clause
  // In 'double the chilli on Saturday so we're covered on Sunday' it is eaten on Sunday.
  if (first.kind === 'skip' && first.when && last.kind === 'leftover' && !last.to && joiner === 'so') {
    const { meals: _, ...rule } = last
    state.rules[state.rules.length - 1] = { ...rule, to: first.when }
    return true
  }
  // 'Breakfast for two, just me and Kit' says the same twice.
  return (
    first.kind === 'heads' &&
    last.kind === 'heads' &&
    first.people === last.people &&
    joiner !== 'stop' &&
    areAllEmpty(facts.days, facts.slots)
  )
}

type UseRule = Extract<PlanRule, { kind: 'use' }>

const isSameUse = (first: UseRule, last: UseRule) => isDeepEqual(first.what, last.what)

/** Whether a new rule takes the place of the last one, which says less of the same. */
function replacesLast(first: PlanRule, last: PlanRule, joiner: Joiner): boolean {
  const isSameDay = isDeepEqual(first.when?.days ?? first.when?.dates, last.when?.days ?? last.when?.dates)
  if (first.kind === 'use' && last.kind === 'use') return isSameUse(first, last)
  // 'No breakfast on Sunday, we're having brunch out' is one meal, with what is eaten instead.
  if (first.kind === 'skip' && last.kind === 'skip')
    return last.instead === undefined && joiner === 'comma' && isDeepEqual(first.when, last.when)
  if (first.kind === 'leftover' && last.kind === 'leftover') return last.to === undefined
  // 'Raj fasts on Monday, so leave him out at lunch' limits the absence to lunch.
  if (first.kind === 'away' && last.kind === 'away')
    return (
      joiner === 'so' &&
      first.who?.join() === last.who?.join() &&
      first.when?.slots !== undefined &&
      last.when?.slots === undefined &&
      isSameDay
    )
  // In 'the neighbours are coming on Friday, so eight of us' they are among the eight.
  return (
    first.kind === 'heads' &&
    last.kind === 'guest' &&
    last.who === undefined &&
    joiner !== 'stop' &&
    isSameDay
  )
}

/** Gives earlier rules what a new one says for them too: what is used up, its people, its days. */
function changesEarlier(first: PlanRule, last: PlanRule, facts: ClauseFacts, state: ReadingState): boolean {
  const { joiner } = facts.clause
  if (
    first.kind === 'use' &&
    last.kind === 'have' &&
    joiner !== 'stop' &&
    !isUseAhead(facts) &&
    facts.dishes.length > 0 &&
    (state.isOnlyDishes || state.isCounted) &&
    !last.when
  ) {
    useUpEarlierDishes(first, state)
    return true
  }
  if (joiner !== 'and') return false
  const isQualityForPerson =
    first.kind === 'have' &&
    last.kind === 'have' &&
    state.isOnlyDishes &&
    state.isOnlyQualities &&
    first.who &&
    first.count === 'every' &&
    last.count === 'every' &&
    !last.who
  // In 'dairy free and gluten free for Dave', 'low carb and light for Ella' both are for the
  // person.
  if (isQualityForPerson) {
    const { when } = first
    state.rules[state.rules.length - 1] = { ...last, who: first.who, ...(when && !last.when && { when }) }
    return true
  }
  if (first.kind === 'use' && last.kind === 'use' && first.when && !last.when) {
    state.rules[state.rules.length - 1] = { ...last, when: first.when }
    return true
  }
  return false
}

const isHowSomebodyIs = ({ who, dishes, days }: ClauseFacts) =>
  who !== undefined &&
  who.names.length > 0 &&
  !days &&
  dishes.length > 0 &&
  dishes.every(({ what }) => what.diet !== undefined)

/**
 * Whether 'use up' stands before its dish: in 'a stew, use up the leeks' the stew is not used up.
 */
const isUseAhead = ({ clause: { tokens }, dishes: [dish] }: ClauseFacts) => {
  const use = cueAt(tokens, 'use')
  return use >= 0 && dish !== undefined && use < dish.at
}

/** Whether a clause names only days for what follows: 'on Monday and Tuesday, quick meals'. */
function isAhead(facts: ClauseFacts, state: ReadingState, next: Clause | undefined): boolean {
  if (!facts.days || facts.secondDays || facts.isNot || !hasOnlyKinds(facts, 'days', 'slot') || !next)
    return false
  // In 'something light for Ben and on Friday, let's have pie' Friday belongs to the pie.
  const isAnew = isOfKind(next.tokens[0], 'ask', 'not')
  const isOfNext = next.joiner === 'comma' && isAnew
  if (facts.clause.joiner === 'and' && state.rules.length > 0 && !isOfNext) return false
  // In '🥚🥚 sat 👍' the emoji say what is on that day, which is not read.
  if (hasWord(facts.clause.tokens, /^\p{Extended_Pictographic}/u, 'filler')) return false
  // 'Big lunch on Sunday and just soup in the evening' says more than a day.
  if (hasWord(facts.clause.tokens, /^(?:big|huge|large)$/, 'filler')) return false
  // In 'pasta (Sunday). Leave out the chicken.' Sunday belongs to the pasta.
  if (next.joiner === 'stop' && facts.clause.joiner !== 'stop') return false
  // 'Biryani, Saturday evening, and ten of us'.
  const last = state.rules.at(-1)
  if (facts.clause.joiner === 'comma' && last?.kind === 'have' && !last.when && next.joiner === 'and')
    return false
  const after = clauseFactsOf(next)
  const isFine = after.cues.has('fine')
  return !after.days && !after.hasUnknown && !isFine && (after.dishes.length > 0 || after.cues.size > 0)
}

function noteOtherwise(facts: ClauseFacts, state: ReadingState): void {
  const offDays = state.fineDays ?? daysWithDish(state) ?? state.days
  if (!offDays?.days || facts.days) return
  state.aheadDays = {
    ...offDays,
    days: weekdayNames.filter((name) => !offDays.days?.includes(name)),
    sort: 'many',
  }
  // 'Eggs for breakfast at weekends, otherwise porridge'.
  if (facts.slots.length === 0) state.aheadSlots = state.slots
}

/** The weekdays that already have dishes: 'tacos on Tuesday, pizza on Friday, the rest easy'. */
function daysWithDish({ rules }: ReadingState): ReadingState['days'] {
  const daysWithDishes = new Set(
    rules.flatMap(({ kind, when }) => (kind === 'have' ? (when?.days ?? []) : [])),
  )
  const days = weekdayNames.filter((name) => daysWithDishes.has(name))
  return days.length === 0
    ? undefined
    : { kind: 'days', days, sort: 'many', start: 0, end: 0, isGlued: false }
}
