import { lowerBound } from './bound.ts'
import { type Explanation, explainPlan, sayShortage } from './explain.ts'
import { type GaveWay, gaveWay } from './gave-way.ts'
import { makeProblem } from './problem.ts'
import type { PlannerRecipe, PlanRequest } from './request.ts'
import { findPlan, type SearchOptions } from './search.ts'
import { findShortages } from './shortage.ts'
import type { PlannerWords } from './words.ts'

/** A plan with its score (points, lower is better), a score no plan can beat, what is proven, and why each meal. */
export interface PlannedMeals {
  plan: number[]
  score: number
  bound: number
  proof: 'optimal' | 'feasible'
  reasons: Explanation[]
  /** What had to give way, in the stated order, and which wishes cannot all be met. */
  gaveWay: GaveWay[]
  shortages: string[]
}

/** Plans the meals of a request from a library and explains them. The same request gives the same plan. */
export function planMeals(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  words: PlannerWords,
  options?: SearchOptions,
): PlannedMeals {
  const problem = makeProblem(request, recipes)
  const { plan, score } = findPlan(problem, options)
  const bound = Math.min(lowerBound(problem), score)
  return {
    plan,
    score,
    bound,
    proof: bound === score ? 'optimal' : 'feasible',
    reasons: explainPlan(problem, plan, words),
    gaveWay: gaveWay(problem, plan),
    shortages: findShortages(problem).map(sayShortage),
  }
}
