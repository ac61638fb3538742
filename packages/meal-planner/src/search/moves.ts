import { SIDE } from '../problem/request.ts'
import type { ScoredPlan } from '../score/scored-plan.ts'
import { bestRecipeFor, type SearchBudget, isOffered, SHORT_DAYS } from './improve.ts'

/** The most slots that one repair empties at once. */
const MAX_EMPTIED = 7

/** In longer windows, random numbers from a half up to this one exchange runs of meals. */
const RUN_EXCHANGE_BELOW = 0.56

/** The chance that a repair passes over a recipe. */
const PASS_OVER_CHANCE = 0.02

/** Changes a plan at random and can take the last change back. */
export class Moves {
  readonly #emptiedSlots: number[] = []
  readonly #oldRecipes: number[] = []
  readonly #byMeal: readonly number[][]
  readonly #skips: () => boolean

  constructor(
    private readonly scored: ScoredPlan,
    private readonly random: () => number,
    private readonly budget: SearchBudget,
  ) {
    const { slots } = scored.problem
    this.#byMeal = [0, 1, 2, 3, SIDE].map((meal) =>
      [...slots.keys()].filter((slot) => slots[slot]!.meal === meal),
    )
    this.#skips = () => random() < PASS_OVER_CHANCE
  }

  #randomIndex(count: number): number {
    return Math.floor(this.random() * count)
  }

  get #count(): number {
    return this.scored.chosen.length
  }

  #slotsOfSameMeal(slot: number): readonly number[] {
    return this.#byMeal[this.scored.problem.slots[slot]!.meal]!
  }

  /** Remembers what a slot holds, and empties it. */
  #emptySlot(slot: number): void {
    this.#emptiedSlots.push(slot)
    this.#oldRecipes.push(this.scored.chosen[slot]!)
    this.scored.set(slot, -1)
  }

  /**
   * Makes one change; returns how the total changed, or null where the change that was picked at
   * random is not possible.
   */
  make(): number | null {
    this.#emptiedSlots.length = 0
    this.#oldRecipes.length = 0
    const totalBefore = this.scored.total
    const randomNumber = this.random()
    const isDone = randomNumber < 0.5 || this.#count < 3 ? this.#repair() : this.#rearrange(randomNumber)
    this.budget.used += 2 * this.#emptiedSlots.length + 1
    return isDone ? this.scored.total - totalBefore : null
  }

  /** Takes the last change back. */
  undo(): void {
    for (const [index, slot] of this.#emptiedSlots.entries()) this.scored.set(slot, this.#oldRecipes[index]!)
  }

  /**
   * Empties a few related slots (any, of the same week, of the same meal, or near in time) and
   * fills them again in another order.
   */
  #repair(): boolean {
    const { slots } = this.scored.problem
    const maxEmptied = Math.min(MAX_EMPTIED, this.#count)
    const square = this.random() ** 2
    let wantedCount = Math.min(maxEmptied, 1 + Math.floor(square * maxEmptied))
    if (wantedCount < 2 && this.#count > 1 && this.random() < 0.7) wantedCount = 2
    const first = this.#randomIndex(this.#count)
    const kind = this.random()
    this.#emptySlot(first)
    for (let tries = 0; this.#emptiedSlots.length < wantedCount && tries < 60; tries++) {
      const slot =
        kind < 0.6
          ? this.#randomIndex(this.#count)
          : kind < 0.8
            ? this.#slotsOfSameMeal(first)[this.#randomIndex(this.#slotsOfSameMeal(first).length)]!
            : first + Math.trunc((this.random() - 0.5) * 2 * (wantedCount + 3))
      const isOfOtherWeek =
        kind >= 0.3 && kind < 0.6 && tries < 40 && slots[slot]!.week !== slots[first]!.week
      if (slot < 0 || slot >= this.#count || isOfOtherWeek || this.#emptiedSlots.includes(slot)) continue
      this.#emptySlot(slot)
    }
    for (let index = this.#emptiedSlots.length - 1; index > 0; index--) {
      const otherIndex = this.#randomIndex(index + 1)
      ;[this.#emptiedSlots[index], this.#emptiedSlots[otherIndex]] = [
        this.#emptiedSlots[otherIndex]!,
        this.#emptiedSlots[index]!,
      ]
      ;[this.#oldRecipes[index], this.#oldRecipes[otherIndex]] = [
        this.#oldRecipes[otherIndex]!,
        this.#oldRecipes[index]!,
      ]
    }
    for (const slot of this.#emptiedSlots)
      this.scored.set(slot, bestRecipeFor(this.scored, slot, this.budget, this.#skips))
    return true
  }

  #rearrange(randomNumber: number): boolean {
    const isLongPlan = this.scored.problem.request.days > SHORT_DAYS
    if (isLongPlan && randomNumber < RUN_EXCHANGE_BELOW) return this.#swapRuns()
    if (randomNumber < 0.82) return this.#swapTwo()
    return randomNumber < 0.95 ? this.#rotate() : this.#exchange()
  }

  /**
   * Exchanges two recipes wherever they stand. Where few recipes suit, the pattern of repeats may
   * be right and only the recipes in it wrong.
   */
  #exchange(): boolean {
    const firstSlot = this.#randomIndex(this.#count)
    const peers = this.#slotsOfSameMeal(firstSlot)
    const firstRecipe = this.scored.chosen[firstSlot]!
    const secondRecipe = this.scored.chosen[peers[this.#randomIndex(peers.length)]!]!
    const places = [...this.scored.chosen.keys()].filter((slot) =>
      [firstRecipe, secondRecipe].includes(this.scored.chosen[slot]!),
    )
    const swappedRecipe = (recipe: number) => (recipe === firstRecipe ? secondRecipe : firstRecipe)
    const oldRecipesOfPlaces = places.map((slot) => this.scored.chosen[slot]!)
    if (
      firstRecipe === secondRecipe ||
      !places.every((slot, index) => isOffered(this.scored, slot, swappedRecipe(oldRecipesOfPlaces[index]!)))
    )
      return false
    for (const slot of places) this.#emptySlot(slot)
    for (const [index, slot] of places.entries())
      this.scored.set(slot, swappedRecipe(oldRecipesOfPlaces[index]!))
    return true
  }

  /**
   * Exchanges two runs of one meal, each of up to a week. In a plan for a month the weeks are often
   * good but in the wrong order.
   */
  #swapRuns(): boolean {
    const { scored } = this
    const peers = this.#slotsOfSameMeal(this.#randomIndex(this.#count))
    const maxLength = Math.min(7, Math.floor(peers.length / 2))
    if (maxLength < 2) return false
    const length = 2 + this.#randomIndex(maxLength - 1)
    const first = this.#randomIndex(peers.length - 2 * length + 1)
    const secondStart = first + length + this.#randomIndex(peers.length - first - 2 * length + 1)
    const [firstRun, secondRun] = [first, secondStart].map((start) => peers.slice(start, start + length))
    const pairs = firstRun!.map((slot, index) => {
      const partner = secondRun![index]!
      return { slot, partner, takes: scored.chosen[partner]!, gives: scored.chosen[slot]! }
    })
    const isPossible = pairs.every(
      ({ slot, partner, takes, gives }) =>
        isOffered(scored, slot, takes) && isOffered(scored, partner, gives),
    )
    if (!isPossible) return false
    for (const { slot, partner } of pairs) {
      this.#emptySlot(slot)
      this.#emptySlot(partner)
    }
    for (const { slot, partner, takes, gives } of pairs) {
      scored.set(slot, takes)
      scored.set(partner, gives)
    }
    return true
  }

  /** Swaps two slots, mostly of one meal. */
  #swapTwo(): boolean {
    const firstSlot = this.#randomIndex(this.#count)
    const peers = this.#slotsOfSameMeal(firstSlot)
    const secondSlot =
      this.random() < 0.8 ? peers[this.#randomIndex(peers.length)]! : this.#randomIndex(this.#count)
    const firstRecipe = this.scored.chosen[firstSlot]!
    const secondRecipe = this.scored.chosen[secondSlot]!
    if (
      firstRecipe === secondRecipe ||
      !isOffered(this.scored, firstSlot, secondRecipe) ||
      !isOffered(this.scored, secondSlot, firstRecipe)
    )
      return false
    this.#emptySlot(firstSlot)
    this.#emptySlot(secondSlot)
    this.scored.set(firstSlot, secondRecipe)
    this.scored.set(secondSlot, firstRecipe)
    return true
  }

  /** Moves the recipes of a run of one meal by a day in either direction, or reverses them. */
  #rotate(): boolean {
    const peers = this.#slotsOfSameMeal(this.#randomIndex(this.#count))
    const length = 3 + this.#randomIndex(6)
    if (peers.length < length) return false
    const start = this.#randomIndex(peers.length - length + 1)
    const run = peers.slice(start, start + length)
    const oldRun = run.map((slot) => this.scored.chosen[slot]!)
    const kind = this.#randomIndex(3)
    const from = (index: number) =>
      kind === 0 ? (index + 1) % length : kind === 1 ? (index + length - 1) % length : length - 1 - index
    if (!run.every((slot, index) => isOffered(this.scored, slot, oldRun[from(index)]!))) return false
    for (const slot of run) this.#emptySlot(slot)
    for (const [index, slot] of run.entries()) this.scored.set(slot, oldRun[from(index)]!)
    return true
  }
}
