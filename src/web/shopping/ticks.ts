/**
 * The ticks of this browser: by the dates of a completed list, or as 'current' for the open one
 * (shopping 27).
 */
import { z } from 'zod'
import type { DayRange } from '../../domain/day.ts'
import { marksIn, mergeMarks, ShopMark } from '../../domain/shopping/row-edit.ts'
import { changeRow, type RowChange, unsentEdits } from '../../domain/shopping/make-edit.ts'
import { makeTick, mergeTicks, Tick } from '../../domain/shopping/tick.ts'
import { browserStorage } from '../api/browser-storage.ts'
import { phoneId } from '../api/ids.ts'
import { serverNow } from '../api/server-clock.ts'
import { KeptValue } from './kept-value.ts'

/** A mark on a row in the shop besides its tick. */
export type ShopWord = Pick<RowChange, keyof ShopMark['set']>

const KeptTicks = z.object({
  /** The completed list that they belong to; null for the list in the making. */
  listId: z.number().nullable(),
  ticks: z.array(
    Tick.extend({
      isSent: z.boolean(),
    }),
  ),
  marks: z.array(ShopMark).default([]),
  /** The marks that the server does not have. */
  unsentMarks: z.array(ShopMark).default([]),
})
export type KeptTicks = z.infer<typeof KeptTicks>
type KeptTick = KeptTicks['ticks'][number]

const emptyTicks: KeptTicks = { listId: null, ticks: [], marks: [], unsentMarks: [] }

const KEY_PREFIX = 'plateful:ticks:'
const valuesByKey = new Map<string, KeptValue<KeptTicks>>()

function keptTicksAt(key: string): KeptValue<KeptTicks> {
  const kept = valuesByKey.get(key) ?? new KeptValue(key, KeptTicks)
  valuesByKey.set(key, kept)
  return kept
}

/** The ticks of one person on a completed list, or on the current one. */
export const ticksOf = (userId: number, list: DayRange | 'current'): KeptValue<KeptTicks> =>
  keptTicksAt(`${KEY_PREFIX}${userId}:${list === 'current' ? 'current' : `${list.start}:${list.end}`}`)

export const unsentTicksOf = (userId: number): KeptValue<KeptTicks>[] =>
  browserStorage
    .keys()
    .filter((key) => key.startsWith(`${KEY_PREFIX}${userId}:`))
    .map(keptTicksAt)
    .filter((kept) => kept.read()?.listId != null && unsentCount(kept.read()) > 0)

export const unsent = (kept: KeptTicks | null): KeptTick[] =>
  kept?.ticks.filter(({ isSent }) => !isSent) ?? []

export const unsentCount = (kept: KeptTicks | null): number =>
  unsent(kept).length + (kept?.unsentMarks.length ?? 0)

/** Sets a tick of this phone, later than everything that it has seen of the item. */
export function addTick(
  kept: KeptValue<KeptTicks>,
  listId: number | null,
  seen: readonly Tick[],
  tick: Pick<Tick, 'itemId' | 'isChecked'>,
): void {
  const value = kept.read() ?? emptyTicks
  const before = value.ticks
  const newTick = makeTick([...seen, ...before], { ...tick, now: serverNow(), by: phoneId() })
  const others = before.filter(({ itemId }) => itemId !== tick.itemId)
  kept.write({ ...value, listId, ticks: [...others, { ...newTick, isSent: false }] })
}

/** Sets another mark on a row, later than everything that this phone has seen. */
export function addMark(
  kept: KeptValue<KeptTicks>,
  listId: number | null,
  seen: readonly ShopMark[],
  itemId: string,
  change: ShopWord,
): void {
  const value = kept.read() ?? emptyTicks
  const knownMarks = { rows: mergeMarks(seen, value.marks), list: {} }
  const changedMarks = marksIn(changeRow(knownMarks, itemId, change, { now: serverNow(), by: phoneId() }))
  kept.write({
    ...value,
    listId,
    marks: mergeMarks(value.marks, changedMarks),
    unsentMarks: mergeMarks(value.unsentMarks, changedMarks),
  })
}

/** Marks the sent marks: only later ones still wait. */
export function markMarksSent(kept: KeptValue<KeptTicks>, sent: readonly ShopMark[]): void {
  const value = kept.read()
  if (!value) return
  const { rows } = unsentEdits({ rows: value.unsentMarks, list: {} }, { rows: [...sent], list: {} })
  kept.write({ ...value, unsentMarks: marksIn({ rows }) })
}

const isSame = (a: Tick, b: Tick) => a.itemId === b.itemId && a.at === b.at && a.by === b.by

/**
 * Marks the sent ticks and takes the server's answer over; an item that was ticked again meanwhile
 * still waits.
 */
export function markSent(kept: KeptValue<KeptTicks>, sent: readonly Tick[], answer: readonly Tick[]): void {
  const value = kept.read()
  if (!value) return
  const ticks = value.ticks.flatMap((tick): KeptTick[] => {
    if (!sent.some((one) => isSame(one, tick))) return [tick]
    const answered = answer.find(({ itemId }) => itemId === tick.itemId)
    return answered ? [{ ...answered, isSent: true }] : []
  })
  kept.write({ ...value, ticks })
}

/**
 * Queues ticks again that the server has lost (shopping 28: re-applied if lost); answers whether
 * there were any.
 */
export function reapplyLost(kept: KeptValue<KeptTicks>, serverTicks: readonly Tick[]): boolean {
  const value = kept.read()
  if (!value) return false
  const merged = mergeTicks(serverTicks, value.ticks)
  const isLost = (tick: KeptTick) =>
    tick.isSent && !serverTicks.some((one) => isSame(one, tick)) && merged.some((one) => isSame(one, tick))
  if (!value.ticks.some(isLost)) return false
  const ticks = value.ticks.map((tick) => (isLost(tick) ? { ...tick, isSent: false } : tick))
  kept.write({ ...value, ticks })
  return true
}
