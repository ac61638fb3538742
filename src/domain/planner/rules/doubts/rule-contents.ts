import type { DishLike, PlanRule } from '../../plan-rule.ts'

/** Collects all texts and figures of a value, at any depth. */
function collectValues(value: unknown, texts: Set<string>, figures: Set<number>): void {
  if (typeof value === 'string') texts.add(value.toLowerCase())
  else if (typeof value === 'number') figures.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectValues(part, texts, figures)
}

/** The texts and figures that rules contain. */
export class RuleContents {
  readonly #texts = new Set<string>()
  readonly #figures = new Set<number>()

  constructor(rules: readonly PlanRule[]) {
    collectValues(rules, this.#texts, this.#figures)
  }

  /** Whether the rules contain all of these texts, in capitals or not. */
  has(names: readonly string[]): boolean {
    return names.every((name) => this.#texts.has(name.toLowerCase()))
  }

  /** Whether the rules contain a figure, also in another unit or counted differently. */
  hasFigure(n: number): boolean {
    return n <= 1 || [n, n - 1, n + 1, 7 * n, 60 * n, n / 100].some((one) => this.#figures.has(one))
  }

  /** Whether the rules contain all texts and figures of a dish. */
  hasDish(dish: DishLike): boolean {
    const texts = new Set<string>()
    const figures = new Set<number>()
    collectValues(dish, texts, figures)
    return this.has([...texts]) && [...figures].every((n) => this.#figures.has(n))
  }
}
