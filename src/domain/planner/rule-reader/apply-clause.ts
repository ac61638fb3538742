/** Adds the rules of a clause to the state. */
import { weekdayNames } from '../weekday-names.ts'
import { areSmallWordsUsed } from '../rule-doubts/are-small-words-used.ts'
import { areFactsUsed } from '../rule-doubts/are-facts-used.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from '../rule-clauses/clause-facts.ts'
import type { Clause } from '../rule-clauses/clause.ts'
import { completeClause } from './complete-clause.ts'
import type { ReadingState } from '../rule-clauses/reading-state.ts'
import { readClause } from '../rule-meanings/read-clause.ts'
import { updateReadingState } from '../rule-clauses/update-reading-state.ts'
import { shareDays, useThoseBefore } from '../rule-clauses/share-days.ts'
import { cueAt, hasWord, isOfKind } from '../rule-tokens/token-checks.ts'
import { isDeepEqual } from '../is-deep-equal.ts'

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
  const goesOn = completeClause(facts, state)
  const reading = readClause(goesOn, state)
  if (!reading || !areFactsUsed(goesOn, reading.rules, state.context)) return false
  if (!areSmallWordsUsed(goesOn, reading.rules, state.context)) return false
  const last = state.rules.at(-1)
  const [first] = reading.rules
  const isSameUse = first?.kind === 'use' && last?.kind === 'use' && isDeepEqual(first.what, last.what)
  // In '300 g of mushrooms going soft, so use those up' the amount stays.
  if (isSameUse && last.amount && !first.amount) reading.rules[0] = { ...first, amount: last.amount }
  // In 'double the chilli on Saturday so we're covered on Sunday' it is eaten on Sunday.
  if (
    first?.kind === 'skip' &&
    first.when &&
    last?.kind === 'leftover' &&
    !last.to &&
    clause.joiner === 'so'
  ) {
    const { meals: _, ...rule } = last
    state.rules[state.rules.length - 1] = { ...rule, to: first.when }
    return true
  }
  // 'No breakfast on Sunday, we're having brunch out' is one meal, with what is eaten instead.
  const isSameSkip =
    first?.kind === 'skip' &&
    last?.kind === 'skip' &&
    last.instead === undefined &&
    clause.joiner === 'comma' &&
    isDeepEqual(first.when, last.when)
  const isSameLeftover = first?.kind === 'leftover' && last?.kind === 'leftover' && last.to === undefined
  // 'Raj fasts on Monday, so leave him out at lunch' limits the absence to lunch.
  const isNarrowed =
    first?.kind === 'away' &&
    last?.kind === 'away' &&
    clause.joiner === 'so' &&
    first.who?.join() === last.who?.join() &&
    first.when?.slots !== undefined &&
    last.when?.slots === undefined &&
    isDeepEqual(first.when.days ?? first.when.dates, last.when?.days ?? last.when?.dates)
  // 'Breakfast for two, just me and Kit' says the same twice.
  if (
    first?.kind === 'heads' &&
    last?.kind === 'heads' &&
    first.people === last.people &&
    clause.joiner !== 'stop' &&
    areAllEmpty(facts.days, facts.slots)
  )
    return true
  // In 'the neighbours are coming on Friday, so eight of us' they are among the eight.
  const isAllTogether =
    first?.kind === 'heads' &&
    last?.kind === 'guest' &&
    last.who === undefined &&
    clause.joiner !== 'stop' &&
    isDeepEqual(first.when?.days ?? first.when?.dates, last.when?.days ?? last.when?.dates)
  if (reading.instead || isNarrowed || isSameUse || isSameSkip || isSameLeftover || isAllTogether)
    state.rules.pop()
  else if (
    first?.kind === 'use' &&
    last?.kind === 'have' &&
    facts.clause.joiner !== 'stop' &&
    !isUseAhead(facts) &&
    facts.dishes.length > 0 &&
    (state.isBare || state.isCounted) &&
    !last.when
  ) {
    useThoseBefore(first, state)
  } else if (
    first?.kind === 'have' &&
    last?.kind === 'have' &&
    clause.joiner === 'and' &&
    state.isBare &&
    state.isQuality &&
    first.who &&
    first.count === 'every' &&
    last.count === 'every' &&
    !last.who
  )
    // In 'dairy free and gluten free for Dave', 'low carb and light for Ella' both are for the
    // person.
    state.rules[state.rules.length - 1] = {
      ...last,
      who: first.who,
      ...(first.when && !last.when && { when: first.when }),
    }
  else if (
    first?.kind === 'use' &&
    last?.kind === 'use' &&
    clause.joiner === 'and' &&
    first.when &&
    !last.when
  )
    state.rules[state.rules.length - 1] = { ...last, when: first.when }
  else shareDays(goesOn, state)
  state.rules.push(...reading.rules)
  updateReadingState(goesOn, reading.rules, state)
  return true
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
  const offDays = state.fineDays ?? daysTaken(state) ?? state.days
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
function daysTaken({ rules }: ReadingState): ReadingState['days'] {
  const taken = new Set(rules.flatMap(({ kind, when }) => (kind === 'have' ? (when?.days ?? []) : [])))
  const days = weekdayNames.filter((name) => taken.has(name))
  return days.length === 0
    ? undefined
    : { kind: 'days', days, sort: 'many', start: 0, end: 0, isGlued: false }
}
