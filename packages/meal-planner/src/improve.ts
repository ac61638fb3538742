import type { Ledger } from './ledger.ts'
import { NOT_OFFERED } from './problem.ts'

/**
 * Counts the looks a search has taken at a recipe for a slot. Work is limited by looks, never by a
 * clock: same input, same plan.
 */
export interface Looks {
  taken: number
  most: number
}

/** Looks that setting one slot is worth: a change costs more than a look. */
const CHANGE = 4

/** Longer windows are searched in other ways. */
export const SHORT_DAYS = 14

/** Whether a recipe may stand in a slot; nothing (-1) may always. */
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
  const byFilling = ledger.emptyCost + (ledger.rules?.mostSaved(slot) ?? 0)
  const saved = ledger.mostSaved(slot)
  ledger.lookAt(slot)
  let best = -1
  let least = 0
  let taken = 0
  for (let at = 0; at < recipes.length; at++) {
    if (floors[at]! - byFilling >= least) break
    if (costs[at]! - byFilling - saved >= least || skips?.() === true) continue
    taken++
    const change = ledger.look(recipes[at]!, least)
    if (change < least) {
      least = change
      best = recipes[at]!
    }
  }
  looks.taken += taken + CHANGE
  return best
}

/**
 * The same in the order of what recipes cost by themselves. Slower, and yet in windows of up to a
 * fortnight better where little suits: of two as good it takes the cheaper one.
 */
function cheapestFirst(ledger: Ledger, slot: number, looks: Looks, skips?: () => boolean): number {
  const { recipes, costs } = ledger.problem.slots[slot]!.menu
  const saved = ledger.emptyCost + ledger.mostSaved(slot) + (ledger.rules?.mostSaved(slot) ?? 0)
  ledger.lookAt(slot)
  let best = -1
  let least = 0
  let at = 0
  for (; at < recipes.length; at++) {
    if (costs[at]! - saved >= least) break
    if (skips?.() === true) continue
    const change = ledger.look(recipes[at]!, least)
    if (change < least) {
      least = change
      best = recipes[at]!
    }
  }
  looks.taken += at + CHANGE
  return best
}

/** Fills every empty slot with what serves it best, the slots with the least choice first. */
export function fillGreedily(ledger: Ledger, looks: Looks): void {
  const { slots } = ledger.problem
  const order = slots
    .map((_, slot) => slot)
    .toSorted((a, b) => slots[a]!.menu.recipes.length - slots[b]!.menu.recipes.length || a - b)
  for (const slot of order) if (ledger.chosen[slot]! < 0) ledger.set(slot, bestFor(ledger, slot, looks))
}

function improveSlot(ledger: Ledger, slot: number, looks: Looks): boolean {
  const old = ledger.chosen[slot]!
  const before = ledger.total
  ledger.set(slot, -1)
  ledger.set(slot, bestFor(ledger, slot, looks))
  if (ledger.total < before) return true
  if (ledger.chosen[slot] !== old) ledger.set(slot, old)
  return false
}

function improveSwap(ledger: Ledger, one: number, other: number, looks: Looks): boolean {
  const a = ledger.chosen[one]!
  const b = ledger.chosen[other]!
  if (a === b || !mayStand(ledger, one, b) || !mayStand(ledger, other, a)) return false
  const before = ledger.total
  swap(ledger, one, other)
  looks.taken += CHANGE
  if (ledger.total < before) return true
  swap(ledger, one, other)
  return false
}

/** Exchanges what stands in two slots. */
export function swap(ledger: Ledger, one: number, other: number): void {
  const a = ledger.chosen[one]!
  const b = ledger.chosen[other]!
  ledger.set(one, -1)
  ledger.set(other, a)
  ledger.set(one, b)
}

/**
 * Changes single slots and swaps pairs for as long as that makes the plan better, or the looks are
 * used up.
 */
export function descend(ledger: Ledger, looks: Looks): void {
  const count = ledger.chosen.length
  for (let isBetter = true; isBetter && looks.taken < looks.most;) {
    isBetter = false
    for (let slot = 0; slot < count && looks.taken < looks.most; slot++)
      if (improveSlot(ledger, slot, looks)) isBetter = true
    for (let one = 0; one < count && looks.taken < looks.most; one++)
      for (let other = one + 1; other < count; other++)
        if (improveSwap(ledger, one, other, looks)) isBetter = true
  }
}
