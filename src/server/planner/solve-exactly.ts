/**
 * Proves a plan, or finds a better one, with HiGHS, a solver of linear models that runs as
 * WebAssembly.
 */

import type { Problem } from '@plateful/meal-planner/problem/problem'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { POINT } from '@plateful/meal-planner/problem/weights'
import { exactModel, planFromSolution, warmStartOf } from '@plateful/meal-planner/proof/exact-model'
import { ScoredPlan } from '@plateful/meal-planner/score/scored-plan'
import { type Highs, loadSolver, newSolver } from './new-solver.ts'

/** A plan with the best known bound on all scores. */
export interface Proven {
  plan: Plan
  score: number
  bound: number
}

/** Larger models (in matrix entries) need too much memory and are not solved. */
const MAX_ENTRIES = 6_000_000

/** Scores are in thousandths, so a bound that is closer than this equals the score. */
const MET_TOLERANCE = 0.0009

/** A bound that rises by less is no news. */
const LEAST_PROGRESS = 0.01

/** The tolerance of HiGHS. */
const TOLERANCE = 1e-6

/** The score of a plan that breaks no hard rule. */
function scoreOf(problem: Problem, plan: Plan): number {
  const scored = new ScoredPlan(problem)
  for (const [slot, recipe] of plan.entries()) scored.set(slot, recipe)
  return scored.total / POINT
}

/** What the solver calls while it runs: at each better solution and bound, and to be stopped. */
function callbacksOf(
  { constants: { callbackType } }: Highs,
  on: {
    found: (solution: ArrayLike<number>) => void
    bounded: (bound: number | undefined) => void
    shouldStop: () => boolean
  },
): Parameters<ReturnType<typeof newSolver>['run']>[0] {
  return {
    [callbackType.mipImprovingSolution]: ({ data }) => {
      if (data.mip_solution) on.found(data.mip_solution)
      return undefined
    },
    [callbackType.simplexInterrupt]: (event) => {
      if (on.shouldStop()) event.interrupt()
      return undefined
    },
    [callbackType.mipInterrupt]: (event) => {
      const { data } = event
      if (on.shouldStop()) event.interrupt()
      on.bounded(data.mip_dual_bound)
      return undefined
    },
  }
}

/**
 * Improves a plan until it is proven optimal or time is up. Plans of the solver are scored like all
 * others; `onProgress` gets better plans and the bound.
 */
export async function solveExactly(
  problem: Problem,
  start: { plan: Plan; score: number },
  limits: { seconds: number; onProgress?: (update: Proven) => void; shouldStop?: () => boolean },
): Promise<Proven> {
  let best: Proven = { ...start, bound: -Infinity }
  const exact = exactModel(problem, start.score)
  const { model } = exact
  if (problem.slots.length === 0 || model.entryColumns.length > MAX_ENTRIES) return best
  const highs = await loadSolver()
  const solver = newSolver(highs, model)
  const takeIfBetter = (plan: Plan): boolean => {
    const score = scoreOf(problem, plan)
    if (score >= best.score - TOLERANCE) return false
    best = { ...best, plan, score }
    return true
  }
  const raiseBound = (bound: number | undefined): boolean => {
    if (bound === undefined || !Number.isFinite(bound) || bound <= best.bound + LEAST_PROGRESS) return false
    best = { ...best, bound }
    return true
  }
  try {
    solver.options.set({
      output_flag: false,
      time_limit: limits.seconds,
      mip_rel_gap: 0,
      mip_abs_gap: MET_TOLERANCE / 2,
    })
    solver.setSolution(warmStartOf(exact, start.plan))
    const report = () => limits.onProgress?.(best)
    solver.run(
      callbacksOf(highs, {
        found: (solution) => {
          if (takeIfBetter(planFromSolution(exact, solution))) report()
        },
        bounded: (bound) => {
          if (raiseBound(bound)) report()
        },
        shouldStop: limits.shouldStop ?? (() => false),
      }),
    )
    takeIfBetter(planFromSolution(exact, solver.getSolution().colValue))
    raiseBound(Number(solver.info.get('mip_dual_bound')))
    return { ...best, bound: best.bound > best.score - MET_TOLERANCE ? best.score : best.bound }
  } finally {
    solver.dispose()
  }
}
