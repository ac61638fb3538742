import type { Ledger } from './ledger.ts'
import { NOT_OFFERED } from './problem.ts'

/**
 * Counts how often a search has looked at a recipe for a slot. Work is limited by looks, never by a
 * clock, so that the same input gives the same plan.
 */
export interface Looks {
  taken: number
  most: number
}

/** The looks that changing one slot counts as, since a change costs more than a look. */
const CHANGE_COST = 4

/** Windows of more days are searched in other ways. */
export const SHORT_DAYS = 14

/** Whether a recipe may stand in a slot; none (-1) always may. */
export const mayStand = (ledger: Ledger, slot: number, recipe: number): boolean =>
  recipe < 0 || ledger.problem.slots[slot]!.menu.costOf[recipe] !== NOT_OFFERED

/**
 * The recipe that serves an empty slot best as the rest stands, or -1 when leaving it empty is
 * better. `skips` (from a dice) passes over one recipe now and then, so that a repair does not
 * always rebuild what was there.
 */
export function bestFor(ledger: Ledger, slot: number, looks: Looks, skips?: () => boolean): number {
  if (ledger.problem.request.days <= SHORT_DAYS) return cheapestFirst(ledger, slot, looks, skips)
  const { recipes, floors, costs } = ledger.inOrder(slot)
  const gainOfFilling = ledger.emptyCost + (ledger.rules?.mostSaved(slot) ?? 0)
  const saved = ledger.mostSaved(slot)
  ledger.lookAt(slot)
  let bestRecipe = -1
  let leastCost = 0
  let looksTaken = 0
  for (let index = 0; index < recipes.length; index++) {
    if (floors[index]! - gainOfFilling >= leastCost) break
    if (costs[index]! - gainOfFilling - saved >= leastCost || skips?.() === true) continue
    looksTaken++
    const change = ledger.look(recipes[index]!, leastCost)
    if (change < leastCost) {
      leastCost = change
      bestRecipe = recipes[index]!
    }
  }
  looks.taken += looksTaken + CHANGE_COST
  return bestRecipe
}

/**
 * The same in the order of what recipes cost by themselves. This is slower, but gives better plans
 * in windows of up to a fortnight where few recipes suit: of two that are equally good it takes the
 * cheaper one.
 */
function cheapestFirst(ledger: Ledger, slot: number, looks: Looks, skips?: () => boolean): number {
  const { recipes, costs } = ledger.problem.slots[slot]!.menu
  const saved = ledger.emptyCost + ledger.mostSaved(slot) + (ledger.rules?.mostSaved(slot) ?? 0)
  ledger.lookAt(slot)
  let bestRecipe = -1
  let leastCost = 0
  let index = 0
  for (; index < recipes.length; index++) {
    if (costs[index]! - saved >= leastCost) break
    if (skips?.() === true) continue
    const change = ledger.look(recipes[index]!, leastCost)
    if (change < leastCost) {
      leastCost = change
      bestRecipe = recipes[index]!
    }
  }
  looks.taken += index + CHANGE_COST
  return bestRecipe
}

/**
 * Fills every empty slot with the recipe that serves it best, beginning with the slots that have
 * the least choice.
 */
export function fillGreedily(ledger: Ledger, looks: Looks): void {
  const { slots } = ledger.problem
  const order = slots
    .map((_, slot) => slot)
    .toSorted((a, b) => slots[a]!.menu.recipes.length - slots[b]!.menu.recipes.length || a - b)
  for (const slot of order) if (ledger.chosen[slot]! < 0) ledger.set(slot, bestFor(ledger, slot, looks))
}

function improveSlot(ledger: Ledger, slot: number, looks: Looks): boolean {
  const oldRecipe = ledger.chosen[slot]!
  const totalBefore = ledger.total
  ledger.set(slot, -1)
  ledger.set(slot, bestFor(ledger, slot, looks))
  if (ledger.total < totalBefore) return true
  if (ledger.chosen[slot] !== oldRecipe) ledger.set(slot, oldRecipe)
  return false
}

function improveSwap(ledger: Ledger, firstSlot: number, secondSlot: number, looks: Looks): boolean {
  const firstRecipe = ledger.chosen[firstSlot]!
  const secondRecipe = ledger.chosen[secondSlot]!
  if (
    firstRecipe === secondRecipe ||
    !mayStand(ledger, firstSlot, secondRecipe) ||
    !mayStand(ledger, secondSlot, firstRecipe)
  )
    return false
  const totalBefore = ledger.total
  swap(ledger, firstSlot, secondSlot)
  looks.taken += CHANGE_COST
  if (ledger.total < totalBefore) return true
  swap(ledger, firstSlot, secondSlot)
  return false
}

/** Exchanges what stands in two slots. */
export function swap(ledger: Ledger, firstSlot: number, secondSlot: number): void {
  const firstRecipe = ledger.chosen[firstSlot]!
  const secondRecipe = ledger.chosen[secondSlot]!
  ledger.set(firstSlot, -1)
  ledger.set(secondSlot, firstRecipe)
  ledger.set(firstSlot, secondRecipe)
}

/**
 * Changes single slots and swaps pairs for as long as that makes the plan better, or the looks are
 * used up.
 */
export function descend(ledger: Ledger, looks: Looks): void {
  const count = ledger.chosen.length
  for (let hasImproved = true; hasImproved && looks.taken < looks.most;) {
    hasImproved = false
    for (let slot = 0; slot < count && looks.taken < looks.most; slot++)
      if (improveSlot(ledger, slot, looks)) hasImproved = true
    for (let firstSlot = 0; firstSlot < count && looks.taken < looks.most; firstSlot++)
      for (let secondSlot = firstSlot + 1; secondSlot < count; secondSlot++)
        if (improveSwap(ledger, firstSlot, secondSlot, looks)) hasImproved = true
  }
}
