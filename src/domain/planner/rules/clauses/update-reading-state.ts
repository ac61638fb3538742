/** Notes in the state what a clause said, for later clauses. */

import { measures, type PlanRule, isRule } from '../../plan-rule.ts'
import { isFunctionWord } from '../joins/join.ts'
import { hasKind, hasWord, isOfKind, isColon, isWord } from '../tokens/token-checks.ts'
import { denyingCues, insteadCues } from '../tokens/token.ts'
import { type ClauseFacts, hasOnlyKinds } from './clause-facts.ts'
import type { Clause } from './clause.ts'
import type { ReadingState } from './reading-state.ts'

/** Whether a rule is for the days named before: 'Saturday breakfast pancakes, lunch nothing'. */
const isOn = (rule: PlanRule | undefined, days: ClauseFacts['days']) =>
  (isRule(rule, 'skip', 'away', 'heads') ||
    // 'Friends on Saturday, one's vegan, there'll be seven': seven on Saturday.
    (rule?.kind === 'have' && rule.what.diet !== undefined && rule.count !== 'every')) &&
  days !== undefined &&
  (rule.when?.dates ?? rule.when?.days)?.join() === (days.dates ?? days.days)?.join()

/**
 * Days of a reason for each of which the wish holds: 'Ben and I are in on Monday and Friday,
 * something with prawns'.
 */
const asOneDay = (days: NonNullable<ClauseFacts['days']>): NonNullable<ClauseFacts['days']> => {
  const named = days.dates ?? days.days ?? []
  const isWeekend = days.days?.join() === 'saturday,sunday'
  return days.sort === 'many' && named.length <= 3 && !isWeekend ? { ...days, sort: 'one' } : days
}

/** The scope named first in a clause, or that of the list it goes on with. */
function frontOf(
  { clause, days, slots, who, isNot }: ClauseFacts,
  { leadingScope }: ReadingState,
): ReadingState['leadingScope'] {
  const { tokens, joiner } = clause
  const at = tokens.findIndex((token) => !isFunctionWord(token))
  const first = tokens[at]
  if (isOfKind(first, 'days', 'who', 'slot')) return { days, slots, who, isMarked: isColon(tokens[at + 1]) }
  const goesOn = joiner === 'and' || (joiner === 'comma' && leadingScope?.isMarked === true)
  return goesOn && isNot ? leadingScope : undefined
}

/**
 * Updates the state after a clause was read. The four parts set different fields, and none reads
 * what another sets, so their order does not matter; within a part it does where it says so.
 */
export function updateReadingState(
  facts: ClauseFacts,
  rules: readonly PlanRule[],
  state: ReadingState,
): void {
  const last = rules.at(-1)
  noteDishes(facts, state)
  notePeople(facts, last, state)
  noteDays(facts, last, state)
  noteHead(facts, state)
}

/** Notes the dishes and their form. `isNot` comes first: most of the others depend on it. */
function noteDishes(facts: ClauseFacts, state: ReadingState): void {
  const { dishes, days, cues } = facts
  const { tokens, joiner } = facts.clause
  state.remarkDishes = []
  // 'Skip mushrooms, olives' denies both.
  const isSkipped = cues.has('skip') && dishes.length > 0 && !days
  state.isNot = isSkipped || dishes.some(({ isNot }) => isNot)
  state.isContrast = state.isNot && isWord(tokens[0], /^not$/, 'not') && days !== undefined
  state.isCounted = !state.isNot && hasOnlyKinds(facts, 'dish', 'number') && dishes.length > 0
  const isWanted = state.isCounted || (!state.isNot && hasOnlyKinds(facts, 'dish'))
  state.wantedClauseCount = countInRow(isWanted, joiner, state.wantedClauseCount)
  const isBareNone =
    tokens.every(
      (token) => isOfKind(token, 'not', 'dish') || isWord(token, /^(?:the|a|an|any|some|our)$/, 'filler'),
    ) && state.isNot
  // In 'two fish dishes but no prawns, and no meat on Friday' the prawns belong to the fish.
  const isOfBefore = joiner === 'but'
  state.deniedClauseCount = countInRow(isBareNone && !isOfBefore, joiner, state.deniedClauseCount)
  // In 'sausages at some point and a roast on Sunday' the sausages have a time of their own.
  const isSomeTime = hasWord(tokens, /some ?(?:point|time|day|stage)/, 'filler')
  state.isOnlyDishes = !state.isNot && hasOnlyKinds(facts, 'dish') && dishes.length > 0 && !isSomeTime
  if (dishes.length > 0) state.dishes = dishes
  state.isOnlyQualities = dishes.length > 0 && dishes.every(({ isQuality }) => isQuality)
  const isCannot = denyingCues.some((cue) => cues.has(cue)) && dishes.length > 0
  state.cannotHave = isCannot ? facts : undefined
  const limit = dishes.map(({ what }) => measures.find((one) => what[one] !== undefined)).find(Boolean)
  if (limit) state.measure = limit
}

/** How many clauses in a row are like this one, up to it; a full stop begins a new row. */
const countInRow = (isSo: boolean, joiner: Clause['joiner'], countBefore: number) =>
  isSo ? (joiner === 'stop' ? 1 : countBefore + 1) : 0

/** Notes who was named. */
function notePeople(
  { clause, who, guest }: ClauseFacts,
  last: PlanRule | undefined,
  state: ReadingState,
): void {
  state.whoToken = who
  if (last?.who) state.who = last.who
  if (guest) state.guest = guest
  // In 'Tom has scouts. My friend comes on Friday and she eats no pork' the pronoun does not mean
  // Tom.
  if (guest && !last?.who && clause.joiner === 'stop') state.who = undefined
}

/**
 * Notes days and meals. The days ahead and those of a reason are forgotten at the end, after all
 * that depends on them.
 */
function noteDays(facts: ClauseFacts, last: PlanRule | undefined, state: ReadingState): void {
  const { tokens, joiner } = facts.clause
  const days =
    facts.days ?? state.aheadDays ?? state.reasonDays ?? (isOn(last, state.days) ? state.days : undefined)
  state.days = days && asOneDay(days)
  const inherited = joiner === 'stop' ? undefined : state.inheritedDays
  state.inheritedDays = facts.days ? undefined : (state.reasonDays ?? inherited)
  // In 'on Monday, salad and also pizza' the day comes from a clause of its own.
  state.isDayFirst =
    tokens.find(({ kind }) => kind !== 'filler')?.kind === 'days' ||
    (state.aheadDays !== undefined && !facts.days)
  state.exceptDays = facts.exceptDays
  state.hasInheritedDay = facts.days !== undefined && !hasKind(tokens, 'days')
  if (facts.days && (facts.days.days ?? facts.days.dates ?? []).length === 2) state.dayPair = facts.days
  state.saidEvery = facts.saysEvery
  state.slots = facts.slots
  // 'One new dish for dinner and two pies' counts dishes, not dinners.
  const isForMeal = tokens.some((token, at, all) => {
    const next = all[at + 1]
    return isWord(token, /^(?:for|at)$/, 'filler') && next?.kind === 'slot' && !next.isMany
  })
  const isCounted =
    last?.kind !== 'heads' && !isForMeal && (facts.count !== undefined || facts.number !== undefined)
  state.countedSlots = isCounted ? (facts.slots.length > 0 ? facts.slots : state.countedSlots) : []
  state.aheadDays = undefined
  state.aheadSlots = []
  state.reasonDays = undefined
}

/** Notes what stands at the head of a list, for its further members. */
function noteHead(facts: ClauseFacts, state: ReadingState): void {
  const { tokens, joiner } = facts.clause
  const [head, colon, third] = tokens
  if (joiner === 'stop' || facts.days)
    state.headDays = head?.kind === 'days' && isColon(colon) ? facts.days : undefined
  state.leadingScope = frontOf(facts, state)
  const isHead = head?.kind === 'slot' && facts.days !== undefined && facts.dishes.length > 0
  const isListed =
    facts.days !== undefined &&
    (hasOnlyKinds(facts, 'dish', 'days', 'some') ||
      (hasOnlyKinds(facts, 'days', 'cue') && insteadCues.some((cue) => facts.cues.has(cue)))) &&
    joiner !== 'stop'
  if (isHead) state.isHeadMarked = isColon(colon) || (colon?.kind === 'days' && isColon(third))
  state.headSlots = isHead ? facts.slots : isListed ? state.headSlots : []
}
