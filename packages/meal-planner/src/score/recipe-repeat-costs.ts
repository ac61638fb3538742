import type { Problem } from '../problem/problem.ts'
import { thousandths, weights } from '../problem/weights.ts'

/**
 * A cost that no plan has: the same recipe twice on one day. Larger than any slot can save, so a
 * search never takes it.
 */
export const SAME_DAY_COST = thousandths(1_000_000)

/**
 * The days on which each recipe is served, fixed meals included, and what a further serving costs
 * in thousandths. Two servings g days apart weigh 2 for each day g falls short of the wished
 * interval, and 200 for each day it falls short of the least.
 */
export class RecipeRepeatCosts {
  readonly #days: Int16Array
  readonly #counts: Int16Array
  readonly #daysPerRecipe: number
  readonly #costs: Int32Array
  readonly #wishedGap: number

  constructor(problem: Problem) {
    const { least, wished } = problem.request.repeatAfter
    const maxDays = Math.max(1, ...[...problem.daysOf.values()].map((days) => days.length))
    this.#daysPerRecipe = problem.slots.length + maxDays + 1
    this.#days = new Int16Array(this.#daysPerRecipe * problem.recipes.length)
    this.#counts = new Int16Array(problem.recipes.length)
    this.#wishedGap = Math.max(wished, least, 1)
    this.#costs = Int32Array.from({ length: this.#wishedGap }, (_, gap) =>
      gap === 0
        ? SAME_DAY_COST
        : thousandths(weights.soon * Math.max(0, wished - gap) + weights.tooSoon * Math.max(0, least - gap)),
    )
    for (const [recipe, days] of problem.daysOf) for (const day of days) this.add(recipe, day)
  }

  #gapCost(gap: number): number {
    return gap < this.#wishedGap ? this.#costs[gap]! : 0
  }

  /** The cost of serving the recipe on this day too, given the days before and after it. */
  costOf(recipe: number, day: number): number {
    const count = this.#counts[recipe]!
    if (count === 0) return 0
    const start = recipe * this.#daysPerRecipe
    const end = start + count
    let index = start
    while (index < end && this.#days[index]! <= day) index++
    let cost = 0
    if (index > start) cost += this.#gapCost(day - this.#days[index - 1]!)
    if (index < end) cost += this.#gapCost(this.#days[index]! - day)
    if (index > start && index < end) cost -= this.#gapCost(this.#days[index]! - this.#days[index - 1]!)
    return cost
  }

  add(recipe: number, day: number): void {
    const start = recipe * this.#daysPerRecipe
    let index = start + this.#counts[recipe]!
    for (; index > start && this.#days[index - 1]! > day; index--) this.#days[index] = this.#days[index - 1]!
    this.#days[index] = day
    this.#counts[recipe]!++
  }

  remove(recipe: number, day: number): void {
    const end = recipe * this.#daysPerRecipe + this.#counts[recipe]! - 1
    let index = end
    while (this.#days[index] !== day) index--
    for (; index < end; index++) this.#days[index] = this.#days[index + 1]!
    this.#counts[recipe]!--
  }
}
