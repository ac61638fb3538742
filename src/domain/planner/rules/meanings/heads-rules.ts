/** Rules for how many people eat. */

import type { PlanRule, RuleDays } from '../../plan-rule.ts'
import { type ClauseFacts, hasOnlyKinds, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasCue, hasWord, isOfKind, isCue, isManyMeals, isPerson, isWord } from '../tokens/token-checks.ts'
import { insteadCues, type Token } from '../tokens/token.ts'
import { daysOfClause } from './dish-rules.ts'

/** Whether a number says for how many people it is cooked: 'dinner for six', 'six for dinner'. */
export function isForNumber({ clause: { tokens } }: ClauseFacts): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const beyond = tokens[at + 2]
  if (
    at >= 0 &&
    isWord(next, /^for$/, 'filler') &&
    (beyond?.kind === 'slot' ||
      (beyond?.kind === 'dish' && at === 0) ||
      (beyond?.kind === 'days' && tokens[at + 3]?.kind === 'slot'))
  )
    return true
  if (at >= 0 && next?.kind === 'slot' && before === undefined && tokens.length <= 3) return false
  // 'Salads for two of the lunches'.
  if (isWord(next, /^of the$/, 'filler')) return false
  // In 'eggs for one lunch' the number counts lunches.
  const isOne = at >= 0 && tokens[at]?.kind === 'number' && tokens[at].n === 1
  const isOfNights =
    next?.kind === 'meal' || (next?.kind === 'slot' && (isOne || (next.isMany ?? next.isNight) === true))
  return isWord(before, /^for$/, 'filler') && !isOfKind(next, 'unit', 'dish') && !isOfNights
}

const isGuests = (token: Token | undefined) => token?.kind === 'guest' && token.names.length === 0

/** Whether the number counts meals: '4 dinners only'. */
const countsMeals = ({ clause: { tokens }, number }: ClauseFacts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    return token === number && (next?.kind === 'meal' || isManyMeals(next))
  })

/** Whether 'only' or 'just' stands in the clause. */
const isOnlyWord = ({ compare }: ClauseFacts) => compare !== undefined && isWord(compare, /^(?:only|just)$/)

const isWithWhom = (token: Token, next: Token | undefined) =>
  isWord(token, /^with$/, 'filler') && isPerson(next)

/** 'That's six for the roast on Sunday': six people, and the roast. */
function forDishRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { number, dishes, isNot, clause } = facts
  const { tokens } = clause
  const [dish] = dishes
  const at = tokens.findIndex((token) => token === number)
  const [link, the] = tokens.slice(at + 1)
  const isFor = isWord(link, /^for$/, 'filler') && isWord(the, /^the$/, 'filler')
  const isOfDay = clause.joiner !== 'stop' && state.days?.sort === 'one' && state.rules.length > 0
  const days = daysOfClause(facts, state) ?? (isOfDay ? state.days : undefined)
  if (!number || number.n < 2 || !isFor || !dish || dishes.length > 1 || dish.isQuality || isNot) return null
  if (dish.at !== at + 3 || days?.sort !== 'one' || facts.cues.size > 0) return null
  if (!tokens.slice(0, at).every(({ kind }) => kind === 'subject' || kind === 'filler')) return null
  const scope = scopeOf(ruleDaysOf(days, facts.slots), undefined)
  return [
    { kind: 'heads', people: number.n, ...scope },
    { kind: 'have', what: dish.what, count: { min: 1 }, ...scope },
  ]
}

/**
 * Whether a clause gives another number for other days: '... but only three on Tuesday', '... and
 * four the rest of the week'.
 */
const isOtherNumber = (facts: ClauseFacts): boolean =>
  facts.clause.joiner !== 'stop' &&
  (facts.count === undefined || facts.count.isNumber === true) &&
  (facts.days !== undefined || facts.cues.has('otherwise')) &&
  [...facts.cues].every((cue) => cue === 'otherwise') &&
  hasOnlyKinds(facts, 'number', 'count', 'days', 'slot', 'cue')

/**
 * How many eat at the days and meals that are named: 'we are five on Sunday', 'just the two of us',
 * 'cooking for six', 'it's just me and the kids'.
 */
export function headsRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, number, count } = facts
  const forDish = forDishRules(facts, state)
  if (forDish) return forDish
  if (saysNoHeads(facts, state)) return null
  const when = daysOfHeads(facts, state)
  const { tokens } = facts.clause
  const isAloneHere = tokens.some((token) => isCue(token, 'of us') && isWord(token, /own$|self$|alone$/))
  // In 'home alone with Ella' the number is unclear.
  if (isAloneHere && tokens.some((token, at) => isWithWhom(token, tokens[at + 1]))) return null
  if (isAloneHere && number === undefined && count === undefined) {
    const alone = oneAlone(facts, when, state)
    if (alone) return [alone]
  }
  // 'Mince only twice in total' counts meals.
  const isSum =
    count &&
    !cues.has('we are') &&
    tokens.some((token) => isCue(token, 'of us') && isWord(token, /total|all$|altogether|together/))
  // 'Soup and salad, both for lunch'.
  if (isSum || number?.isBoth) return null
  const people = peopleCounted(facts, state)
  if (people !== undefined) return [{ kind: 'heads', people, ...scopeOf(when, undefined) }]
  // 'Toast on Sunday but only for Raj' is about the toast.
  if (facts.clause.joiner === 'but' && state.rules.at(-1)?.kind === 'have') return null
  const names = onlyPeopleNamed(facts, state)
  return names && [onlyThese(names, names.length, when, state)]
}

/** Whether a clause is certainly not about how many people eat, or does not tell for how long. */
function saysNoHeads(facts: ClauseFacts, state: ReadingState): boolean {
  const { cues } = facts
  if (facts.dishes.length > 0 || facts.isNot) return true
  // 'Only eat out once' does not count people, nor does 'one fewer' give their number.
  if (([...insteadCues, 'skip', 'more'] as const).some((cue) => cues.has(cue))) return true
  // 'Four until Thursday, then six' does not tell until when.
  const isOtherMeal = facts.slots.length > 0 && state.days?.sort === 'one'
  if (facts.clause.joiner === 'next' && !facts.days && !isOtherMeal && state.rules.at(-1)?.kind === 'heads')
    return true
  return cues.has('most week') || cues.has('half week')
}

/** The days and meals of so many people: those of the clause, or those of the clause before. */
function daysOfHeads(facts: ClauseFacts, state: ReadingState): RuleDays | undefined {
  const before = state.rules.at(-1)
  // In 'Raj is away on Tuesday, just me and the kids for lunch' both are on Tuesday.
  const isAboutAbsence = before?.kind === 'away' && facts.clause.joiner === 'comma'
  // In 'ten for lunch on Sunday, four for dinner' both are on Sunday.
  const isSameDay =
    ((before?.kind === 'heads' && before.when?.slots !== undefined) || isAboutAbsence) &&
    state.days?.sort === 'one'
  // In 'steak on Saturday. Just me and Dave.' the second sentence is about Saturday too.
  const isFragment = isOnlyWord(facts) && facts.who !== undefined && before?.kind === 'have'
  const isNewSentence = facts.clause.joiner === 'stop' && !isFragment
  const inheritedDays = isNewSentence || (facts.slots.length > 0 && !isSameDay) ? undefined : state.days
  const days = daysOfClause(facts, state)
  // In 'biryani on Saturday evening, and there will be ten of us' they come to that meal, and in
  // 'Granny comes for lunch on Sunday, so six people'.
  const isOfMeal = !days || (facts.clause.joiner === 'so' && !facts.days)
  const isAtThatMeal = isOfMeal && inheritedDays?.sort === 'one' && facts.slots.length === 0
  return ruleDaysOf(days ?? inheritedDays, isAtThatMeal ? state.slots : facts.slots)
}

/** 'Home alone on Friday': one person eats, the one named or the speaker. */
function oneAlone(
  { saysI, who }: ClauseFacts,
  when: RuleDays | undefined,
  state: ReadingState,
): PlanRule | null {
  const { speaker } = state.context
  if (!saysI && who?.names.length !== 1) return null
  return onlyThese(who?.names ?? (speaker === undefined ? [] : [speaker]), 1, when, state)
}

/**
 * How many people eat, where the clause counts them; undefined where its number counts something
 * else.
 */
function peopleCounted(facts: ClauseFacts, state: ReadingState): number | undefined {
  const { cues, number, count } = facts
  const { tokens } = facts.clause
  const continuesCount = state.rules.at(-1)?.kind === 'heads' && isOtherNumber(facts)
  const saysHeads =
    continuesCount ||
    isForNumber(facts) ||
    isOnlyForMeal(facts) ||
    cues.has('we are') ||
    cues.has('of us') ||
    (isOnlyWord(facts) && !facts.isAsking && !countsMeals(facts))
  const people = number?.n ?? (count?.min !== undefined && cues.has('of us') ? count.min : count?.max)
  // 'Feeding three guests as well' means three more.
  const isMore = tokens.some((token, at) => token === number && isGuests(tokens[at + 1]))
  const isHeadCount = saysHeads && !cues.has('guest') && !countsMeals(facts) && !isMore
  return people !== undefined && Number.isInteger(people) && people > 0 && isHeadCount ? people : undefined
}

/**
 * 'It's just me and the kids': the people who are the only ones to eat; null where it says no such.
 */
function onlyPeopleNamed(facts: ClauseFacts, state: ReadingState): readonly string[] | null {
  const { cues, number, who } = facts
  const { tokens } = facts.clause
  if (who === undefined || who.isAll || who.names.length === 0 || number !== undefined) return null
  if (cues.has('away') || cues.has('guest')) return null
  // 'The kids need feeding up' does not say who eats.
  // 'Pasta on Monday, enough for the kids on Tuesday' is about the pasta.
  const isOfDish = hasWord(tokens, /^enough for$/, 'cue') && state.rules.at(-1)?.kind === 'have'
  const isBehindWeAre =
    !isOfDish &&
    hasCue(
      tokens.slice(
        0,
        tokens.findIndex((token) => token === who),
      ),
      'we are',
    )
  // 'Raj only needs dinner' says what he needs.
  const only = tokens.findIndex(({ kind }) => kind === 'compare')
  const isNeeding = tokens[only - 1] === who && tokens[only + 1]?.kind === 'ask'
  return (isBehindWeAre || isOnlyWord(facts)) && !isNeeding ? who.names : null
}

/** Whether a clause counts people at a meal: 'only two for dinner on Wednesday'. */
function isOnlyForMeal({ clause: { tokens }, dishes, count, slots }: ClauseFacts): boolean {
  const [number, link, slot] = tokens
  return (
    dishes.length === 0 &&
    slots.length === 1 &&
    number !== undefined &&
    number === count &&
    count.isNumber === true &&
    count.max !== undefined &&
    isWord(link, /^for$/, 'filler') &&
    slot?.kind === 'slot'
  )
}

/**
 * 'Just me and Ben on Thursday': how many eat, and who. With people who are no diners only the
 * number is used.
 */
function onlyThese(
  names: readonly string[],
  people: number,
  when: RuleDays | undefined,
  { context: { diners } }: ReadingState,
): PlanRule {
  const areDiners = names.length === people && names.every((name) => diners.includes(name))
  return { kind: 'heads', people, ...scopeOf(when, areDiners ? names : undefined) }
}
