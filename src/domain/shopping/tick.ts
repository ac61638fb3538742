/**
 * Ticks from several phones, some offline for a while, that converge to the same state everywhere.
 */
import { z } from 'zod'
import { ClientId } from '../fields.ts'
import type { ShoppingItem } from './item.ts'

/** One phone's tick of one item, with its time (decision 0021). */
export const Tick = z.object({
  itemId: ClientId,
  isChecked: z.boolean(),
  /**
   * Milliseconds since 1970 by the server's clock as the phone knows it, or just after the tick
   * that the phone saw before.
   */
  at: z.number().int().min(0).max(8.64e15),
  by: z.string().min(1).max(64),
})
export type Tick = z.infer<typeof Tick>

/** Most milliseconds that a tick may be ahead of the server, since phone clocks are wrong. */
export const MAX_AHEAD = 1000

/**
 * The order of all ticks of one item, the same on every phone: by time, then by phone, and a
 * tick before a tick taken back.
 */
function isLater(one: Tick, other: Tick): boolean {
  if (one.at !== other.at) return one.at > other.at
  if (one.by !== other.by) return one.by > other.by
  return one.isChecked && !other.isChecked
}

/**
 * Two sets of ticks as one: of each item the latest. Whatever the order in which ticks arrive, and
 * however often, the outcome is the same (commutative, associative, idempotent). Sorted by item, so
 * that equal sets are equal lists.
 */
export function mergeTicks(ours: readonly Tick[], theirs: readonly Tick[]): Tick[] {
  const latest = new Map<string, Tick>()
  for (const tick of [...ours, ...theirs]) {
    const known = latest.get(tick.itemId)
    if (!known || isLater(tick, known)) latest.set(tick.itemId, tick)
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
  const { now, ...rest } = tick
  const seen = known.filter(({ itemId }) => itemId === tick.itemId).map(({ at }) => at + 1)
  return { ...rest, at: Math.max(now, ...seen) }
}

/**
 * A tick as the server stores it: a future time becomes now, so that a fast clock does not win for
 * days.
 */
export function boundTick(tick: Tick, now: number): Tick {
  return tick.at > now + MAX_AHEAD ? { ...tick, at: now } : tick
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
