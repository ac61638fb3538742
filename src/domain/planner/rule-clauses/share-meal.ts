/** Meals that are named with one dish of a list and are those of its neighbour too. */
import type { Of } from '../rule-tokens/piece.ts'
import { isIdle, inPlaceOf } from '../rule-joins/joined.ts'
import type { Clause } from './clauses.ts'
import { factsOf, isOnly, saysNone } from './clause-facts.ts'
import { isWord } from '../rule-tokens/piece-checks.ts'

/** The number of meals that a dish is for, and the meal: 'eggs for two lunches'. */
function mealsFor({ pieces }: Clause): Of<'slot'> | undefined {
  const at = pieces.findIndex(({ is }) => is === 'number')
  const [link, number, meal] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  const isFor = isWord(link, /^for$/, 'filler') && pieces[at - 2]?.is === 'thing'
  const isOfMeals =
    meal?.is === 'slot' && (meal.isMany === true || (number?.is === 'number' && number.n === 1))
  return isFor && isOfMeals ? { ...meal, isMany: true } : undefined
}

/** 'Eggs for one lunch, chickpeas for two': two lunches, and not two people. */
export function shareMeal(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const meal = before && mealsFor(before)
    const [number, link, dish] = clause.pieces
      .toReversed()
      .filter((piece) => !isIdle(piece) || isWord(piece, /^for$/, 'filler'))
    const isShort = number?.is === 'number' && isWord(link, /^for$/, 'filler') && dish?.is === 'thing'
    const isListed = clause.how === 'comma' || clause.how === 'and'
    if (meal && isShort && isListed) {
      const place = { ...meal, start: number.end, end: number.end }
      made.push({ ...clause, pieces: clause.pieces.toSpliced(clause.pieces.indexOf(number) + 1, 0, place) })
    } else made.push(clause)
  }
  return made
}

/** One dish for somebody, and no word of how often or when. */
function isForSomebody(clause: Clause): boolean {
  const facts = factsOf(clause)
  const [dish, ...more] = facts.dishes
  return (
    dish?.isQuality === false &&
    more.length === 0 &&
    facts.who !== undefined &&
    saysNone(facts.isNot, facts.isAsking) &&
    isOnly(facts, 'thing', 'who', 'some', 'slot')
  )
}

/**
 * 'Toast for the kids and porridge for us at breakfast': both at that meal. Who has what at
 * breakfast is so at each one.
 */
export function shareTable(clauses: readonly Clause[]): Clause[] {
  const made = [...clauses]
  for (const [at, clause] of clauses.entries()) {
    const before = made[at - 1]
    const meal = clause.pieces.find(({ is }) => is === 'slot')
    const isBeside = clause.how === 'and' || clause.how === 'comma'
    if (!before || meal?.is !== 'slot' || meal.isMany || !isBeside) continue
    if (!isForSomebody(before) || !isForSomebody(clause) || factsOf(before).slots.length > 0) continue
    if (meal.slots.join() === 'breakfast') {
      const every = inPlaceOf(meal, { is: 'every', word: 'every' })
      made[at] = { ...clause, pieces: clause.pieces.toSpliced(clause.pieces.indexOf(meal), 0, every) }
    } else
      made[at - 1] = {
        ...before,
        pieces: [...before.pieces, { ...meal, start: before.end, end: before.end }],
      }
  }
  return made
}
