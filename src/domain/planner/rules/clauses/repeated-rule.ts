/** Clauses that repeat or refine the last rule: 'use up the spinach, 300 g of it'. */

import { type PlanRule, hasCountLimits, isRule } from '../../plan-rule.ts'
import { hasKind, hasWord, isPronoun, isUnit, isWord } from '../tokens/token-checks.ts'
import { insteadCues } from '../tokens/token.ts'
import { type ClauseFacts, hasOnlyKinds } from './clause-facts.ts'
import { narrowLastRule } from './narrow-last-rule.ts'
import type { ReadingState } from './reading-state.ts'

/** Whether a rule says that something is not eaten, or somebody does not eat. */
const isNone = (rule: PlanRule): boolean =>
  isRule(rule, 'away', 'skip') || (hasCountLimits(rule) && rule.count.max === 0)

const isOfAll = (rule: PlanRule): boolean =>
  rule.kind === 'repeat' || (rule.kind === 'have' && rule.count === 'every')

/** Whether a clause names nobody else than the rule. */
const isOfSame = ({ who, guest }: ClauseFacts, rule: PlanRule): boolean =>
  guest === undefined &&
  (who === undefined || who.isPronoun === true || who.names.join() === (rule.who ?? []).join())

/**
 * The last rule as a clause repeats or refines it: 'none for her', 'every night', 'leave it out';
 * undefined where the clause says something new.
 */
export function repeatedRule(facts: ClauseFacts, state: ReadingState, isLast: boolean): PlanRule | undefined {
  const last = state.rules.at(-1)
  const one = last && narrowLastRule(facts, last, state)
  if (one) return one
  if (!last || facts.hasUnknown || facts.days || facts.dishes.length > 0) return undefined
  if (isNoMealThen(facts, last, state))
    return [...facts.cues].every((cue) => cue === 'skip') ? atMealsNamed(facts, last) : undefined
  if (isLeftoversAgain(facts, last)) return last
  const apart = daysApart(facts, last)
  if (apart) return apart
  if (isBothAgain(facts, state)) return last
  if (isWhereEaten(facts, last) || isNotOtherMeal(facts, last)) return last
  if (facts.slots.length > 0) return undefined
  if (isKeptForLater(facts, last)) return last
  const either = eitherOnly(facts, last)
  if (either) return either
  if (isNotOfOthers(facts, last)) return last
  if (facts.isNot && hasOnlyKinds(facts, 'not', 'who') && isNone(last) && isOfSame(facts, last))
    return noneAgain(facts, last, isLast)
  if (facts.clause.joiner === 'stop') return undefined
  return (
    countedGuests(facts, last) ??
    eatenInstead(facts, last) ??
    (isOfAll(last) && facts.isEvery && !facts.isNot && hasOnlyKinds(facts, 'every') ? last : undefined) ??
    amountOfIt(facts, last)
  )
}

/** 'Carbonara and risotto, so do both' means the two dishes named before, not two of the last. */
const isBothAgain = (facts: ClauseFacts, { rules }: ReadingState): boolean =>
  facts.number?.isBoth === true && !facts.isNot && rules.length > 1 && hasOnlyKinds(facts, 'number')

/** 'We're out on Wednesday evening, no dinner needed'. */
function isNoMealThen(facts: ClauseFacts, last: PlanRule, { context }: ReadingState): boolean {
  if (last.kind !== 'skip' || !(last.when?.days ?? last.when?.dates)) return false
  const ruleSlots = last.when?.slots ?? context.slots
  return (
    facts.slots.every((slot) => ruleSlots.includes(slot)) &&
    (facts.isNot || facts.cues.has('skip')) &&
    facts.clause.joiner !== 'stop' &&
    hasOnlyKinds(facts, 'not', 'slot', 'cue', 'meal')
  )
}

/** 'Clear the fridge on Friday, leftovers only' says the same twice. */
const isLeftoversAgain = (facts: ClauseFacts, last: PlanRule): boolean =>
  last.kind === 'skip' &&
  last.instead === 'leftovers' &&
  facts.cues.has('leftovers') &&
  facts.cues.size === 1 &&
  !facts.isNot &&
  facts.clause.joiner !== 'stop' &&
  hasOnlyKinds(facts, 'cue', 'compare')

/** 'We fast on Monday so no breakfast or lunch' limits the rule to these meals. */
const atMealsNamed = ({ clause, slots }: ClauseFacts, last: PlanRule): PlanRule =>
  last.kind === 'skip' && clause.joiner === 'so' && slots.length > 0
    ? { ...last, when: { ...last.when, slots: [...slots] } }
    : last

/** 'Space the curries out, at least two days in between'. */
function daysApart({ number, count, clause: { tokens } }: ClauseFacts, last: PlanRule): PlanRule | undefined {
  const days = number?.n ?? count?.min
  const isApart = tokens.some((token) => token.kind === 'between' || isWord(token, /^(?:apart|in between)$/))
  const isOfDays = tokens.some((token) => isUnit(token, 'days'))
  return last.kind === 'repeat' && last.days !== undefined && days !== undefined && isApart && isOfDays
    ? { ...last, days: days + 1 }
    : undefined
}

/** 'No lunch for Raj on weekdays, he eats at work' gives the reason, which is not for all meals. */
const isWhereEaten = (facts: ClauseFacts, last: PlanRule): boolean =>
  last.kind === 'away' &&
  last.when !== undefined &&
  facts.cues.has('away') &&
  facts.who?.isPronoun === true &&
  facts.slots.length === 0 &&
  facts.clause.joiner !== 'stop' &&
  hasOnlyKinds(facts, 'who', 'cue')

/** 'Nani comes for lunch, not dinner'. */
function isNotOtherMeal(facts: ClauseFacts, last: PlanRule): boolean {
  const { joiner, tokens } = facts.clause
  const ruleSlots = last.when?.slots
  return (
    joiner !== 'stop' &&
    isRule(last, 'guest', 'away', 'heads') &&
    ruleSlots !== undefined &&
    facts.slots.length > 0 &&
    !facts.slots.some((slot) => ruleSlots.includes(slot)) &&
    hasWord(tokens, /^not$/, 'not') &&
    hasOnlyKinds(facts, 'not', 'slot')
  )
}

/** 'Double the lasagne on Sunday, freeze half'. */
const isKeptForLater = (facts: ClauseFacts, last: PlanRule): boolean =>
  last.kind === 'leftover' &&
  facts.cues.has('eat again') &&
  facts.cues.size === 1 &&
  hasOnlyKinds(facts, 'cue')

/** 'Fish on Thursday or Friday, but not both'. */
function eitherOnly(facts: ClauseFacts, last: PlanRule): PlanRule | undefined {
  const isNotBoth = facts.isNot && facts.number?.n === 2 && hasOnlyKinds(facts, 'not', 'number')
  if (!isNotBoth || facts.clause.joiner === 'stop') return undefined
  return hasCountLimits(last) && last.count.min === 1 && last.when
    ? { ...last, count: { min: 1, max: 1 } }
    : undefined
}

/** 'I'm doing low carb but the kids aren't' adds nothing, as the rule is not for them. */
const isNotOfOthers = (facts: ClauseFacts, { kind, who }: PlanRule): boolean =>
  facts.isNot &&
  facts.clause.joiner === 'but' &&
  kind === 'have' &&
  who !== undefined &&
  facts.who !== undefined &&
  facts.who.names.length > 0 &&
  !facts.who.names.some((name) => who.includes(name)) &&
  hasOnlyKinds(facts, 'not', 'who')

const hasPronoun = ({ who, clause: { tokens } }: ClauseFacts): boolean =>
  who !== undefined || hasKind(tokens, 'subject')

/**
 * 'No mushrooms for Lily, none for her', 'no cooking, no': the denial again, now without
 * 'preferably'.
 */
function noneAgain(facts: ClauseFacts, last: PlanRule, isLast: boolean): PlanRule | undefined {
  const isShouted = isLast && facts.clause.joiner !== 'stop'
  if (!hasPronoun(facts) && !isShouted) return undefined
  const { strength, ...must } = last
  return facts.isMaybe || strength === undefined ? last : must
}

/** 'The neighbours come on Saturday, there's three of them'. */
function countedGuests(facts: ClauseFacts, last: PlanRule): PlanRule | undefined {
  const { number, isNot, clause } = facts
  const isOfThem = clause.tokens.some((token, at) => {
    const [of, them] = clause.tokens.slice(at + 1)
    return token === number && isWord(of, /^of$/, 'filler') && isPronoun(them)
  })
  const isOfGuests = last.kind === 'guest' && !last.who
  return isOfGuests && isOfThem && number && !isNot && hasOnlyKinds(facts, 'number', 'who', 'cue')
    ? { ...last, people: number.n }
    : undefined
}

/** 'No cooking on Friday, we'll order in'. */
function eatenInstead(facts: ClauseFacts, last: PlanRule): PlanRule | undefined {
  const instead = insteadCues.find((cue) => facts.cues.has(cue))
  return last.kind === 'skip' &&
    last.instead === undefined &&
    instead &&
    !facts.isNot &&
    hasOnlyKinds(facts, 'cue')
    ? { ...last, instead }
    : undefined
}

/** 'Use up the spinach, 300 g of it'. */
function amountOfIt(facts: ClauseFacts, last: PlanRule): PlanRule | undefined {
  const { amount } = facts
  const n = amount?.n ?? facts.number?.n
  // 'Use up the spinach, 300 g'.
  const isOfIt = (hasPronoun(facts) || amount !== undefined) && hasOnlyKinds(facts, 'amount', 'number')
  return last.kind === 'use' && !last.amount && n !== undefined && isOfIt
    ? { ...last, amount: { n, ...(amount?.unit !== undefined && { unit: amount.unit }) } }
    : undefined
}
