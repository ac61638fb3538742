import type { LinearModel } from '@plateful/meal-planner/proof/linear-model'

const SLACK = 1e-9

/** The entries of each row of a model, with its ends. */
function rowsOf({ rowLower, rowUpper, starts, entryColumns, entryValues }: LinearModel) {
  return rowLower.map((lower, row) => ({
    lower,
    upper: rowUpper[row] ?? 0,
    entries: entryColumns
      .slice(starts[row], starts[row + 1])
      .map((column, at) => ({ column, value: entryValues[(starts[row] ?? 0) + at] ?? 0 })),
  }))
}

/**
 * What the columns of a model can still be once some are taken: their bounds, narrowed row by row
 * until none moves. Null where a row or a bound cannot hold. It asks no solver, so that the tests
 * compare the model with what a plan scores and with nothing else.
 */
export function boundsOf(
  model: LinearModel,
): (taken: ReadonlyMap<number, number>) => { lower: number[]; upper: number[] } | null {
  const rows = rowsOf(model)
  return (taken) => {
    const lower = [...model.lower]
    const upper = [...model.upper]
    for (const [column, value] of taken) {
      lower[column] = Math.max(lower[column] ?? 0, value)
      upper[column] = Math.min(upper[column] ?? 0, value)
    }
    const isEmpty = (column: number) => (lower[column] ?? 0) > (upper[column] ?? 0) + SLACK
    const least = ({ column, value }: { column: number; value: number }) =>
      value * ((value > 0 ? lower : upper)[column] ?? 0)
    const most = ({ column, value }: { column: number; value: number }) =>
      value * ((value > 0 ? upper : lower)[column] ?? 0)
    /** A column's bounds by one row: what all others of the row leave to it. */
    const narrow = (column: number, low: number, high: number): boolean => {
      const [from, to] =
        model.isWhole[column] === 1 ? [Math.ceil(low - SLACK), Math.floor(high + SLACK)] : [low, high]
      const isNarrower = from > (lower[column] ?? 0) + SLACK || to < (upper[column] ?? 0) - SLACK
      lower[column] = Math.max(lower[column] ?? 0, from)
      upper[column] = Math.min(upper[column] ?? 0, to)
      return isNarrower
    }
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (const row of rows) {
        const sums = { least: 0, most: 0 }
        for (const entry of row.entries) {
          sums.least += least(entry)
          sums.most += most(entry)
        }
        if (sums.least > row.upper + SLACK || sums.most < row.lower - SLACK) return null
        for (const { column, value } of row.entries) {
          if (taken.has(column)) continue
          const others = row.entries.filter((other) => other.column !== column)
          const low = row.lower - others.reduce((sum, other) => sum + most(other), 0)
          const high = row.upper - others.reduce((sum, other) => sum + least(other), 0)
          const isNarrower =
            value > 0 ? narrow(column, low / value, high / value) : narrow(column, high / value, low / value)
          if (isNarrower) isMoving = true
        }
      }
    }
    return [...lower.keys()].some(isEmpty) ? null : { lower, upper }
  }
}
