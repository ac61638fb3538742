import type { DishLike, PlanRule } from '../plan-rule.ts'

/** All words and figures of a rule or of a part of one, wherever they stand. */
function collectValues(value: unknown, texts: Set<string>, figures: Set<number>): void {
  if (typeof value === 'string') texts.add(value.toLowerCase())
  else if (typeof value === 'number') figures.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectValues(part, texts, figures)
}

/** What rules say in words and figures: all of them, wherever they stand. */
export class SaidByRules {
  private readonly texts = new Set<string>()
  private readonly figures = new Set<number>()

  constructor(rules: readonly PlanRule[]) {
    collectValues(rules, this.texts, this.figures)
  }

  /** Whether all of these words are there, in capitals or not. */
  has(names: readonly string[]): boolean {
    return names.every((name) => this.texts.has(name.toLowerCase()))
  }

  /** Whether a figure is there, by itself or in another unit or way to count. */
  hasFigure(n: number): boolean {
    return n <= 1 || [n, n - 1, n + 1, 7 * n, 60 * n, n / 100].some((one) => this.figures.has(one))
  }

  /** Whether all words and figures of a dish are there. */
  hasDish(dish: DishLike): boolean {
    const texts = new Set<string>()
    const figures = new Set<number>()
    collectValues(dish, texts, figures)
    return this.has([...texts]) && [...figures].every((n) => this.figures.has(n))
  }
}
