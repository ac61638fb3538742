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
  readonly columns: number[] = []
  readonly values: number[] = []
  offset = 0

  /** A new column between its bounds, at first any number from 0 on. Returns its number. */
  column(cost: number, { from = 0, to = Infinity, isWhole = false } = {}): number {
    this.cost.push(cost)
    this.lower.push(from)
    this.upper.push(to)
    this.isWhole.push(isWhole ? 1 : 0)
    return this.cost.length - 1
  }

  /** A new column that is 0 or 1. */
  choice(cost: number): number {
    return this.column(cost, { to: 1, isWhole: true })
  }

  row(lower: number, upper: number, entries: Iterable<readonly [number, number]>): void {
    for (const [column, value] of entries) {
      this.columns.push(column)
      this.values.push(value)
    }
    this.starts.push(this.columns.length)
    this.rowLower.push(lower)
    this.rowUpper.push(upper)
  }
}
