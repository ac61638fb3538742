/** Marks of a completed list: what the shop did not have, and what moves to the next list. */

import { refuse } from '../../domain/refusal.ts'
import type { CompletedList, NewMarks } from '../../domain/shopping/completed-list.ts'
import { changedExtras } from '../../domain/shopping/extra.ts'
import { boundEdits } from '../../domain/shopping/make-edit.ts'
import { extrasMovedFrom } from '../../domain/shopping/not-there.ts'
import { rowsOf } from '../../domain/shopping/open-list.ts'
import { mergeMarks, type ShopMark } from '../../domain/shopping/row-edit.ts'
import { mergeTicks, type Tick } from '../../domain/shopping/tick.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import type { Context, WithId } from '../http/context.ts'
import { toCompletedList } from './complete-list.ts'
import { changeWaitingExtras } from './extras.ts'
import { openListOf } from './open-list.ts'
import { savePrices } from './prices.ts'
import { updateCompletedList } from './store.ts'

type ListRow = Row<'completedShoppingLists'>

/**
 * Adds the items that a list newly moves to the next one, and removes those that it no longer
 * moves, unless somebody has them in the trolley already.
 */
export async function moveToNextList(
  tx: Household,
  before: CompletedList,
  after: CompletedList,
  now: string,
): Promise<void> {
  const [movedBefore, movedNow] = [extrasMovedFrom(before), extrasMovedFrom(after)]
  const extrasToPut = changedExtras(movedBefore, movedNow)
  const idsToRemove = movedBefore
    .filter(({ id }) => !movedNow.some((extra) => extra.id === id))
    .map(({ id }) => id)
  if (extrasToPut.length === 0 && idsToRemove.length === 0) return
  const open = await openListOf(tx)
  const tickedIds = new Set(open ? rowsOf(open).flatMap(({ id, isChecked }) => (isChecked ? id : [])) : [])
  const isUnticked = (id: string) => !tickedIds.has(id)
  await changeWaitingExtras(
    tx,
    { put: extrasToPut.filter(({ id }) => isUnticked(id)), remove: idsToRemove.filter(isUnticked) },
    now,
  )
}

/** Adds ticks and marks to a completed list; those of rows that are not on it are dropped. */
export async function markCompletedList(
  tx: Household,
  row: ListRow,
  edits: { ticks?: readonly Tick[]; marks?: readonly ShopMark[] },
  now: string,
): Promise<CompletedList> {
  const itemIds = new Set(row.items.map(({ id }) => id))
  const isOnIt = ({ itemId }: { itemId: string }) => itemIds.has(itemId)
  const updated = await updateCompletedList(tx, row.id, {
    ticks: mergeTicks(row.ticks, (edits.ticks ?? []).filter(isOnIt)),
    marks: mergeMarks(row.marks, (edits.marks ?? []).filter(isOnIt)),
  })
  const list = toCompletedList(updated)
  await savePrices(tx, list.items, (edits.marks ?? []).filter(isOnIt), updated.marks)
  await moveToNextList(tx, toCompletedList(row), list, now)
  return list
}

export async function markList(
  { household, now }: Context,
  { params, body }: WithId & { body: NewMarks },
): Promise<CompletedList> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const row = await tx.byId('completedShoppingLists', params.id)
    if (!row) throw refuse('NOT_FOUND', 'This shopping list is no longer there.')
    const marks = boundEdits({ rows: body.marks, list: {} }, Date.parse(now)).rows
    return markCompletedList(tx, row, { marks }, now)
  })
}
