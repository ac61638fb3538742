import { type Protein, proteinNames } from '@plateful/meal-planner/kitchen'
import type { Problem } from '@plateful/meal-planner/problem'
import type { EachRule } from '@plateful/meal-planner/rules'
import { coded, type EatenLater, spread } from './spread.ts'

/** What feels the same again although the dishes are other ones, in points for each run of days. */
const points = { twiceADay: 10, running: 6, namedAgain: 5 } as const

/** Foods that a dish without meat, or with fish, is chosen for where its name has them. */
const namedFoods = /\b(?:tofu|paneer|halloumi|prawn|salmon|tuna|mackerel|cod|haddock|chickpea|lentil)s?\b/
/** Tofu on Monday is still remembered on Friday. */
const NAMED_DAYS = 6

/** Cheese and eggs are in much that is not made of them. */
const inPassing: ReadonlySet<Protein | undefined> = new Set([undefined, 'cheese', 'egg', 'nuts'])
const seafood: ReadonlySet<Protein | undefined> = new Set(['fish', 'shellfish'])

/**
 * The food that a meal is made of is not the same at noon and in the evening, prawns do not follow
 * cod, nor pizza burgers (`fromTheHand`), and what a dish has in its name (tofu, paneer, tuna) is
 * spread over most of a week (planner 77).
 */
export function mainFoodRules(
  problem: Problem,
  { later, fromTheHand }: { later: EatenLater; fromTheHand: readonly boolean[] },
): EachRule[] {
  const proteins = problem.recipes.map(({ protein }): Protein | undefined => proteinNames[protein])
  const foods = coded(
    proteins.map((food) => (inPassing.has(food) ? undefined : seafood.has(food) ? 'seafood' : food)),
  )
  // One rule for both: each costs the search time. Fish tacos are rather tacos.
  const running = coded(
    proteins.map((food, index) => (fromTheHand[index] ? 'hand' : seafood.has(food) ? 'sea' : undefined)),
  )
  const named = coded(
    problem.recipes.map(({ title }) => namedFoods.exec(title.toLowerCase())?.[0].replace(/s$/, '')),
  )
  return [
    ...spread(problem, foods, { days: 1, points: points.twiceADay, later }),
    ...spread(problem, running, { days: 2, points: points.running, later }),
    ...spread(problem, named, { days: NAMED_DAYS, points: points.namedAgain, step: 2, later }),
  ]
}
