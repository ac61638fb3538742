/**
 * A linear model under construction: columns with costs and bounds, rows over them, as flat lists
 * that a solver takes.
 */
export class LinearModel {
  readonly cost: number[] = []
  readonly lower: number[] = []
  readonly upper: number[] = []
  readonly isWhole: number[] = []
  readonly rowLower: number[] = []
  readonly rowUpper: number[] = []
  /** Row r holds the entries from `starts[r]` up to `starts[r + 1]`. */
  readonly starts: number[] = [0]
  /** The column of each entry, and its factor in that row. */
  readonly entryColumns: number[] = []
  readonly entryValues: number[] = []
  /** What every solution costs besides its columns. */
  offset = 0

  /** Adds a column between its bounds, at first any number from 0 on. Returns its number. */
  addColumn(cost: number, { from = 0, to = Infinity, isWhole = false } = {}): number {
    this.cost.push(cost)
    this.lower.push(from)
    this.upper.push(to)
    this.isWhole.push(isWhole ? 1 : 0)
    return this.cost.length - 1
  }

  /** Adds a column that is 0 or 1. Returns its number. */
  addBinary(cost: number): number {
    return this.addColumn(cost, { to: 1, isWhole: true })
  }

  addRow(lower: number, upper: number, entries: Iterable<readonly [number, number]>): void {
    for (const [column, value] of entries) {
      this.entryColumns.push(column)
      this.entryValues.push(value)
    }
    this.starts.push(this.entryColumns.length)
    this.rowLower.push(lower)
    this.rowUpper.push(upper)
  }
}
