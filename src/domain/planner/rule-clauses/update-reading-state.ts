/** Notes in the state what a clause said, for later clauses. */
import { measures, type PlanRule, isRule } from '../plan-rule.ts'
import { type ClauseFacts, hasOnlyKinds } from './clause-facts.ts'
import type { ReadingState } from './reading-state.ts'
import { denyingCues, insteadCues } from '../rule-tokens/token.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import { hasKind, hasWord, isOfKind, isColon, isWord } from '../rule-tokens/token-checks.ts'

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

/** Updates the state after a clause was read. */
export function updateReadingState(
  facts: ClauseFacts,
  rules: readonly PlanRule[],
  state: ReadingState,
): void {
  state.remarkDishes = []
  const last = rules.at(-1)
  // 'Skip mushrooms, olives' denies both.
  const isSkipped = facts.cues.has('skip') && facts.dishes.length > 0 && !facts.days
  state.isNot = isSkipped || facts.dishes.some(({ isNot }) => isNot)
  const [first] = facts.clause.tokens
  state.isContrast = state.isNot && isWord(first, /^not$/, 'not') && facts.days !== undefined
  state.isCounted = !state.isNot && hasOnlyKinds(facts, 'dish', 'number') && facts.dishes.length > 0
  state.wantedClauseCount =
    state.isCounted || (!state.isNot && hasOnlyKinds(facts, 'dish'))
      ? facts.clause.joiner === 'stop'
        ? 1
        : state.wantedClauseCount + 1
      : 0
  const isBareNone =
    facts.clause.tokens.every(
      (token) => isOfKind(token, 'not', 'dish') || isWord(token, /^(?:the|a|an|any|some|our)$/, 'filler'),
    ) && state.isNot
  // In 'two fish dishes but no prawns, and no meat on Friday' the prawns belong to the fish.
  const isOfBefore = facts.clause.joiner === 'but'
  state.deniedClauseCount =
    isBareNone && !isOfBefore ? (facts.clause.joiner === 'stop' ? 1 : state.deniedClauseCount + 1) : 0
  // In 'sausages at some point and a roast on Sunday' the sausages have a time of their own.
  const isSomeTime = hasWord(facts.clause.tokens, /some ?(?:point|time|day|stage)/, 'filler')
  state.isOnlyDishes = !state.isNot && hasOnlyKinds(facts, 'dish') && facts.dishes.length > 0 && !isSomeTime
  if (facts.dishes.length > 0) state.dishes = facts.dishes
  if (last?.who) state.who = last.who
  if (facts.guest) state.guest = facts.guest
  // In 'Tom has scouts. My friend comes on Friday and she eats no pork' the pronoun does not mean
  // Tom.
  if (facts.guest && !last?.who && facts.clause.joiner === 'stop') state.who = undefined
  const days =
    facts.days ?? state.aheadDays ?? state.reasonDays ?? (isOn(last, state.days) ? state.days : undefined)
  const [head, colon, third] = facts.clause.tokens
  if (facts.clause.joiner === 'stop' || facts.days)
    state.headDays = head?.kind === 'days' && isColon(colon) ? facts.days : undefined
  state.leadingScope = frontOf(facts, state)
  const isHead = head?.kind === 'slot' && facts.days !== undefined && facts.dishes.length > 0
  const isListed =
    facts.days !== undefined &&
    (hasOnlyKinds(facts, 'dish', 'days', 'some') ||
      (hasOnlyKinds(facts, 'days', 'cue') && insteadCues.some((cue) => facts.cues.has(cue)))) &&
    facts.clause.joiner !== 'stop'
  if (isHead) state.isHeadMarked = isColon(colon) || (colon?.kind === 'days' && isColon(third))
  state.headSlots = isHead ? facts.slots : isListed ? state.headSlots : []
  const inherited = facts.clause.joiner === 'stop' ? undefined : state.inheritedDays
  state.inheritedDays = facts.days ? undefined : (state.reasonDays ?? inherited)
  state.days = days && asOneDay(days)
  // In 'on Monday, salad and also pizza' the day comes from a clause of its own.
  state.isDayFirst =
    facts.clause.tokens.find(({ kind }) => kind !== 'filler')?.kind === 'days' ||
    (state.aheadDays !== undefined && !facts.days)
  state.exceptDays = facts.exceptDays
  state.hasInheritedDay = facts.days !== undefined && !hasKind(facts.clause.tokens, 'days')
  if (facts.days && (facts.days.days ?? facts.days.dates ?? []).length === 2) state.dayPair = facts.days
  state.slots = facts.slots
  state.whoToken = facts.who
  state.saidEvery = facts.saysEvery
  state.isOnlyQualities = facts.dishes.length > 0 && facts.dishes.every(({ isQuality }) => isQuality)
  const isCannot = denyingCues.some((cue) => facts.cues.has(cue)) && facts.dishes.length > 0
  state.cannotHave = isCannot ? facts : undefined
  // 'One new dish for dinner and two pies' counts dishes, not dinners.
  const isForMeal = facts.clause.tokens.some((token, at, all) => {
    const next = all[at + 1]
    return isWord(token, /^(?:for|at)$/, 'filler') && next?.kind === 'slot' && !next.isMany
  })
  const isCounted =
    last?.kind !== 'heads' && !isForMeal && (facts.count !== undefined || facts.number !== undefined)
  state.countedSlots = isCounted ? (facts.slots.length > 0 ? facts.slots : state.countedSlots) : []
  const limit = facts.dishes.map(({ what }) => measures.find((one) => what[one] !== undefined)).find(Boolean)
  if (limit) state.measure = limit
  state.aheadDays = undefined
  state.aheadSlots = []
  state.reasonDays = undefined
}
