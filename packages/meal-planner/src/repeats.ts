import type { Problem } from './problem.ts'
import { thousandths, weights } from './weights.ts'

/**
 * A price that no plan pays: the same recipe twice on one day. Larger than any slot can save, so a
 * search never takes it.
 */
export const BARRED = thousandths(1_000_000)

/**
 * The days on which each recipe is served, fixed meals included, and what a further serving costs
 * in thousandths. Two servings g days apart weigh 2 for each day g falls short of the wished
 * interval, and 200 for each day it falls short of the least.
 */
export class Repeats {
  private readonly days: Int16Array
  private readonly counts: Int16Array
  private readonly room: number
  private readonly costs: Int32Array
  private readonly wished: number

  constructor(problem: Problem) {
    const { least, wished } = problem.request.repeatAfter
    const longest = Math.max(1, ...[...problem.daysOf.values()].map((days) => days.length))
    this.room = problem.slots.length + longest + 1
    this.days = new Int16Array(this.room * problem.recipes.length)
    this.counts = new Int16Array(problem.recipes.length)
    this.wished = Math.max(wished, least, 1)
    this.costs = Int32Array.from({ length: this.wished }, (_, gap) =>
      gap === 0
        ? BARRED
        : thousandths(weights.soon * Math.max(0, wished - gap) + weights.tooSoon * Math.max(0, least - gap)),
    )
    for (const [recipe, days] of problem.daysOf) for (const day of days) this.add(recipe, day)
  }

  private gapCost(gap: number): number {
    return gap < this.wished ? this.costs[gap]! : 0
  }

  /** What serving the recipe on this day too would cost, given the days before and after it. */
  costOf(recipe: number, day: number): number {
    const count = this.counts[recipe]!
    if (count === 0) return 0
    const start = recipe * this.room
    const end = start + count
    let at = start
    while (at < end && this.days[at]! <= day) at++
    let cost = 0
    if (at > start) cost += this.gapCost(day - this.days[at - 1]!)
    if (at < end) cost += this.gapCost(this.days[at]! - day)
    if (at > start && at < end) cost -= this.gapCost(this.days[at]! - this.days[at - 1]!)
    return cost
  }

  add(recipe: number, day: number): void {
    const start = recipe * this.room
    let at = start + this.counts[recipe]!
    for (; at > start && this.days[at - 1]! > day; at--) this.days[at] = this.days[at - 1]!
    this.days[at] = day
    this.counts[recipe]!++
  }

  remove(recipe: number, day: number): void {
    const end = recipe * this.room + this.counts[recipe]! - 1
    let at = end
    while (this.days[at] !== day) at--
    for (; at < end; at++) this.days[at] = this.days[at + 1]!
    this.counts[recipe]!--
  }
}
