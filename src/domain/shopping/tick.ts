/**
 * Ticks from several phones, some offline for a while, that converge to the same state everywhere.
 */

import { z } from 'zod'
import { ClientId } from '../fields.ts'
import type { ShoppingItem } from './shopping-item.ts'
import { isLater, nextStamp, Stamp } from './stamp.ts'

/** One phone's tick of one item, with its time (decision 0021). */
export const Tick = z.object({
  itemId: ClientId,
  isChecked: z.boolean(),
  ...Stamp.shape,
})
export type Tick = z.infer<typeof Tick>

/** Of a tick and its removal at the same moment on the same phone, the tick counts. */
const valued = (tick: Tick) => ({ ...tick, value: tick.isChecked })

/**
 * Two sets of ticks as one: of each item the latest. Whatever the order in which ticks arrive, and
 * however often, the outcome is the same (commutative, associative, idempotent). Sorted by item, so
 * that equal sets are equal lists.
 */
export function mergeTicks(ours: readonly Tick[], theirs: readonly Tick[]): Tick[] {
  const latest = new Map<string, Tick>()
  for (const tick of [...ours, ...theirs]) {
    const known = latest.get(tick.itemId)
    if (!known || isLater(valued(tick), valued(known))) latest.set(tick.itemId, tick)
  }
  return [...latest.values()].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
}

/**
 * A new tick of a phone that has seen `known`. It is later than all of those, whatever the phone's
 * clock says.
 */
export function makeTick(
  known: readonly Tick[],
  tick: { itemId: string; isChecked: boolean; now: number; by: string },
): Tick {
  const { itemId, isChecked, now, by } = tick
  const seen = known.filter((one) => one.itemId === itemId)
  return { itemId, isChecked, ...nextStamp(seen, now, by) }
}

/**
 * The items with what the ticks say of them; an item without a tick stays as the list was
 * completed.
 */
export function withTicks<Item extends ShoppingItem>(
  items: readonly Item[],
  ticks: readonly Pick<Tick, 'itemId' | 'isChecked'>[],
): Item[] {
  const checkedById = new Map(ticks.map(({ itemId, isChecked }) => [itemId, isChecked]))
  return items.map((item) => {
    const isChecked = checkedById.get(item.id) ?? item.isChecked
    return isChecked === item.isChecked ? item : { ...item, isChecked }
  })
}
