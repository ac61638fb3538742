import { groupBy } from '@plateful/ingredients/group-by'
import type { Problem } from '../problem/problem.ts'
import { likingOf } from '../problem/recipe-cost.ts'
import { weekOf } from '../problem/request.ts'
import { POINT, thousandths, weights } from '../problem/weights.ts'
import { mostPackSavings } from '../score/pack-savings.ts'
import { leastRuleCost } from '../score/rule-costs.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import { sum } from '../sum.ts'

/**
 * A score that no plan can beat, in points. It adds the best recipe of each slot by itself, every
 * vegetable group that any recipe brings, and the most liking that each person can get. What meals
 * cost together (repeats, concentration, perishables, money) is taken as no less than what the
 * standing meals cost. The bound is simple and valid, and often far below the best plan.
 */
export function lowerBound(problem: Problem): number {
  const empty = new ScoredPlan(problem)
  const standingCost =
    (empty.total - (empty.rules?.total ?? 0)) / POINT - weights.empty * problem.slots.length
  const bound =
    standingCost +
    leastRuleCost(problem) +
    sum(leastSlotCosts(problem)) -
    weights.vegetable * mostNewVegetables(problem) -
    weights.fairness * mostGainOfLeast(problem) -
    mostSavedOfBudget(problem)
  return Math.round(bound * POINT) / POINT
}

/** The vegetable groups of each week that recipes can bring and no standing meal has, counted. */
function mostNewVegetables({ slots, recipes, request, standing }: Problem): number {
  const vegetablesOf = (recipe: number) => recipes[recipe]?.vegetables ?? []
  const countsOfWeeks = [...groupBy(slots, ({ week }) => week)].map(([week, slotsInWeek]) => {
    const meals = standing.filter(({ day }) => weekOf(request, day) === week)
    const alreadyThere = new Set(meals.flatMap(({ recipe }) => vegetablesOf(recipe)))
    const menus = [...new Set(slotsInWeek.map(({ menu }) => menu))]
    const offered = new Set(menus.flatMap((menu) => [...menu.recipes].flatMap(vegetablesOf)))
    return [...offered].filter((group) => !alreadyThere.has(group)).length
  })
  return sum(countsOfWeeks)
}

/** By how much the liking of whoever likes the plan least can grow above the standing meals'. */
function mostGainOfLeast({ slots, recipes, family, standing }: Problem): number {
  if (family.length === 0) return 0
  const likings = family.map((diner) => {
    const liking = (recipe: number) => {
      const found = recipes[recipe]
      return found === undefined ? 0 : likingOf(diner, found)
    }
    const had = sum(standing.map(({ recipe }) => liking(recipe)))
    const mostLiking = slots.map(({ menu }) =>
      [...menu.recipes].reduce((best, recipe) => Math.max(best, liking(recipe)), 0),
    )
    return { had, most: had + sum(mostLiking) }
  })
  return Math.min(...likings.map(({ most }) => most)) - Math.min(...likings.map(({ had }) => had))
}

/** What standing meals cost above the budget of their week: cheap meals can save it again. */
function mostSavedOfBudget({ recipes, request, standing }: Problem): number {
  const overBudget = (recipe: number) =>
    thousandths(weights.weekAboveBudget * ((recipes[recipe]?.cost ?? 0) - request.budget)) / POINT
  const weeks = [...groupBy(standing, ({ day }) => weekOf(request, day)).values()]
  return sum(weeks.map((meals) => Math.max(0, sum(meals.map(({ recipe }) => overBudget(recipe))))))
}

/**
 * The least cost of each slot by itself, in points, with all the packs that its dish could share.
 */
export function leastSlotCosts({ slots, request }: Pick<Problem, 'slots' | 'request'>): number[] {
  const packs = (request.rules ?? []).filter((rule) => rule.kind === 'packs')
  if (packs.length === 0)
    return slots.map(({ menu }) => Math.min(weights.empty, (menu.costs[0] ?? Infinity) / POINT))
  const packGain = mostPackSavings(packs)
  return slots.map(({ menu }, slot) =>
    menu.recipes.reduce(
      (least, recipe) => Math.min(least, (menu.costOf[recipe] ?? Infinity) / POINT - packGain(slot, recipe)),
      weights.empty,
    ),
  )
}

/** Points below which a score and its bound are the same: sums differ by rounding. */
const ROUNDING = 1e-6

/**
 * What is proven of a plan with this score, in points: the highest score that no plan can beat,
 * `solverBound` where a solver found a higher one, and whether that makes the plan the best.
 */
export function proofOf(
  problem: Problem,
  score: number,
  solverBound = -Infinity,
): { bound: number; proof: 'optimal' | 'feasible' } {
  const bound = Math.min(Math.max(lowerBound(problem), solverBound), score)
  return { bound, proof: score - bound < ROUNDING ? 'optimal' : 'feasible' }
}
