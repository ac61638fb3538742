/** Edits of phones to the open list, even if it was completed or replaced (decision 0074). */

import { boundEdits } from '../../domain/shopping/make-edit.ts'
import { type OpenList, type OpenListEdits, rowsOf, sortLateEdits } from '../../domain/shopping/open-list.ts'
import { marksIn, mergeEdits, type RowEdit } from '../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import type { Tick } from '../../domain/shopping/tick.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { markCompletedList } from './mark-list.ts'
import {
  saveOpenList,
  saveWaitingRows,
  openListOf,
  type StoredOpenList,
  toOpenList,
  waitingRows,
} from './open-list.ts'
import { savePrices } from './prices.ts'
import { rememberNames } from './remember-foods.ts'
import { completedListByOpenList } from './store.ts'

/**
 * Applies a phone's edits to its list. If that is no longer the open one, added rows wait for the
 * next list, ticks go to the completed list, and the ids of rows whose edits came too late are
 * returned to the phone.
 */
export async function editOpenList(
  { household, now }: Context,
  { query, body }: { query: { has?: string | undefined }; body: OpenListEdits },
): Promise<{ list: OpenList | null; late: string[] }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const open = await openListOf(tx)
    const edits = boundEdits(body.edits, Date.parse(now))
    const answer = async (list: StoredOpenList | null, late: string[]) => {
      if (list) await saveOpenList(tx, list)
      return { list: list && toOpenList(list, query.has), late }
    }
    if (open && open.listId === body.listId) {
      const merged = mergeEdits(open.edits, edits)
      await rememberNames(tx, open.items, edits, merged)
      await savePrices(tx, rowsOf({ ...open, edits: merged }), marksIn(edits), marksIn(merged))
      return answer({ ...open, edits: merged }, [])
    }
    const completed = body.listId === null ? undefined : await completedListByOpenList(tx, body.listId)
    const { forList, late } = sortLateEdits(edits, open ?? (await waitingRows(tx)))
    const completedIds = new Set(completed?.items.map(({ id }) => id))
    const rows = forList.rows.filter(({ itemId }) => !completedIds.has(itemId))
    const tooLate = [...late, ...forList.rows.filter(({ itemId }) => completedIds.has(itemId))]
    const missed = await applyLateEdits(tx, completed, tooLate, now)
    // Items that the shop did not have may be on it by now.
    const next = await openListOf(tx)
    if (next) return answer({ ...next, edits: mergeEdits(next.edits, { rows, list: {} }) }, missed)
    await saveWaitingRows(tx, { ...(await waitingRows(tx)), edits: { rows, list: {} } })
    return answer(null, missed)
  })
}

type CompletedRow = Row<'completedShoppingLists'> | undefined

/**
 * Merges late ticks and marks into the completed list; returns the rows with other edits, which
 * came too late.
 */
async function applyLateEdits(
  tx: Household,
  completed: CompletedRow,
  rows: readonly RowEdit[],
  now: string,
): Promise<string[]> {
  const itemsById = new Map(completed?.items.map((item) => [item.id, item]))
  const late = rows.filter(({ itemId }) => itemsById.has(itemId))
  const ticks = late.flatMap(({ itemId, set }): Tick[] => {
    const tick = set.isChecked
    return tick ? [{ itemId, isChecked: tick.value, at: tick.at, by: tick.by }] : []
  })
  const marks = marksIn({ rows: late })
  if (completed && ticks.length + marks.length > 0)
    await markCompletedList(tx, completed, { ticks, marks }, now)
  return rows.filter((edit) => isNotYetSaid(edit, itemsById.get(edit.itemId))).map(({ itemId }) => itemId)
}

/** Whether an edit changes something that the completed row does not have already. */
function isNotYetSaid({ set, removes }: RowEdit, item: ShoppingItem | undefined): boolean {
  if (removes) return true
  return (['name', 'category', 'quantity', 'unit'] as const).some(
    (field) => set[field] !== undefined && set[field].value !== item?.[field],
  )
}
