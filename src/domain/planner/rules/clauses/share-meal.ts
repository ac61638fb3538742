/** Meals named with one dish of a list that are also for its neighbour. */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { isWord } from '../tokens/token-checks.ts'
import type { TokenOf } from '../tokens/token.ts'
import { clauseFactsOf, hasOnlyKinds, areAllEmpty } from './clause-facts.ts'
import type { Clause } from './clause.ts'

/** The meals that a dish is counted for: 'eggs for two lunches'. */
function mealsFor({ tokens }: Clause): TokenOf<'slot'> | undefined {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const [link, number, meal] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isFor = isWord(link, /^for$/, 'filler') && tokens[at - 2]?.kind === 'dish'
  const isOfMeals =
    meal?.kind === 'slot' && (meal.isMany === true || (number?.kind === 'number' && number.n === 1))
  return isFor && isOfMeals ? { ...meal, isMany: true } : undefined
}

/** 'Eggs for one lunch, chickpeas for two': two lunches, not two people. */
export function shareMeal(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const meal = before && mealsFor(before)
    const [number, link, dish] = clause.tokens
      .toReversed()
      .filter((token) => !isFunctionWord(token) || isWord(token, /^for$/, 'filler'))
    const isShort = number?.kind === 'number' && isWord(link, /^for$/, 'filler') && dish?.kind === 'dish'
    const isListed = clause.joiner === 'comma' || clause.joiner === 'and'
    if (meal && isShort && isListed) {
      const place = { ...meal, start: number.end, end: number.end }
      made.push({ ...clause, tokens: clause.tokens.toSpliced(clause.tokens.indexOf(number) + 1, 0, place) })
    } else made.push(clause)
  }
  return made
}

/** Whether a clause has one dish for somebody, and no count or time. */
function isForSomebody(clause: Clause): boolean {
  const facts = clauseFactsOf(clause)
  const [dish, ...more] = facts.dishes
  return (
    dish?.isQuality === false &&
    more.length === 0 &&
    facts.who !== undefined &&
    areAllEmpty(facts.isNot, facts.isAsking) &&
    hasOnlyKinds(facts, 'dish', 'who', 'some', 'slot')
  )
}

/**
 * 'Toast for the kids and porridge for us at breakfast': both are at that meal, and at each
 * breakfast.
 */
export function shareTable(clauses: readonly Clause[]): Clause[] {
  const made = [...clauses]
  for (const [at, clause] of clauses.entries()) {
    const before = made[at - 1]
    const meal = clause.tokens.find(({ kind }) => kind === 'slot')
    const isBeside = clause.joiner === 'and' || clause.joiner === 'comma'
    if (!before || meal?.kind !== 'slot' || meal.isMany || !isBeside) continue
    if (!isForSomebody(before) || !isForSomebody(clause) || clauseFactsOf(before).slots.length > 0) continue
    if (meal.slots.join() === 'breakfast') {
      const every = withMeaning(meal, { kind: 'every', word: 'every' })
      made[at] = { ...clause, tokens: clause.tokens.toSpliced(clause.tokens.indexOf(meal), 0, every) }
    } else
      made[at - 1] = {
        ...before,
        tokens: [...before.tokens, { ...meal, start: before.end, end: before.end }],
      }
  }
  return made
}
