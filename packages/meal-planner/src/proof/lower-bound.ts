import type { Problem } from '../problem/problem.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import { mostPackSavings } from '../score/pack-savings.ts'
import { leastRuleCost } from '../score/rule-costs.ts'
import { weekOf } from '../problem/request.ts'
import { groupBy } from '@plateful/ingredients/group-by'
import { sum } from '../sum.ts'
import { likingOf } from '../problem/recipe-cost.ts'
import { POINT, thousandths, weights } from '../problem/weights.ts'

/**
 * A score that no plan can beat, in points. It adds the best recipe of each slot by itself, every
 * vegetable group that any recipe brings, and the best possible share of each person. What meals
 * cost together (repeats, concentration, perishables, money) is taken as no less than what the
 * standing meals cost. The bound is simple and valid, and often far below the best plan.
 */
export function lowerBound(problem: Problem): number {
  const { slots, recipes, family, request, standing } = problem
  const empty = new ScoredPlan(problem)
  const standingCost = (empty.total - (empty.rules?.total ?? 0)) / POINT - weights.empty * slots.length
  const leastOwnCosts = leastSlotCosts(problem)
  const byWeek = groupBy(slots, ({ week }) => week)
  const vegetables = [...byWeek].map(([week, slotsInWeek]) => {
    const foodsAlreadyThere = new Set(
      standing
        .filter(({ day }) => weekOf(request, day) === week)
        .flatMap(({ recipe }) => recipes[recipe]?.vegetables ?? []),
    )
    const offeredFoods = new Set(
      [...new Set(slotsInWeek.map(({ menu }) => menu))].flatMap((menu) =>
        [...menu.recipes].flatMap((recipe) => recipes[recipe]?.vegetables ?? []),
      ),
    )
    return [...offeredFoods].filter((group) => !foodsAlreadyThere.has(group)).length
  })
  const fairnessShares = family.map((diner) => {
    const standingLikings = standing.map(({ recipe }) => liking(recipe))
    const mostLiking = slots.map(({ menu }) =>
      [...menu.recipes].reduce((best, recipe) => Math.max(best, liking(recipe)), 0),
    )
    return { had: sum(standingLikings), most: sum(standingLikings) + sum(mostLiking) }
    function liking(recipe: number): number {
      const recipeFound = recipes[recipe]
      return recipeFound === undefined ? 0 : likingOf(diner, recipeFound)
    }
  })
  const gainedPoints =
    fairnessShares.length === 0
      ? 0
      : Math.min(...fairnessShares.map(({ most }) => most)) -
        Math.min(...fairnessShares.map(({ had }) => had))
  // Cheap meals can save again what standing meals cost above the week's budget.
  const overBudget = (recipe: number) =>
    thousandths(weights.weekAboveBudget * ((recipes[recipe]?.cost ?? 0) - request.budget)) / POINT
  const weeks = [...groupBy(standing, ({ day }) => weekOf(request, day)).values()]
  const aboveBudget = weeks.map((meals) => Math.max(0, sum(meals.map(({ recipe }) => overBudget(recipe)))))
  const bound =
    standingCost +
    leastRuleCost(problem) +
    sum(leastOwnCosts) -
    weights.vegetable * sum(vegetables) -
    weights.fairness * gainedPoints -
    sum(aboveBudget)
  return Math.round(bound * POINT) / POINT
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
