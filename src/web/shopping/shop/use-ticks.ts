import { useEffect, useMemo, useState } from 'react'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { mergeMarks, withMarks } from '../../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { mergeTicks, withTicks } from '../../../domain/shopping/tick.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { editRow, waitingEditsStore } from '../list/local-list.ts'
import { useIsUnsent } from '../list/send-edits.ts'
import { reuseUnchangedRows } from '../list/unchanged-rows.ts'
import { useStoredValue } from '../stored-value.ts'
import { useSendTicks } from './send-ticks.ts'
import { addMark, addTick, requeueLostTicks, type ShopMarkChange, tickStoreOf, unsentCount } from './ticks.ts'

/**
 * Milliseconds between the checks of a previous list's ticks, and how long they go on (shopping
 * 28).
 */
const RESTORE_EVERY = 1000
const RESTORE_FOR = 10_000

const noTicks: CompletedList['ticks'] = []
const noMarks: CompletedList['marks'] = []

/** How many ticks of the open list wait because the server is not reached. */
function useUnsentTicks(userId: number): number {
  const waiting = useStoredValue(waitingEditsStore(userId)) ?? []
  const rows = waiting.flatMap(({ edits }) => edits.rows)
  return useIsUnsent() ? rows.filter(({ set }) => set.isChecked ?? set.notThere ?? set.price).length : 0
}

/**
 * Reuses the object of a row whose values are the same, since each tick makes new objects of all
 * ticked rows (shopping 84).
 */
function keepUnchangedRows() {
  let shown: ShoppingItem[] = []
  return (now: readonly ShoppingItem[]) => (shown = reuseUnchangedRows(shown, now))
}

/**
 * The items of a list with their ticks and marks, and how to set them. A tick shows at once and is
 * stored here. For a completed list it is also sent by itself, so that the ticks of two phones
 * merge; it is repeated when the connection is back.
 */
export function useTicks(items: readonly ShoppingItem[], completed: CompletedList | null) {
  const userId = useUserId()
  const store = tickStoreOf(
    userId,
    completed ? { start: completed.startDate, end: completed.endDate } : 'current',
  )
  const value = useStoredValue(store)
  const send = useSendTicks()
  const serverTicks = completed?.ticks ?? noTicks
  const serverMarks = completed?.marks ?? noMarks
  // Stored ticks may be of an earlier list with the same dates; these are ignored.
  const ownTicks = value?.listId === (completed?.id ?? null) ? value : null
  const shownTicks = completed ? ownTicks : null
  const waitingHere = useUnsentTicks(userId)
  // The rows of the open list have their ticks themselves.
  const [sameRows] = useState(keepUnchangedRows)
  const visibleTicks = useMemo(() => {
    const ticked = withTicks(items, mergeTicks(serverTicks, shownTicks?.ticks ?? []))
    return sameRows(withMarks(ticked, mergeMarks(serverMarks, shownTicks?.marks ?? [])))
  }, [items, serverTicks, serverMarks, shownTicks, sameRows])
  const setMark = useStableCallback((item: ShoppingItem, change: ShopMarkChange) => {
    if (!completed) return editRow(userId, item.id, change)
    if (value && !ownTicks) store.write(null)
    addMark(store, completed.id, serverMarks, item.id, change)
    return send()
  })
  const tick = useStableCallback((item: ShoppingItem, isChecked: boolean) => {
    if (value && !ownTicks) store.write(null)
    addTick(store, completed?.id ?? null, serverTicks, { itemId: item.id, isChecked })
    if (completed) send()
    else editRow(userId, item.id, { isChecked })
  })
  return {
    items: visibleTicks,
    waiting: completed ? unsentCount(ownTicks) : waitingHere,
    tick,
    setMark,
  }
}

/** Restores lost ticks in the first seconds after a previous list was opened. */
export function useTickRestoring(completed: CompletedList | null): void {
  const userId = useUserId()
  const send = useSendTicks()
  useEffect(() => {
    if (!completed) return undefined
    const store = tickStoreOf(userId, { start: completed.startDate, end: completed.endDate })
    const restore = () => {
      if (store.read()?.listId !== completed.id) return
      if (requeueLostTicks(store, completed.ticks)) send()
    }
    restore()
    const interval = setInterval(restore, RESTORE_EVERY)
    const end = setTimeout(() => clearInterval(interval), RESTORE_FOR)
    return () => {
      clearInterval(interval)
      clearTimeout(end)
    }
  }, [userId, completed, send])
}
