/** Hands a linear model to HiGHS, a solver that runs as WebAssembly. */

import type { LinearModel } from '@plateful/meal-planner/proof/linear-model'
import highsLoader from 'highs'

/**
 * Loads a new HiGHS, so that its memory is freed with it. The package's types nest the loader one
 * level deeper than its ES module does.
 */
export const loadSolver = 'default' in highsLoader ? highsLoader.default : highsLoader

/** A loaded HiGHS, which solves one model after another. */
export type Highs = Awaited<ReturnType<typeof loadSolver>>

/** A solver with the model; the caller disposes of it. */
export function newSolver(highs: Highs, model: LinearModel) {
  const bounds = (values: readonly number[]) =>
    Float64Array.from(values, (value) =>
      value === Infinity ? highs.infinity : value === -Infinity ? -highs.infinity : value,
    )
  return highs.createModel({
    numCols: model.cost.length,
    numRows: model.rowLower.length,
    offset: model.offset,
    colCost: Float64Array.from(model.cost),
    colLower: bounds(model.lower),
    colUpper: bounds(model.upper),
    rowLower: bounds(model.rowLower),
    rowUpper: bounds(model.rowUpper),
    matrix: {
      format: 'csr',
      numRows: model.rowLower.length,
      numCols: model.cost.length,
      starts: Int32Array.from(model.starts),
      indices: Int32Array.from(model.entryColumns),
      values: Float64Array.from(model.entryValues),
    },
    integrality: Int32Array.from(model.isWhole),
  })
}
