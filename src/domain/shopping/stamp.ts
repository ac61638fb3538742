/** When an edit was made and on which phone, and which of two edits counts (decision 0021). */

import { z } from 'zod'

/** A moment of a phone. Of two edits of one thing, the later one counts. */
export const Stamp = z.object({
  /**
   * Milliseconds since 1970 by the server's clock as the phone knows it, or just after what the
   * phone saw before.
   */
  at: z.number().int().min(0).max(8.64e15),
  by: z.string().min(1).max(64),
})
export type Stamp = z.infer<typeof Stamp>

/** Most milliseconds that a stamp may be ahead of the server, since phone clocks are wrong. */
export const MAX_AHEAD = 1000

/** The value that an edit sets, with its stamp. */
export type StampedValue = Stamp & { value?: unknown }

/** The order of edits of one thing, the same on every phone: by time, phone and value. */
export function isLater(one: StampedValue, other: StampedValue): boolean {
  if (one.at !== other.at) return one.at > other.at
  if (one.by !== other.by) return one.by > other.by
  return JSON.stringify(one.value ?? null) > JSON.stringify(other.value ?? null)
}

/** A moment of this phone that is later than all it has seen, whatever its clock says. */
export const nextStamp = (seen: readonly Stamp[], now: number, by: string): Stamp => ({
  at: Math.max(now, ...seen.map(({ at }) => at + 1)),
  by,
})

/**
 * An edit as the server stores it: a future time becomes now, so that a fast clock does not win for
 * days.
 */
export const boundStamp = <One extends Stamp>(one: One, now: number): One =>
  one.at > now + MAX_AHEAD ? { ...one, at: now } : one
