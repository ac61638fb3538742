/** Fragments with only days, meals or people, which belong to the rule before. */

import { type PlanRule, type RuleDays, hasCountLimits, isRule } from '../../plan-rule.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { type ClauseFacts, hasOnlyKinds, scopeOf, ruleDaysOf, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasWord, isWord } from '../tokens/token-checks.ts'
import { noneOf, type ClauseReading } from './clause-reading.ts'
import { withDays } from './dish-rules.ts'
import { peopleOfClause } from './people-of-clause.ts'

/** Changes the last rule by a clause with only days, meals or people. */
export function changeScopeOfLast(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const last = state.rules.at(-1)
  const { joiner } = facts.clause
  const isDays = isOfDaysAlone(facts)
  if (isDays && last && (facts.isNot || facts.exceptDays)) return exceptOn(facts, last, state.context)
  if (last && isAnother(facts) && joiner !== 'stop' && last.kind === 'have' && last.when && !isNoneOf(last))
    return { rules: [{ ...last, when: onThoseDays(facts, last.when) }] }
  if (last?.when && isMealOf(facts, last.when))
    return { rules: [{ ...last, when: { ...last.when, slots: [...facts.slots] } }], instead: true }
  const isNotForSome = facts.isNot && facts.who !== undefined && hasOnlyKinds(facts, 'not', 'who')
  // 'Low carb for Jake but not for the kids' does not deny it to them.
  if (isNotForSome && last?.who) return null
  const notForThem = isNotForSome ? noneForSome(facts, state) : null
  if (notForThem) return notForThem
  if (isDays && !facts.isNot && last?.kind === 'leftover') {
    const to = ruleDaysOf(facts.days, facts.slots)
    return to && !last.to && joiner !== 'stop' ? { rules: [{ ...last, to }], instead: true } : null
  }
  if (isOrdinaryMeal(facts) || (isIn(facts) && isRule(last, 'away', 'skip'))) return null
  if (isDays && !facts.isNot && last && joiner !== 'stop') return onDays(facts, last, state)
  return last && hasOnlyKinds(facts, 'who') ? forPeople(facts, last, state) : null
}

const isOfDaysAlone = (facts: ClauseFacts): boolean =>
  hasOnlyKinds(facts, 'days', 'slot', 'not', 'cue', 'every') &&
  (facts.days ?? facts.exceptDays) !== undefined &&
  [...facts.cues].every((cue) => cue === 'except' || cue === 'is' || cue === 'to')

const isNoneOf = (rule: PlanRule) => hasCountLimits(rule) && rule.count.max === 0

/** The days of a clause, with the meals of the rule before where the clause names none. */
const onThoseDays = ({ days, slots }: ClauseFacts, before: RuleDays | undefined) =>
  ruleDaysOf(days, slots.length > 0 ? slots : (before?.slots ?? []))

/** 'No cooking except on Sunday' means all other days. */
function exceptOn(facts: ClauseFacts, last: PlanRule, context: RuleContext): ClauseReading {
  const off = facts.exceptDays ?? facts.days
  const isOfAllDays = !last.when?.days && !last.when?.dates
  const without = (dates: readonly string[]) => {
    const out = off ? datesIn(off, context) : []
    return dates.filter((date) => !out.includes(date))
  }
  if (last.kind === 'skip' && isOfAllDays && off?.days)
    return { rules: [{ ...last, when: { ...last.when, dates: without(context.dates) } }], instead: true }
  // 'No prawns, and not on Monday' does not tell what is not on Monday.
  if (last.kind !== 'have' || isNoneOf(last)) return null
  if (last.count === 'every' && isOfAllDays && off?.days) {
    const when = { ...last.when, days: weekdayNames.filter((name) => !off.days?.includes(name)) }
    return { rules: [{ ...last, when }], instead: true }
  }
  // 'Quick on Tuesdays, except the 1st'.
  if (last.count === 'every' && last.when && off) {
    const { slots } = last.when
    const dates = without(datesIn(last.when, context))
    return { rules: [{ ...last, when: { dates, ...(slots && { slots }) } }], instead: true }
  }
  const when = onThoseDays({ ...facts, days: off }, last.when)
  return { rules: [{ ...noneOf(last), ...(when && { when }) }] }
}

/** 'A pie on Wednesday and another on Friday'. */
const isAnother = (facts: ClauseFacts): boolean =>
  hasOnlyKinds(facts, 'days', 'slot', 'cue') &&
  facts.days !== undefined &&
  facts.cues.size === 1 &&
  hasWord(facts.clause.tokens, /^(?:another|one more)$/, 'cue')

/** Whether a clause names the meal of the last rule: 'takeaway on Friday, for lunch'. */
const isMealOf = (facts: ClauseFacts, { days, dates, slots }: RuleDays): boolean =>
  hasOnlyKinds(facts, 'slot') &&
  facts.slots.length > 0 &&
  areAllEmpty(facts.isManySlots, facts.days) &&
  facts.clause.joiner === 'comma' &&
  !slots &&
  (days ?? dates) !== undefined

/** 'Prawns on Friday, but not for Lily', 'none for Lily' deny the dish to them. */
function noneForSome(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const { joiner, tokens } = facts.clause
  const dish = state.dishes.at(-1)
  const who = peopleOfClause(facts, state)
  const isNone = hasWord(tokens, /^none$/, 'not')
  if (!dish || !who || !(joiner === 'but' || (isNone && joiner !== 'stop'))) return null
  const scope = scopeOf(state.rules.at(-1)?.when, who)
  return { rules: [{ kind: 'have', what: dish.what, count: { max: 0 }, ...scope }] }
}

/**
 * Whether a clause is another meal of which nothing is asked: 'quick on Tuesday and a proper tea on
 * Wednesday'.
 */
const isOrdinaryMeal = ({ clause: { tokens } }: ClauseFacts): boolean =>
  tokens.some((token, at) => {
    const before = tokens[at - 1]
    return token.kind === 'slot' && isWord(before, /^(?:an?|proper|good|nice|decent|big|lovely)$/, 'filler')
  })

/** 'Dave is out on Monday, in on Tuesday'. */
const isIn = ({ clause: { tokens } }: ClauseFacts): boolean => isWord(tokens[0], /^in$/, 'filler')

/**
 * Gives the last rule these days, in addition to its own or in their place: 'fish on Tuesday and
 * Thursday evening'.
 */
function onDays(facts: ClauseFacts, last: PlanRule, state: ReadingState): ClauseReading {
  const { days, slots, clause, isAsking } = facts
  const when = ruleDaysOf(days, slots)
  // In 'we're out on Monday, so Thursday' something else is on Thursday.
  if (clause.joiner === 'so') return null
  // 'No chilli on Thursday, make it for Friday'.
  if (isAsking && isNoneOf(last)) return null
  // In 'something Asian, but not Chinese, on Tuesday' both are on Tuesday.
  const before = state.rules.at(-2)
  if (when && isNoneOf(last) && before?.kind === 'have' && !isNoneOf(before) && !before.when) {
    if (last.when || before.count === 'every' || clause.joiner === 'or' || clause.joiner === 'but')
      return null
    state.rules[state.rules.length - 2] = withDays(before, when)
    return { rules: [withDays(last, when)], instead: true }
  }
  // 'Fish on Thursday evening or Friday evening' means one of the two.
  if (clause.joiner === 'or') return eitherDay(last, when)
  if (!when) return null
  // 'Fish once, maybe on Friday' prefers that day.
  const isCounted = hasCountLimits(last) && !isNoneOf(last) && !last.strength
  if (facts.isMaybe && isCounted && !last.when?.days && !last.when?.dates)
    return { rules: [{ ...withDays(last, when), count: { min: 1 }, strength: 'prefer' } as PlanRule] }
  if (state.days?.sort === 'any') return { rules: [{ ...last, when }] }
  // 'Chilli in the first week and again in the second' means once in each.
  const isSpanToo = days?.sort === 'span' && state.days?.sort === 'span'
  if (isSpanToo && last.kind === 'have' && last.when && last.count !== 'every' && !isNoneOf(last))
    return { rules: [{ ...last, when }] }
  // 'Carbonara, Wednesday or Thursday' means one of them.
  if (days?.sort === 'any' && last.kind === 'have' && !last.when?.days && !last.when?.dates)
    return { rules: [{ ...last, when: { ...last.when, ...when } }], instead: true }
  // 'Nani for dinner on Friday, breakfast on Saturday too'.
  const ruleSlots = last.when?.slots
  const isOtherMeal =
    ruleSlots && when.slots && ruleSlots.join() !== when.slots.join() && (when.days ?? when.dates)
  if (isOtherMeal && isRule(last, 'have', 'guest', 'away', 'heads', 'skip'))
    return { rules: [{ ...last, when }] }
  // 'Steak for the grown-ups, nuggets for the kids, Saturday'.
  const isPair =
    last.kind === 'have' && before?.kind === 'have' && last.who && before.who && !last.when && !before.when
  if (isPair) state.rules[state.rules.length - 2] = withDays(before, when)
  return { rules: [withDays(last, when)], instead: true }
}

/** The rule for one of two days, if it was for one day and one dish. */
function eitherDay(last: PlanRule, when: RuleDays | undefined): ClauseReading {
  if (last.kind !== 'have' || last.count === 'every' || last.count.min !== 1 || last.count.max !== undefined)
    return null
  if (!when?.days || !last.when?.days || last.when.slots?.join() !== when.slots?.join()) return null
  const both = withDays(last, when)
  return { rules: [{ ...both, count: last.count } as PlanRule], instead: true }
}

/** 'Something spicy, for Ben' is for him; 'fish on Friday but Tom' is for the others. */
function forPeople(facts: ClauseFacts, last: PlanRule, state: ReadingState): ClauseReading {
  const who = peopleOfClause(facts, state)
  if (!who || last.who) return null
  if (facts.clause.joiner !== 'but') return { rules: [{ ...last, who: [...who] }], instead: true }
  const others = state.context.diners.filter((name) => !who.includes(name))
  return last.kind === 'have' ? { rules: [{ ...last, who: others }], instead: true } : null
}
