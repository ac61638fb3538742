/** Notes in the memory what a clause said, for later clauses. */
import { measures, type PlanRule, isRule } from '../plan-rule.ts'
import { type Facts, isOnly } from './clause-facts.ts'
import type { Memory } from './memory.ts'
import { denyingCues, insteadCues } from '../rule-tokens/token.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import { has, hasWord, isA, isColon, isWord } from '../rule-tokens/token-checks.ts'

/** Whether a rule is for the days named before: 'Saturday breakfast pancakes, lunch nothing'. */
const isOn = (rule: PlanRule | undefined, days: Facts['days']) =>
  (isRule(rule, 'skip', 'away', 'heads') ||
    // 'Friends on Saturday, one's vegan, there'll be seven': seven on Saturday.
    (rule?.kind === 'have' && rule.what.diet !== undefined && rule.count !== 'every')) &&
  days !== undefined &&
  (rule.when?.dates ?? rule.when?.days)?.join() === (days.dates ?? days.days)?.join()

/**
 * Days of a reason for each of which the wish holds: 'Ben and I are in on Monday and Friday,
 * something with prawns'.
 */
const asOneDay = (days: NonNullable<Facts['days']>): NonNullable<Facts['days']> => {
  const named = days.dates ?? days.days ?? []
  const isWeekend = days.days?.join() === 'saturday,sunday'
  return days.sort === 'many' && named.length <= 3 && !isWeekend ? { ...days, sort: 'one' } : days
}

/** The scope named first in a clause, or that of the list it goes on with. */
function frontOf({ clause, days, slots, who, isNot }: Facts, { front }: Memory): Memory['front'] {
  const { tokens, joiner } = clause
  const at = tokens.findIndex((token) => !isFunctionWord(token))
  const first = tokens[at]
  if (isA(first, 'days', 'who', 'slot')) return { days, slots, who, isMarked: isColon(tokens[at + 1]) }
  const goesOn = joiner === 'and' || (joiner === 'comma' && front?.isMarked === true)
  return goesOn && isNot ? front : undefined
}

/** Updates the memory after a clause was read. */
export function remember(facts: Facts, rules: readonly PlanRule[], memory: Memory): void {
  memory.toldDishes = []
  const last = rules.at(-1)
  // 'Skip mushrooms, olives' denies both.
  const isSkipped = facts.cues.has('skip') && facts.dishes.length > 0 && !facts.days
  memory.isNot = isSkipped || facts.dishes.some(({ isNot }) => isNot)
  const [first] = facts.clause.tokens
  memory.isContrast = memory.isNot && isWord(first, /^not$/, 'not') && facts.days !== undefined
  memory.isCounted = !memory.isNot && isOnly(facts, 'dish', 'number') && facts.dishes.length > 0
  memory.wantedRun =
    memory.isCounted || (!memory.isNot && isOnly(facts, 'dish'))
      ? facts.clause.joiner === 'stop'
        ? 1
        : memory.wantedRun + 1
      : 0
  const isBareNone =
    facts.clause.tokens.every(
      (token) => isA(token, 'not', 'dish') || isWord(token, /^(?:the|a|an|any|some|our)$/, 'filler'),
    ) && memory.isNot
  // In 'two fish dishes but no prawns, and no meat on Friday' the prawns belong to the fish.
  const isOfBefore = facts.clause.joiner === 'but'
  memory.noneRun = isBareNone && !isOfBefore ? (facts.clause.joiner === 'stop' ? 1 : memory.noneRun + 1) : 0
  // In 'sausages at some point and a roast on Sunday' the sausages have a time of their own.
  const isSomeTime = hasWord(facts.clause.tokens, /some ?(?:point|time|day|stage)/, 'filler')
  memory.isBare = !memory.isNot && isOnly(facts, 'dish') && facts.dishes.length > 0 && !isSomeTime
  if (facts.dishes.length > 0) memory.dishes = facts.dishes
  if (last?.who) memory.who = last.who
  if (facts.guest) memory.guest = facts.guest
  // In 'Tom has scouts. My friend comes on Friday and she eats no pork' the pronoun does not mean
  // Tom.
  if (facts.guest && !last?.who && facts.clause.joiner === 'stop') memory.who = undefined
  const days =
    facts.days ?? memory.aheadDays ?? memory.reasonDays ?? (isOn(last, memory.days) ? memory.days : undefined)
  const [head, colon, third] = facts.clause.tokens
  if (facts.clause.joiner === 'stop' || facts.days)
    memory.headDays = head?.kind === 'days' && isColon(colon) ? facts.days : undefined
  memory.front = frontOf(facts, memory)
  const isHead = head?.kind === 'slot' && facts.days !== undefined && facts.dishes.length > 0
  const isListed =
    facts.days !== undefined &&
    (isOnly(facts, 'dish', 'days', 'some') ||
      (isOnly(facts, 'days', 'cue') && insteadCues.some((cue) => facts.cues.has(cue)))) &&
    facts.clause.joiner !== 'stop'
  if (isHead) memory.isHeadMarked = isColon(colon) || (colon?.kind === 'days' && isColon(third))
  memory.headSlots = isHead ? facts.slots : isListed ? memory.headSlots : []
  const lent = facts.clause.joiner === 'stop' ? undefined : memory.lentDays
  memory.lentDays = facts.days ? undefined : (memory.reasonDays ?? lent)
  memory.days = days && asOneDay(days)
  // In 'on Monday, salad and also pizza' the day comes from a clause of its own.
  memory.isDayFirst =
    facts.clause.tokens.find(({ kind }) => kind !== 'filler')?.kind === 'days' ||
    (memory.aheadDays !== undefined && !facts.days)
  memory.exceptDays = facts.exceptDays
  memory.isLent = facts.days !== undefined && !has(facts.clause.tokens, 'days')
  if (facts.days && (facts.days.days ?? facts.days.dates ?? []).length === 2) memory.dayPair = facts.days
  memory.slots = facts.slots
  memory.whoToken = facts.who
  memory.isOften = facts.isOftenEvery
  memory.isQuality = facts.dishes.length > 0 && facts.dishes.every(({ isQuality }) => isQuality)
  const isCannot = denyingCues.some((cue) => facts.cues.has(cue)) && facts.dishes.length > 0
  memory.cannotHave = isCannot ? facts : undefined
  // 'One new dish for dinner and two pies' counts dishes, not dinners.
  const isForMeal = facts.clause.tokens.some((token, at, all) => {
    const next = all[at + 1]
    return isWord(token, /^(?:for|at)$/, 'filler') && next?.kind === 'slot' && !next.isMany
  })
  const isCounted =
    last?.kind !== 'heads' && !isForMeal && (facts.count !== undefined || facts.number !== undefined)
  memory.countedSlots = isCounted ? (facts.slots.length > 0 ? facts.slots : memory.countedSlots) : []
  const limit = facts.dishes.map(({ what }) => measures.find((one) => what[one] !== undefined)).find(Boolean)
  if (limit) memory.measure = limit
  memory.aheadDays = undefined
  memory.aheadSlots = []
  memory.reasonDays = undefined
}
