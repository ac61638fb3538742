import { packsFor, PACK, type PacksRule, type PackUse } from '../problem/rules.ts'
import { thousandths } from '../problem/weights.ts'

const noUses: readonly PackUse[] = []

/**
 * The packs that a plan under work opens, and what sharing them gains in thousandths of a point,
 * kept up to date as single slots change. `unitsBroken` computes the same from the plan alone.
 */
export class PackSavings {
  readonly #points: number
  readonly #sums: Int32Array
  /** By slot: what each recipe uses there, and the most foods that one of them uses. */
  readonly #uses: (readonly (readonly PackUse[])[])[] = []
  readonly #mostFoods: number[] = []
  /** How many foods have an open pack. */
  #openPacks = 0

  constructor(
    private readonly rule: PacksRule,
    offeredMenus: readonly { menu: { recipes: Iterable<number> } }[],
  ) {
    const { parts, standingUses = [], points } = rule
    this.#points = thousandths(points)
    for (const { slots, uses } of parts)
      for (const slot of slots) {
        this.#uses[slot] = uses
        let mostFoods = 0
        for (const recipe of offeredMenus[slot]?.menu.recipes ?? [])
          mostFoods = Math.max(mostFoods, uses[recipe]?.length ?? 0)
        this.#mostFoods[slot] = mostFoods
      }
    const foods = [...standingUses, ...parts.flatMap(({ uses }) => uses.flat())].map(({ food }) => food)
    this.#sums = new Int32Array(foods.reduce((most, food) => Math.max(most, food + 1), 0))
    for (const { food, amount } of standingUses) this.#add(food, amount)
  }

  get isImplicit(): boolean {
    return this.rule.isImplicit === true
  }

  #usesAt(slot: number, recipe: number): readonly PackUse[] {
    return this.#uses[slot]?.[recipe] ?? noUses
  }

  #add(food: number, amount: number): void {
    const sumBefore = this.#sums[food]!
    this.#sums[food] = sumBefore + amount
    this.#openPacks += Number((sumBefore + amount) % PACK !== 0) - Number(sumBefore % PACK !== 0)
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    let units = 0
    for (const { food, amount } of this.#usesAt(slot, recipe)) {
      const sum = this.#sums[food]!
      units += packsFor(sum + amount) - packsFor(sum) - packsFor(amount)
    }
    return this.#points * units
  }

  /** Puts a recipe into a slot, or takes it away; returns how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    if (sign < 0) for (const { food, amount } of this.#usesAt(slot, recipe)) this.#add(food, -amount)
    const change = sign * this.probe(slot, recipe)
    if (sign > 0) for (const { food, amount } of this.#usesAt(slot, recipe)) this.#add(food, amount)
    return change
  }

  /** The most that filling this slot can gain: for each food at most one pack that is open. */
  mostSaved(slot: number): number {
    return this.#points * Math.min(this.#openPacks, this.#mostFoods[slot] ?? 0)
  }
}

/**
 * The most that a recipe in a slot can gain by shared packs, in points: one pack of each food. A
 * plan gains at most the sum over its slots, besides what standing meals share.
 */
export function mostPackSavings(rules: readonly PacksRule[]): (slot: number, recipe: number) => number {
  const bySlot = new Map<number, { uses: PacksRule['parts'][number]['uses']; points: number }[]>()
  for (const rule of rules) {
    const useCounts = new Map<number, number>()
    for (const { food } of rule.standingUses ?? []) useCounts.set(food, (useCounts.get(food) ?? 0) + 1)
    for (const { slots, uses } of rule.parts)
      for (const food of new Set(uses.flat().map((use) => use.food)))
        useCounts.set(food, (useCounts.get(food) ?? 0) + slots.length)
    for (const { slots, uses } of rule.parts) {
      const shared = uses.map((all) => all.filter(({ food }) => (useCounts.get(food) ?? 0) > 1))
      for (const slot of slots)
        bySlot.set(slot, [...(bySlot.get(slot) ?? []), { uses: shared, points: rule.points }])
    }
  }
  return (slot, recipe) =>
    (bySlot.get(slot) ?? []).reduce((sum, { uses, points }) => sum + points * (uses[recipe]?.length ?? 0), 0)
}
