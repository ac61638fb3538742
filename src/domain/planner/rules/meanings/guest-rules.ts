/** Rules for guests: who comes, how many they are, until when, and what they eat. */

import type { PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { cueAt, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { daysOfClause } from './dish-rules.ts'

/** The days of a stay: 'arrives on the 24th and stays till Thursday'. */
function stayOf(facts: ClauseFacts, state: ReadingState): ClauseFacts['days'] {
  const { days, secondDays, cues } = facts
  if (!days || !cues.has('stays')) return days
  const { tokens } = facts.clause
  // In 'Abuela stays till Saturday' she is there already.
  const isHere = !secondDays && cueAt(tokens, 'stays') < tokens.indexOf(days)
  if (!secondDays && !isHere) return days
  const start = isHere ? state.context.dates[0] : datesIn(days, state.context)[0]
  const end = datesIn(secondDays ?? days, state.context).findLast(
    (date) => start !== undefined && date >= start,
  )
  if (start === undefined || end === undefined) return days
  const dates = state.context.dates.filter((date) => date >= start && date <= end)
  return { ...days, dates, sort: 'span' }
}

/** The guest that a pronoun means: 'Nani is diabetic and she is here on Friday'. */
function guestSpokenOf(
  { who, cues }: ClauseFacts,
  { who: last, context }: ReadingState,
): ClauseFacts['guest'] {
  if (!who?.isPronoun || !cues.has('guest') || !last || last.length === 0) return undefined
  if (last.some((name) => context.diners.includes(name))) return undefined
  return { ...who, kind: 'guest', names: last, people: last.length }
}

/** Whether a token may stand before a guest: 'my', 'our', 'the'. */
const isBeforeGuest = (token: Token | undefined) =>
  isWord(token, /^(?:my|our)$/, 'subject') || isWord(token, /^(?:the|a|some|my|our)$/, 'filler')

const isAtOrTo = (token: Token | undefined) =>
  isWord(token, /^at$/, 'filler') ||
  (token?.kind === 'cue' && (token.cue === 'to' || (token.word ?? '').endsWith(' to')))

/** Whether the household goes to a guest: 'dinner at Nani's', 'we're going to my brother's'. */
export const isAtTheirs = ({ clause: { tokens } }: ClauseFacts): boolean =>
  tokens.some((token, at) => {
    if (token.kind !== 'guest') return false
    let before = at - 1
    while (isBeforeGuest(tokens[before])) before -= 1
    return isAtOrTo(tokens[before])
  })

/** A number of guests without names: 'hosting six on Saturday', 'ten people coming'. */
function manyGuests({ cues, number, who, days, clause: { tokens } }: ClauseFacts): ClauseFacts['guest'] {
  const isPlain = tokens.every(
    (token) =>
      isOfKind(token, 'number', 'cue', 'filler', 'days', 'slot', 'subject') &&
      (token.kind !== 'cue' || token.cue === 'guest' || isWord(token, /^(?:people|theres|there are)$/)),
  )
  return cues.has('guest') && number && number.n > 1 && !who && days && isPlain
    ? { ...number, kind: 'guest', names: [], people: number.n }
    : undefined
}

/**
 * The last rule of guests with their number or names, as the clause tells them: 'two extra on
 * Friday, friends of Tom's', 'visitors on Thursday, four of them'.
 */
export function sameGuests(facts: ClauseFacts, state: ReadingState): PlanRule | null {
  const { guest, number, cues, clause, days, slots, dishes } = facts
  const last = state.rules.at(-1)
  if (last?.kind !== 'guest' || last.who || !guest || guest.names.length > 0 || clause.joiner !== 'comma')
    return null
  const isMore = clause.tokens.some(
    (token) => isCue(token, 'more', 'guest') || isWord(token, /^(?:too|also|as well|plus)$/, 'filler'),
  )
  if (days || slots.length > 0 || dishes.length > 0 || isMore || [...cues].some((cue) => cue !== 'is'))
    return null
  // 'Visitors' counts as two until a number is said.
  const before = state.guest?.people ?? 0
  const isNumberGiven = before > 1 && before === last.people
  if (number && number.n !== last.people && !isNumberGiven) return null
  return number && isNumberGiven ? { ...last, people: number.n } : last
}

/**
 * Guests who come eat along at the days and meals that are named: 'Grandma comes on Saturday',
 * 'two friends for dinner on Friday'.
 */
export function guestRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, number } = facts
  const guest =
    facts.guest ??
    guestSpokenOf(facts, state) ??
    manyGuests(facts) ??
    (cues.has('guest') && !facts.who && facts.clause.joiner !== 'stop' ? state.guest : undefined)
  if (!guest || facts.dishes.length > 0 || isAtTheirs(facts)) return null
  if ((cues.has('away') && !cues.has('guest')) || cues.has('out')) return null
  // 'Grandma's doing Sunday dinner' does not tell where.
  const verb = facts.clause.tokens[facts.clause.tokens.indexOf(guest) + 1]
  if (!cues.has('guest') && isWord(verb, /^(?:doing|making|cooking|bringing)$/, 'ask')) return null
  // 'Nut free, Ella's friend has an allergy' does not say that the friend comes.
  if (cues.has('allergic') && !cues.has('guest')) return null
  // In 'we are six on Saturday, my parents are coming' the parents are among the six.
  if (!facts.days && facts.clause.joiner !== 'stop' && state.rules.at(-1)?.kind === 'heads') return null
  // 'Both grandmas'.
  const { tokens } = facts.clause
  if (number && number.n > 1 && guest.names.length === 1 && tokens[tokens.indexOf(guest) - 1] === number)
    return null
  // 'Nani comes for lunch on Sunday and Auntie for dinner', 'two friends on Friday, a cousin too'.
  const isToo =
    (facts.clause.joiner === 'and' || facts.clause.joiner === 'comma') &&
    !facts.isWeekLong &&
    state.rules.at(-1)?.kind === 'guest'
  // 'Burgers on Saturday, three extra'.
  const isBehind =
    facts.clause.joiner === 'comma' && state.rules.at(-1)?.kind === 'have' && state.days?.sort === 'one'
  const inheritedDays = isToo || isBehind ? state.days : undefined
  const days = stayOf({ ...facts, days: daysOfClause(facts, state) ?? inheritedDays }, state)
  const when = ruleDaysOf(days, facts.slots)
  const people = number && guest.names.length === 0 ? (number.most ?? number.n) : guest.people
  return [{ kind: 'guest', people, ...scopeOf(when, guest.names) }]
}

/**
 * 'Two mates come on Thursday and one of them is vegan': the diet is for the dinner of that day, as
 * no name has it.
 */
export function guestDietRules(
  { clause: { joiner, tokens }, dishes, days, who }: ClauseFacts,
  state: ReadingState,
) {
  const [lastRule, ruleBefore] = state.rules.slice(-2).toReversed()
  // In 'one's coeliac, one's vegan' both are among those guests.
  const isOneMore =
    lastRule?.kind === 'have' && lastRule.what.diet !== undefined && lastRule.count !== 'every'
  const last = isOneMore ? ruleBefore : lastRule
  const [dish] = dishes
  if (last?.kind !== 'guest' || days || joiner === 'stop') return null
  if (dish?.what.diet === undefined || dishes.length > 1 || dish.isNot) return null
  // In 'a guest on Friday, vegetarian', 'Grandma on Friday, gluten free' the diet is the guest's.
  const isBare = joiner === 'comma' && tokens.length === 1 && !isOneMore
  if (last.who !== undefined) {
    const dishRule: PlanRule = { kind: 'have', what: dish.what, count: 'every', who: [...last.who] }
    return isBare ? [dishRule] : null
  }
  const before = tokens.slice(0, dish.at)
  const isOne = before.some(
    (token) => (token.kind === 'number' && token.n <= (last.people ?? 1)) || isWord(token, /^ones$/, 'meal'),
  )
  const isThem =
    who?.isPronoun === true || before.some((token) => token.kind === 'filler' && token.word.startsWith('who'))
  const isPlain = before.every(
    (token) => isOfKind(token, 'number', 'filler', 'meal', 'who', 'subject') || isCue(token, 'is'),
  )
  if ((!isOne && !isThem && !isBare) || !isPlain || tokens.length > dish.at + 1) return null
  const rule: PlanRule = {
    kind: 'have',
    what: dish.what,
    count: last.when ? { min: 1 } : 'every',
    ...(last.when && { when: last.when }),
  }
  return [rule]
}
