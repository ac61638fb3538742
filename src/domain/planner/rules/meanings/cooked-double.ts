/** Rules for a dish that is cooked for another day too. */

import { type PlanRule, type RuleDays, isRule } from '../../plan-rule.ts'
import { type ClauseFacts, ruleDaysOf, strengthOf, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { cueAt, hasWord, isOfKind, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { daysOfClause } from './dish-rules.ts'

/** Whether the words of a cue only give a size, as 'a big pan of', and not twice the amount. */
export const isSizeOnly = (word: string | undefined) =>
  word !== undefined &&
  !/^(?:make|cook|do|prepare|bake|rustle|bulk)|double|twice|batch|enough|extra|plenty|cook|two/.test(word)

type Tokens = ClauseFacts['clause']['tokens']

/** Whether a token is 'big enough for', 'to last for'. */
const isEnoughFor = (token: Token) => isCue(token, 'double') && (token.word ?? '').endsWith(' for')

/** Whether days are several, of which none is named as the day of cooking. */
const isTwo = (days: ClauseFacts['days']) =>
  days?.sort === 'many' && (days.days ?? days.dates ?? []).length > 1

/** Whether the day or meal at this place is when the dish is eaten: 'for Leo's lunch on Monday'. */
function isCookedFor(tokens: Tokens, at: number): boolean {
  const from = tokens.slice(0, at).findLastIndex((token) => !isOfKind(token, 'filler', 'slot', 'who'))
  return tokens
    .slice(Math.max(0, Math.min(from, at - 2)), at)
    .some(
      (token) =>
        isWord(token, /^for$/, 'filler') ||
        (token.kind === 'cue' && (token.cue === 'eat again' || isEnoughFor(token))),
    )
}

/** When a dish is cooked and when it is eaten again, as far as the clause tells. */
interface CookedAndEaten {
  cooked: ClauseFacts['days']
  when: RuleDays | undefined
  to: RuleDays | undefined
}

function cookedAndEaten(
  { days, secondDays, clause: { tokens } }: ClauseFacts,
  state: ReadingState,
): CookedAndEaten {
  const firstAt = days ? tokens.indexOf(days) : -1
  const target = secondDays ?? (days && isCookedFor(tokens, firstAt) ? days : undefined)
  const cooked = target === days ? undefined : days
  const targetAt = target ? tokens.indexOf(target) : -1
  const slots = tokens.flatMap((token, at) =>
    token.kind === 'slot' ? [{ at, slots: token.slots, isMany: token.isMany === true }] : [],
  )
  // In 'for Saturday dinner' it is the time of cooking.
  const isOfEating = (at: number) =>
    targetAt >= 0 && (at > targetAt || (isCookedFor(tokens, at) && (!cooked || at > firstAt + 1)))
  const cookedOn = cooked && datesIn(cooked, state.context)[0]
  const eaten =
    target?.dates && cookedOn !== undefined && target.sort === 'span'
      ? { ...target, dates: target.dates.filter((date) => date > cookedOn) }
      : target
  return {
    cooked,
    when: ruleDaysOf(
      cooked ?? state.aheadDays,
      slots.filter(({ at, isMany }) => !isOfEating(at) && !isMany).flatMap((one) => one.slots),
    ),
    to: ruleDaysOf(eaten, [
      ...slots.filter(({ at }) => isOfEating(at)).flatMap((one) => one.slots),
      // 'So there's lunch for Tuesday'.
      ...tokens.flatMap((token) => (isCue(token, 'eat again') && token.slots) || []),
    ]),
  }
}

/** Whether a token counts meals of one dish: 'three meals out of the ham'. */
const isSoManyMeals = (token: Token, at: number, tokens: Tokens) =>
  token.kind === 'count' &&
  token.min === token.max &&
  (token.min ?? 0) > 1 &&
  isWord(tokens[at + 1], /^to last$/)

/** Whether a clause counts the meals of one dish: 'the bolognese should last two nights'. */
const isForMeals = ({ number, days, dishes, isNot, clause: { tokens } }: ClauseFacts) =>
  ((number !== undefined && number.n > 1) || tokens.some(isSoManyMeals)) &&
  (days === undefined || days.sort === 'one') &&
  dishes.length === 1 &&
  !isNot

/**
 * Whether leftovers have a day and the cooking has none: 'curry with leftovers for Tuesday lunch'.
 */
const hasRestFor = ({
  cues,
  days,
  secondDays,
  dishes: [dish, ...more],
  clause: { tokens },
  isNot,
}: ClauseFacts) => {
  const at = cueAt(tokens, 'eat again')
  const cue = tokens[at]
  const isWith = isWord(cue, /^with \w.* for$/, 'cue')
  const isOfDay = days !== undefined && tokens[at + 1] === days && secondDays === undefined
  return (
    cues.size === 1 && isWith && isOfDay && dish !== undefined && dish.at < at && more.length === 0 && !isNot
  )
}

/** 'Dal on Monday for three days'. */
const isCookedForDays = (facts: ClauseFacts) =>
  isForMeals(facts) &&
  facts.days !== undefined &&
  facts.clause.tokens.some((token, at, tokens) => {
    const [number, unit] = [tokens[at + 1], tokens[at + 2]]
    const isFor = isWord(token, /^for$/, 'filler')
    return isFor && number === facts.number && isUnit(unit, 'days')
  })

/**
 * Who cooks more on one day eats it again at the meal that is named: 'cook double on Sunday for
 * Monday lunch', 'a big batch of curry on Sunday to eat on Monday'.
 */
export function cookedDouble(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, secondDays, dishes, clause } = facts
  const isAgain = cues.has('eat again') && (secondDays || isForMeals(facts))
  const isWithRest = hasRestFor(facts)
  if (!cues.has('double') && !isAgain && !isCookedForDays(facts) && !isWithRest) return null
  const { cooked, when, to } = cookedAndEaten(facts, state)
  // 'Cook double on Sunday and freeze half' does not tell when it is eaten.
  if (!to && !isForMeals(facts) && hasWord(clause.tokens, /\bfreez/, 'cue')) return null
  const [dish] = dishes
  const what = dish?.what
  // 'Eat twice on Sunday and Monday' does not tell on which day it is cooked.
  if (!to && isTwo(cooked)) return null
  // 'Pulled pork on Sunday, make enough for Monday too' speaks of the pork.
  const last = state.rules.at(-1)
  const isMore = to !== undefined || facts.isCookedDouble
  const isOfLast = !what && !when && isMore && clause.joiner !== 'stop' && last?.kind === 'have' && last.when
  const before = isOfLast ? last : undefined
  if (!what && !when && !before) return null
  // In 'six of us on Sunday, a big pot of stew' the stew is for them on Sunday.
  if (what && !to && isSizeForThem(facts, last)) {
    const then = when ?? last?.when
    return [{ kind: 'have', what, count: { min: 1 }, ...(then && { when: then }), ...strengthOf(facts) }]
  }
  // In 'it'll pour on Sunday so a big pot of stew' the size means no second meal.
  if (what && !when && !to && !isForMeals(facts) && isSizeAlone(facts)) {
    const then = ruleDaysOf(daysOfClause(facts, state), facts.slots)
    return [{ kind: 'have', what, count: { min: 1 }, ...(then && { when: then }), ...strengthOf(facts) }]
  }
  const rule: PlanRule = {
    kind: 'leftover',
    ...(before && { what: before.what, when: before.when }),
    ...(what && { what }),
    ...(when && { when }),
    ...(to ? { to } : mealsIn(facts)),
    ...strengthOf(facts),
  }
  // 'Biryani on Saturday, and use the leftovers for lunch on Sunday' asks for both.
  // 'A lasagne on Monday big enough for Tuesday', 'a big pan of chilli on Sunday'.
  const double = cueAt(clause.tokens, 'double')
  const cue = clause.tokens[double]
  const isSize = cue?.kind === 'cue' && isSizeOnly(cue.word)
  const isBehind = dish !== undefined && double > dish.at && to !== undefined
  if (what && isWithRest) return [{ kind: 'have', what, count: { min: 1 }, ...strengthOf(facts) }, rule]
  if (!what || !cooked || !when || (cues.has('double') && !isBehind && !isSize)) return [rule]
  const meal: PlanRule = { kind: 'have', what, count: { min: 1 }, when, ...strengthOf(facts) }
  // A size alone does not say that the dish is eaten again.
  return isSize && !to && !isCookedForDays(facts) ? [meal] : [meal, rule]
}

/** Whether a clause is the size of a pot behind a number of people. */
const isSizeForThem = ({ clause: { tokens, joiner } }: ClauseFacts, last: PlanRule | undefined) =>
  isRule(last, 'heads', 'guest') &&
  last.when !== undefined &&
  (joiner === 'comma' || joiner === 'and') &&
  tokens.some((token) => isCue(token, 'double') && isSizeOnly(token.word))

/** Whether a clause has a size such as 'a big pot of', and no number of meals. */
const isSizeAlone = ({ clause: { tokens }, cues, count, isCookedDouble }: ClauseFacts) =>
  cues.size === 1 &&
  areAllEmpty(count, isCookedDouble) &&
  tokens.some((token) => isCue(token, 'double') && isSizeOnly(token.word))

/** For how many meals a dish is: 'enough for three meals'. */
const mealsIn = ({ count, number, isCookedDouble }: ClauseFacts) => {
  const n = count?.min ?? number?.n
  if (n !== undefined && n > 1) return { meals: n }
  return isCookedDouble ? { meals: 2 } : {}
}
