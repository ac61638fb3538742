/**
 * Clauses that narrow a dish down: 'biryani on Saturday, the lamb one', 'soup twice, but not the
 * tomato one'.
 */

import type { DishLike, PlanRule } from '../../plan-rule.ts'
import { foldedName } from '../tokens/sentence-words.ts'
import { isDishAdjective, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type ClauseFacts, areAllEmpty } from './clause-facts.ts'
import type { Clause } from './clause.ts'
import type { ReadingState } from './reading-state.ts'

const isOne = (token: Token | undefined) =>
  token?.kind === 'meal' ? token.word === 'one' : token?.kind === 'number' && token.n === 1

/**
 * Whether a clause is one joined token such as 'the quick one', whose text is longer than its word.
 */
const isOneJoined = ({ tokens }: Clause) => {
  const end = tokens.at(-1)
  return isDishAdjective(end) && end.end - end.start > end.word.length + 2
}

/** Whether a clause is 'the one with chicken', 'the one that has beans'. */
const isOneWith = ({ clause: { tokens, joiner }, days, count, slots, dishes }: ClauseFacts) => {
  const [the, ...others] = tokens.filter(({ kind }) => kind !== 'not')
  const [one, link, dish, ...rest] = others.filter((token) => !isWord(token, /^(?:a|an|the|some)$/))
  return (
    isWord(the, /^the$/) &&
    isOne(one) &&
    isWord(link, /^with$/) &&
    dish?.kind === 'dish' &&
    rest.length === 0 &&
    joiner !== 'stop' &&
    areAllEmpty(days, count, slots) &&
    dishes.length === 1
  )
}

/** Whether a clause is 'the ... one', with or without a 'not' before it. */
function isWhichOne(facts: ClauseFacts): boolean {
  const { clause, dishes, slots, count, days } = facts
  if (isOneWith(facts)) return true
  const [the, dish, ...rest] = clause.tokens.filter(({ kind }) => kind !== 'not')
  const end = clause.tokens.at(-1)
  return (
    isWord(the, /^the$/, 'filler') &&
    dish?.kind === 'dish' &&
    rest.length <= 1 &&
    (isOne(end) || isOneJoined(clause)) &&
    clause.joiner !== 'stop' &&
    areAllEmpty(days, count, slots) &&
    dishes.length === 1
  )
}

/**
 * The dish of a rule as a clause narrows it down: the one recipe with both names, if there is one.
 */
function narrowedDish(
  facts: ClauseFacts,
  last: PlanRule | undefined,
  { context }: ReadingState,
): DishLike | undefined {
  const dishSaid = facts.clause.tokens.find(({ kind }) => kind === 'dish')
  if (dishSaid?.kind !== 'dish' || last?.kind !== 'have' || last.count === 'every') return undefined
  const dish = last.what.food ?? last.what.recipe
  if (typeof dish !== 'string' || Object.keys(last.what).length > 1) return undefined
  const words = foldedName(`${dishSaid.word} ${dish}`).split(' ')
  const recipesNamed = context.recipes.filter((name) => {
    const recipeWords = foldedName(name).split(' ')
    return words.every((word) => recipeWords.includes(word))
  })
  const [recipe] = recipesNamed
  return recipesNamed.length === 1 && recipe !== undefined ? { recipe } : { food: `${dishSaid.word} ${dish}` }
}

/** The last rule, narrowed down by a clause; undefined where the clause does not do that. */
export function narrowLastRule(
  facts: ClauseFacts,
  last: PlanRule,
  state: ReadingState,
): PlanRule | undefined {
  if (facts.isNot || !isWhichOne(facts) || last.kind !== 'have') return undefined
  const what = narrowedDish(facts, last, state)
  return what && { ...last, what }
}

/** The clause 'but not the chicken one' with its dish, found among the dishes named before. */
export function resolveDeniedOne(facts: ClauseFacts, state: ReadingState): ClauseFacts | undefined {
  if (!facts.isNot || !isWhichOne(facts)) return undefined
  const what = narrowedDish(facts, state.rules.at(-1), state)
  const [dish] = facts.dishes
  const token = dish && facts.clause.tokens[dish.at]
  if (!what || !dish || token?.kind !== 'dish') return undefined
  const tokens = facts.clause.tokens.with(dish.at, { ...token, what, isQuality: false })
  const narrowed = { ...dish, what, isQuality: false }
  return { ...facts, clause: { ...facts.clause, tokens }, dishes: [narrowed], number: undefined }
}
