/** Finds the fewest rules to give up, with HiGHS. */

import { planFromSolution } from '@plateful/meal-planner/proof/exact-model'
import { type Demand, type RelaxModel, relaxModel } from '@plateful/meal-planner/proof/relax-model'
import type { LeastToRelax, Relaxation } from '../../domain/planner/model/least-to-relax.ts'
import type { PreparedTask } from '../../domain/planner/task/prepare-task.ts'
import { type Highs, loadSolver, newSolver } from './new-solver.ts'

/** The most ways with the same number of rules that are shown. */
const MAX_WAYS = 3

/** Seconds for finding which rules clash. */
const SECONDS_FOR_CLASH = 1

/** Larger models (in columns) are not solved, since somebody is waiting. */
const MAX_COLUMNS = 20_000

/** A solution and the rules that it gives up. */
interface Solved {
  way: Relaxation
  empty: number
  isProven: boolean
}

/** Looks for the fewest rules to give up, for so many seconds at the most. */
export async function leastToRelax(
  { problemWithoutRules, model: { demands } }: Pick<PreparedTask, 'problemWithoutRules' | 'model'>,
  seconds: number,
): Promise<LeastToRelax | null> {
  let until = performance.now() + 1000 * seconds
  const fullModel = relaxModel(problemWithoutRules, demands)
  if (fullModel.given.size === 0 || fullModel.model.cost.length > MAX_COLUMNS) return null
  const highs = await loadSolver()
  const solve = (made: RelaxModel) => solveModel(highs, made, (until - performance.now()) / 1000)
  const first = solve(fullModel)
  if (!first) return null
  const ways = [first.way]
  if (!first.isProven || first.way.ruleIndexes.length === 0)
    return { ways, isLeast: first.isProven, clash: [] }
  while (ways.length < MAX_WAYS) {
    const other = solve(excluding(relaxModel(problemWithoutRules, demands, first.empty), ways))
    if (!other?.isProven || other.way.ruleIndexes.length > first.way.ruleIndexes.length) break
    ways.push(other.way)
  }
  until += 1000 * SECONDS_FOR_CLASH
  return { ways, isLeast: true, clash: clashingRules(problemWithoutRules, demands, first.empty, ways, solve) }
}

/** The model without the solutions that were found. */
function excluding(made: RelaxModel, ways: readonly Relaxation[]): RelaxModel {
  for (const { ruleIndexes } of ways)
    made.model.addRow(
      0,
      ruleIndexes.length - 1,
      ruleIndexes.flatMap((ruleIndex) => {
        const column = made.given.get(ruleIndex)
        return column === undefined ? [] : [[column, 1] as const]
      }),
    )
  return made
}

/**
 * Leaves out one rule after another while the others still clash; those that remain all take part
 * in the clash. Empty where a result is not proven.
 */
function clashingRules(
  problemWithoutRules: PreparedTask['problemWithoutRules'],
  demands: readonly Demand[],
  mostEmpty: number,
  ways: readonly Relaxation[],
  solve: (made: RelaxModel) => Solved | null,
): number[] {
  const givenUp = new Set(ways.flatMap(({ ruleIndexes }) => ruleIndexes))
  const numbers = [...new Set(demands.map(({ ruleIndex }) => ruleIndex))]
  let clashing = numbers.toSorted((a, b) => Number(givenUp.has(b)) - Number(givenUp.has(a)))
  for (const candidate of clashing.toReversed()) {
    const fewer = clashing.filter((other) => other !== candidate)
    const demandsLeft = demands.filter(({ ruleIndex }) => fewer.includes(ruleIndex))
    const found = solve(relaxModel(problemWithoutRules, demandsLeft, mostEmpty))
    if (!found?.isProven) return []
    if (found.way.ruleIndexes.length > 0) clashing = fewer
  }
  return clashing.toSorted((a, b) => a - b)
}

function solveModel(highs: Highs, made: RelaxModel, seconds: number): Solved | null {
  if (seconds <= 0) return null
  const { model, given: givenUp, empty } = made
  const solver = newSolver(highs, model)
  try {
    solver.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 0.5 })
    solver.run({})
    const status = solver.getModelStatus()
    const isProven = status === highs.constants.modelStatus.optimal
    if (
      status === highs.constants.modelStatus.infeasible ||
      !Number.isFinite(solver.info.get('objective_function_value'))
    )
      return null
    const { colValue } = solver.getSolution()
    const isOne = (column: number) => (colValue[column] ?? 0) > 0.5
    const ruleIndexes = [...givenUp].flatMap(([ruleIndex, column]) => (isOne(column) ? [ruleIndex] : []))
    return {
      way: { ruleIndexes, plan: planFromSolution(made, colValue) },
      empty: empty.filter(isOne).length,
      isProven,
    }
  } finally {
    solver.dispose()
  }
}
