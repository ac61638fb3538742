import { NOT_OFFERED } from '../problem/problem.ts'
import type { ScoredPlan } from '../score/scored-plan.ts'

/**
 * Counts how many recipes a search has evaluated for a slot. Work is limited by this, never by a
 * clock, so that the same input gives the same plan.
 */
export interface SearchBudget {
  used: number
  limit: number
}

/** The evaluations that changing one slot counts as, since it costs more than one. */
const CHANGE_COST = 4

/** Windows of more days are searched in other ways. */
export const SHORT_DAYS = 14

/** Whether a recipe may stand in a slot; none (-1) always may. */
export const isOffered = (scored: ScoredPlan, slot: number, recipe: number): boolean =>
  recipe < 0 || scored.problem.slots[slot]!.menu.costOf[recipe] !== NOT_OFFERED

/**
 * The recipe that serves an empty slot best as the rest stands, or -1 when leaving it empty is
 * better. `skips` decides at random to pass over a recipe now and then, so that a repair does not
 * always rebuild what was there.
 */
export function bestRecipeFor(
  scored: ScoredPlan,
  slot: number,
  budget: SearchBudget,
  skips?: () => boolean,
): number {
  if (scored.problem.request.days <= SHORT_DAYS) return cheapestFirst(scored, slot, budget, skips)
  const { recipes, floors, costs } = scored.recipesByFloor(slot)
  const gainOfFilling = scored.emptyCost + (scored.rules?.mostSaved(slot) ?? 0)
  const saved = scored.mostSaved(slot)
  scored.prepareSlot(slot)
  let bestRecipe = -1
  let leastCost = 0
  let evaluated = 0
  for (let index = 0; index < recipes.length; index++) {
    if (floors[index]! - gainOfFilling >= leastCost) break
    if (costs[index]! - gainOfFilling - saved >= leastCost || skips?.() === true) continue
    evaluated++
    const change = scored.evaluate(recipes[index]!, leastCost)
    if (change < leastCost) {
      leastCost = change
      bestRecipe = recipes[index]!
    }
  }
  budget.used += evaluated + CHANGE_COST
  return bestRecipe
}

/**
 * The same in the order of what recipes cost by themselves. This is slower, but gives better plans
 * in windows of up to a fortnight where few recipes suit: of two that are equally good it takes the
 * cheaper one.
 */
function cheapestFirst(
  scored: ScoredPlan,
  slot: number,
  budget: SearchBudget,
  skips?: () => boolean,
): number {
  const { recipes, costs } = scored.problem.slots[slot]!.menu
  const saved = scored.emptyCost + scored.mostSaved(slot) + (scored.rules?.mostSaved(slot) ?? 0)
  scored.prepareSlot(slot)
  let bestRecipe = -1
  let leastCost = 0
  let index = 0
  for (; index < recipes.length; index++) {
    if (costs[index]! - saved >= leastCost) break
    if (skips?.() === true) continue
    const change = scored.evaluate(recipes[index]!, leastCost)
    if (change < leastCost) {
      leastCost = change
      bestRecipe = recipes[index]!
    }
  }
  budget.used += index + CHANGE_COST
  return bestRecipe
}

/**
 * Fills every empty slot with the recipe that serves it best, beginning with the slots that have
 * the least choice.
 */
export function fillGreedily(scored: ScoredPlan, budget: SearchBudget): void {
  const { slots } = scored.problem
  const order = slots
    .map((_, slot) => slot)
    .toSorted((a, b) => slots[a]!.menu.recipes.length - slots[b]!.menu.recipes.length || a - b)
  for (const slot of order)
    if (scored.chosen[slot]! < 0) scored.set(slot, bestRecipeFor(scored, slot, budget))
}

function improveSlot(scored: ScoredPlan, slot: number, budget: SearchBudget): boolean {
  const oldRecipe = scored.chosen[slot]!
  const totalBefore = scored.total
  scored.set(slot, -1)
  scored.set(slot, bestRecipeFor(scored, slot, budget))
  if (scored.total < totalBefore) return true
  if (scored.chosen[slot] !== oldRecipe) scored.set(slot, oldRecipe)
  return false
}

function improveSwap(
  scored: ScoredPlan,
  firstSlot: number,
  secondSlot: number,
  budget: SearchBudget,
): boolean {
  const firstRecipe = scored.chosen[firstSlot]!
  const secondRecipe = scored.chosen[secondSlot]!
  if (
    firstRecipe === secondRecipe ||
    !isOffered(scored, firstSlot, secondRecipe) ||
    !isOffered(scored, secondSlot, firstRecipe)
  )
    return false
  const totalBefore = scored.total
  swap(scored, firstSlot, secondSlot)
  budget.used += CHANGE_COST
  if (scored.total < totalBefore) return true
  swap(scored, firstSlot, secondSlot)
  return false
}

/** Exchanges what stands in two slots. */
export function swap(scored: ScoredPlan, firstSlot: number, secondSlot: number): void {
  const firstRecipe = scored.chosen[firstSlot]!
  const secondRecipe = scored.chosen[secondSlot]!
  scored.set(firstSlot, -1)
  scored.set(secondSlot, firstRecipe)
  scored.set(firstSlot, secondRecipe)
}

/**
 * Changes single slots and swaps pairs for as long as that makes the plan better, or the budget is
 * used up.
 */
export function descendToOptimum(scored: ScoredPlan, budget: SearchBudget): void {
  const count = scored.chosen.length
  for (let hasImproved = true; hasImproved && budget.used < budget.limit;) {
    hasImproved = false
    for (let slot = 0; slot < count && budget.used < budget.limit; slot++)
      if (improveSlot(scored, slot, budget)) hasImproved = true
    for (let firstSlot = 0; firstSlot < count && budget.used < budget.limit; firstSlot++)
      for (let secondSlot = firstSlot + 1; secondSlot < count; secondSlot++)
        if (improveSwap(scored, firstSlot, secondSlot, budget)) hasImproved = true
  }
}
