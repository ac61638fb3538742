/**
 * The ticks of this browser: by the dates of a completed list, or as 'current' for the open one
 * (shopping 27).
 */

import { z } from 'zod'
import type { DayRange } from '../../../domain/day.ts'
import { changeRow, type RowChange, unsentEdits } from '../../../domain/shopping/make-edit.ts'
import { marksIn, mergeMarks, ShopMark } from '../../../domain/shopping/row-edit.ts'
import { makeTick, mergeTicks, Tick } from '../../../domain/shopping/tick.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { phoneId } from '../../api/ids.ts'
import { serverNow } from '../../api/server-clock.ts'
import { StoredValue } from '../stored-value.ts'

/** A mark on a row in the shop besides its tick. */
export type ShopMarkChange = Pick<RowChange, keyof ShopMark['set']>

const StoredTicks = z.object({
  /** The completed list that they belong to; null for the open list. */
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
export type StoredTicks = z.infer<typeof StoredTicks>
type StoredTick = StoredTicks['ticks'][number]

const emptyTicks: StoredTicks = { listId: null, ticks: [], marks: [], unsentMarks: [] }

const KEY_PREFIX = 'plateful:ticks:'
const valuesByKey = new Map<string, StoredValue<StoredTicks>>()

function tickStoreAt(key: string): StoredValue<StoredTicks> {
  const store = valuesByKey.get(key) ?? new StoredValue(key, StoredTicks)
  valuesByKey.set(key, store)
  return store
}

/** The ticks of one person on a completed list, or on the current one. */
export const tickStoreOf = (userId: number, list: DayRange | 'current'): StoredValue<StoredTicks> =>
  tickStoreAt(`${KEY_PREFIX}${userId}:${list === 'current' ? 'current' : `${list.start}:${list.end}`}`)

export const unsentTickStores = (userId: number): StoredValue<StoredTicks>[] =>
  browserStorage
    .keys()
    .filter((key) => key.startsWith(`${KEY_PREFIX}${userId}:`))
    .map(tickStoreAt)
    .filter((store) => store.read()?.listId != null && unsentCount(store.read()) > 0)

export const unsentTicksIn = (stored: StoredTicks | null): StoredTick[] =>
  stored?.ticks.filter(({ isSent }) => !isSent) ?? []

export const unsentCount = (stored: StoredTicks | null): number =>
  unsentTicksIn(stored).length + (stored?.unsentMarks.length ?? 0)

/** Sets a tick of this phone, later than everything that it has seen of the item. */
export function addTick(
  store: StoredValue<StoredTicks>,
  listId: number | null,
  serverTicks: readonly Tick[],
  tick: Pick<Tick, 'itemId' | 'isChecked'>,
): void {
  const value = store.read() ?? emptyTicks
  const before = value.ticks
  const newTick = makeTick([...serverTicks, ...before], { ...tick, now: serverNow(), by: phoneId() })
  const others = before.filter(({ itemId }) => itemId !== tick.itemId)
  store.write({ ...value, listId, ticks: [...others, { ...newTick, isSent: false }] })
}

/** Sets another mark on a row, later than everything that this phone has seen. */
export function addMark(
  store: StoredValue<StoredTicks>,
  listId: number | null,
  serverMarks: readonly ShopMark[],
  itemId: string,
  change: ShopMarkChange,
): void {
  const value = store.read() ?? emptyTicks
  const knownMarks = { rows: mergeMarks(serverMarks, value.marks), list: {} }
  const changedMarks = marksIn(changeRow(knownMarks, itemId, change, { now: serverNow(), by: phoneId() }))
  store.write({
    ...value,
    listId,
    marks: mergeMarks(value.marks, changedMarks),
    unsentMarks: mergeMarks(value.unsentMarks, changedMarks),
  })
}

/** Removes the sent marks from those that wait; a mark that was changed since then still waits. */
export function markMarksSent(store: StoredValue<StoredTicks>, sent: readonly ShopMark[]): void {
  const value = store.read()
  if (!value) return
  const { rows } = unsentEdits({ rows: value.unsentMarks, list: {} }, { rows: [...sent], list: {} })
  store.write({ ...value, unsentMarks: marksIn({ rows }) })
}

const isSame = (a: Tick, b: Tick) => a.itemId === b.itemId && a.at === b.at && a.by === b.by

/**
 * Marks the sent ticks and takes the server's answer over; an item that was ticked again meanwhile
 * still waits.
 */
export function markTicksSent(
  store: StoredValue<StoredTicks>,
  sent: readonly Tick[],
  answer: readonly Tick[],
): void {
  const value = store.read()
  if (!value) return
  const ticks = value.ticks.flatMap((tick): StoredTick[] => {
    if (!sent.some((sentTick) => isSame(sentTick, tick))) return [tick]
    const answered = answer.find(({ itemId }) => itemId === tick.itemId)
    return answered ? [{ ...answered, isSent: true }] : []
  })
  store.write({ ...value, ticks })
}

/**
 * Queues ticks again that the server has lost (shopping 28: re-applied if lost); answers whether
 * there were any.
 */
export function requeueLostTicks(store: StoredValue<StoredTicks>, serverTicks: readonly Tick[]): boolean {
  const value = store.read()
  if (!value) return false
  const merged = mergeTicks(serverTicks, value.ticks)
  const isLost = (tick: StoredTick) =>
    tick.isSent &&
    !serverTicks.some((serverTick) => isSame(serverTick, tick)) &&
    merged.some((one) => isSame(one, tick))
  if (!value.ticks.some(isLost)) return false
  const ticks = value.ticks.map((tick) => (isLost(tick) ? { ...tick, isSent: false } : tick))
  store.write({ ...value, ticks })
  return true
}
