/** What is ticked, kept in this browser: by the dates of a completed list, or as 'current' for the list in the making (part 2 §4). */
import { z } from 'zod'
import type { DayRange } from '../../domain/day/range.ts'
import { KeptValue } from './kept-value.ts'

const Ticks = z.record(
  z.string(),
  z.object({
    isTicked: z.boolean(),
    /** The server has it too. */
    isSent: z.boolean(),
  }),
)
export type Ticks = z.infer<typeof Ticks>

const kept = new Map<string, KeptValue<Ticks>>()

/** The ticks of a completed list, or of the current one. */
export function ticksOf(list: DayRange | 'current'): KeptValue<Ticks> {
  const key = `plateful:ticks:${list === 'current' ? 'current' : `${list.start}:${list.end}`}`
  const known = kept.get(key) ?? new KeptValue(key, Ticks)
  kept.set(key, known)
  return known
}

export function setTick(ticks: KeptValue<Ticks>, id: string, tick: Ticks[string]): void {
  ticks.write({ ...ticks.read(), [id]: tick })
}

/** The server has these ticks; one that changed again meanwhile waits on. */
export function markSent(ticks: KeptValue<Ticks>, sent: ReadonlyMap<string, boolean>): void {
  const now = Object.entries(ticks.read() ?? {})
  ticks.write(
    Object.fromEntries(
      now.map(([id, tick]) => [id, sent.get(id) === tick.isTicked ? { ...tick, isSent: true } : tick]),
    ),
  )
}
