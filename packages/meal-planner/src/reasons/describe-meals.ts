import type { PlannerNames } from '../problem/format-names.ts'
import type { Problem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import { proofOf } from '../proof/lower-bound.ts'
import { type Explanation, explainPlan, describeShortage } from './explain.ts'
import { findShortages } from './shortage.ts'
import { type SoftViolation, softViolations } from './soft-violations.ts'

/**
 * A plan with its score (points, lower is better), a score no plan can beat, what is proven, and
 * why each meal.
 */
interface PlannedMeals {
  plan: Plan
  score: number
  bound: number
  proof: 'optimal' | 'feasible'
  reasons: (Omit<Explanation, 'why'> & { why: string[] })[]
  /** What had to give way, in `relaxationOrder`, and which limits cannot all be met. */
  gaveWay: SoftViolation[]
  shortages: string[]
}

/** Explains a plan; `bound` is what a solver has proven of it, where one was asked. */
export function describeMeals(
  problem: Problem,
  { plan, score, bound: solverBound }: { plan: Plan; score: number; bound?: number },
  words: PlannerNames,
): PlannedMeals {
  return {
    plan,
    score,
    ...proofOf(problem, score, solverBound),
    reasons: explainPlan(problem, plan, words).map(({ why, ...meal }) => ({
      ...meal,
      why: why.map(({ text }) => text),
    })),
    gaveWay: softViolations(problem, plan),
    shortages: findShortages(problem).map(describeShortage),
  }
}
