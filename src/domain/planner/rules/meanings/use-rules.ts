/** Rules for food that is to be used up. */

import { addDays, type Day } from '../../../day.ts'
import type { DishLike, PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, hasOnlyKinds, scopeOf, ruleDaysOf, strengthOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { foldedName } from '../tokens/sentence-words.ts'
import { hasKind, hasWord, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import { daysOfClause } from './dish-rules.ts'

/** Words for the last day of a food. */
const ends =
  /^(?:that |which )?(?:expires?|runs? out|go(?:es)? off|wont|will not|doesnt|use by|best before|is out of date|are out of date|out of date|is dated|dated)\b/

/** Whether the day of a clause is the last one: 'by Wednesday', 'the tofu expires on Monday'. */
export const isBy = ({ clause: { tokens }, days }: ClauseFacts) => {
  const at = days ? tokens.indexOf(days) : 0
  // 'By the 24th'.
  const isThe = isWord(tokens[at - 1], /^the$/, 'filler')
  const before = tokens[isThe ? at - 2 : at - 1]
  // 'The tofu expires on Monday', 'the spinach won't last past Friday'.
  const isEnd = isCue(before, 'use') && isWord(before, ends)
  return isEnd || isWord(before, /^by$/, 'filler')
}

/**
 * Whether a clause names more food that there is: 'ricotta wants using and there's a bit of spinach
 * too'.
 */
const isThere = ({ cues, clause: { tokens } }: ClauseFacts) =>
  cues.size === 1 && hasWord(tokens, /^(?:theres|there is|there are|we have)$/, 'cue')

/** '4 eggs and the leftover rice'. */
const isLeftFood = ({ cues, dishes: [dish], clause: { tokens } }: ClauseFacts) => {
  const before = dish && tokens[dish.at - 1]
  return cues.size === 1 && isWord(before, /^leftover$/, 'cue')
}

/** Whether the last day is for both foods: 'the carrots and the hummus before Wednesday'. */
const isBefore = ({ clause: { joiner }, days }: ClauseFacts) =>
  joiner === 'and' && days?.sort === 'span' && days.dates !== undefined

/** Whether a food is used up for a dish: 'use the leftovers for soup'. The dish is not used up. */
export const isForDish = ({ clause: { tokens }, dishes }: ClauseFacts) =>
  dishes.some(({ at }, index) => {
    const [some, before] = [tokens[at - 2], tokens[at - 1]]
    // 'Use up the chicken in something with noodles'.
    const isSomeWith = some?.kind === 'some' && isWord(before, /^with$/) && isInto(tokens, at - 3)
    return (before?.kind === 'filler' && isInto(tokens, at - 1)) || (index > 0 && isSomeWith)
  })

const isInto = (tokens: ClauseFacts['clause']['tokens'], at: number): boolean => {
  const token = tokens[at]
  if (token?.kind !== 'filler') return false
  return /^(?:for|in|into|as)$/.test(token.word) || (/^an?$/.test(token.word) && isInto(tokens, at - 1))
}

/**
 * The days up to the last one of these: 'by Wednesday'. A weekday without a date is the coming one
 * (planner 154), and 'by the weekend' is by the end of the coming one.
 */
function daysUntil(days: NonNullable<ClauseFacts['days']>, { context }: ReadingState): ClauseFacts['days'] {
  const named = datesIn(days, context)
  const isRunOver = (date: Day, at: number) => named[at + 1] !== addDays(date, 1)
  const last = days.dates ? named.at(-1) : named.find(isRunOver)
  return last === undefined
    ? days
    : { ...days, dates: context.dates.filter((date) => date <= last), sort: 'span' }
}

/** What is at hand is used up, in its amount: 'use up 400 g spinach and half a cauliflower'. */
export function useRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, amount, number, dishes, clause, days } = facts
  const last = state.rules.at(-1)
  const goesOn =
    last?.kind === 'use' &&
    clause.joiner !== 'stop' &&
    !facts.isMaybe &&
    hasOnlyKinds(
      facts,
      'dish',
      'number',
      'amount',
      'vague',
      ...(isThere(facts) || isLeftFood(facts) ? (['cue'] as const) : []),
      ...(isBy(facts) || isBefore(facts) ? (['days'] as const) : []),
    ) &&
    dishes.length > 0
  if ((!cues.has('use') && !goesOn) || cues.has('eat again')) return null
  const by = days && isBy(facts) ? daysUntil(days, state) : days
  // 'Use the pork chops, they expire on Friday' is about the pork chops.
  const before = state.dishes.slice(-1)
  // 'Lasagne on Sunday and stick one in the freezer' uses nothing up.
  const isPutAway = last?.kind === 'have' && last.when && hasWord(clause.tokens, /^in the freezer$/, 'cue')
  if (isPutAway && dishes.length === 0) return null
  const usedBefore = last?.kind === 'use' ? before.map((dish) => ({ ...dish, what: last.what })) : before
  const named = dishes.length > 0 ? dishes : usedBefore
  if (named.length === 0 || facts.isNot || isForDish(facts)) return null
  // 'By Sunday night' allows any meal until then.
  const isByNight = by !== days && hasKind(clause.tokens, 'slot')
  const when = ruleDaysOf(by ?? daysOfClause(facts, state), isByNight ? [] : facts.slots)
  // In 'a stir fry one night to use up the leeks' the number counts nights, not leeks.
  const counted = number && clause.tokens[clause.tokens.indexOf(number) + 1]
  const isOfNights = isOfKind(counted, 'slot', 'meal', 'unit')
  const n = amount?.n ?? (isOfNights || number?.isBoth ? undefined : number?.n)
  const measure =
    n === undefined
      ? undefined
      : { n, ...(amount?.unit !== undefined && { unit: amount.unit === 'pound' ? 'lb' : amount.unit }) }
  // 'The pork chops in the freezer' does not mean the recipe 'pork chops with apples'.
  const usedOf = ({ what, at }: (typeof named)[number]): DishLike => {
    const token = dishes.length > 0 ? clause.tokens[at] : undefined
    if (typeof what.recipe !== 'string' || token?.kind !== 'dish') return what
    return foldedName(token.word) === foldedName(what.recipe) ? what : { food: token.word }
  }
  return named.map((dish, index): PlanRule => ({
    kind: 'use',
    what: usedOf(dish),
    ...(measure && index === 0 && { amount: measure }),
    ...scopeOf(when, undefined),
    ...strengthOf(facts),
  }))
}
