import { addDays } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import type { CompletedList, CompletedListDraft } from '../../domain/shopping/completed-list.ts'
import { type Extra, extrasIn, withExtras } from '../../domain/shopping/extra.ts'
import { groupsOf, rowKey } from '../../domain/shopping/food-groups.ts'
import { isSwapped, extrasMovedFrom } from '../../domain/shopping/not-there.ts'
import { byHandEdits, rowsOf } from '../../domain/shopping/open-list.ts'
import { marksIn, withMarks } from '../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { type Tick, withTicks } from '../../domain/shopping/tick.ts'
import { lockDays, unlockDays } from '../calendar/lock-days.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { type Context, todayOf, type WithId } from '../http/context.ts'
import { changeWaitingExtras } from './extras.ts'
import { openListOf, type StoredOpenList } from './open-list.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { rowsToBuy } from './rows-to-buy.ts'
import {
  completedListByOpenList,
  deleteCompletedList,
  deleteOpenList,
  extrasOf,
  putExtras,
  removeExtras,
} from './store.ts'

/**
 * The open list that is to be completed: it is for the same days, else none is meant. Refuses where
 * the phone names another one.
 */
function openListMeant(
  stored: StoredOpenList | null,
  { listId, startDate, endDate }: Pick<CompletedListDraft, 'listId' | 'startDate' | 'endDate'>,
): StoredOpenList | null {
  const open = stored?.startDate === startDate && stored.endDate === endDate ? stored : null
  if (listId !== undefined && open?.listId !== listId)
    throw refuse(
      'CHANGED_MEANWHILE',
      'Somebody in your household has made another list in the meantime. Look at it first.',
    )
  return open
}

/** The ticks of the open list, with their times, so that a late tick is merged correctly. */
function ticksOn({ edits }: StoredOpenList, items: readonly ShoppingItem[]): Tick[] {
  const itemIds = new Set(items.map(({ id }) => id))
  return edits.rows.flatMap(({ itemId, set: { isChecked } }) =>
    isChecked && itemIds.has(itemId)
      ? [{ itemId, isChecked: isChecked.value, at: isChecked.at, by: isChecked.by }]
      : [],
  )
}

/**
 * What is to buy of an open list: its rows that have a name, and what waits for the next list and
 * has no row yet. A row that somebody renamed keeps its product, by which a changed meal finds it.
 */
async function itemsOf(
  tx: Household,
  list: StoredOpenList,
  extras: readonly Extra[],
): Promise<ShoppingItem[]> {
  const generatedRows = new Map(list.items.map((item) => [item.id, item]))
  const groups = groupsOf(await rememberedFoodsOf(tx))
  const rows = (await rowsToBuy(tx, list))
    .filter(({ name }) => name.trim() !== '')
    .map((row) => {
      const before = generatedRows.get(row.id)
      return before === undefined || before.name === row.name
        ? row
        : { ...row, product: rowKey(before, groups) }
    })
  const known = new Set(rowsOf(list).map(({ id }) => id))
  return withExtras(
    rows,
    extras.filter(({ id }) => !known.has(id)),
  )
}

/** What a completed list with these items stores of the open list that it was made from. */
function columnsFrom(open: StoredOpenList | null, items: readonly ShoppingItem[]) {
  if (!open) return { madeFrom: null, ticks: [], marks: [], byHand: [] }
  const itemIds = new Set(items.map(({ id }) => id))
  return {
    madeFrom: open.listId,
    ticks: ticksOn(open, items),
    marks: marksIn(open.edits).filter(({ itemId }) => itemIds.has(itemId)),
    byHand: byHandEdits(open).rows.map(({ itemId }) => itemId),
  }
}

/**
 * Writes list and lock in one transaction. The rows of the open list are those on the server, so
 * that no change of another phone is lost; the open list is deleted. Other waiting rows are put on
 * the list too. An open list that was completed already answers the list made from it.
 */
export async function completeList(
  { household, user, now }: Context,
  { body: { listId, ...body } }: { body: CompletedListDraft },
): Promise<CompletedList> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const completedBefore = listId === undefined ? undefined : await completedListByOpenList(tx, listId)
    if (completedBefore) return toCompletedList(completedBefore)
    const stored = await openListOf(tx)
    const open = openListMeant(stored, { listId, ...body })
    const range = { start: body.startDate, end: body.endDate }
    const lockId = await lockDays(tx, range, { reason: `Shopping list: ${body.name}`, now })
    // Waiting rows are on the open list; a list of other days keeps them.
    const extras = stored && !open ? [] : await extrasOf(tx)
    const items =
      open && listId !== undefined ? await itemsOf(tx, open, extras) : withExtras(body.items, extras)
    await removeExtras(
      tx,
      extras.map(({ id }) => id),
    )
    if (open) await deleteOpenList(tx)
    const row = { ...body, ...columnsFrom(open, items), items, userId: user.id, lockId, completedAt: now }
    const list = toCompletedList(await tx.insert('completedShoppingLists', row))
    const movedRows = extrasMovedFrom(list)
    if (movedRows.length > 0) await changeWaitingExtras(tx, { put: movedRows, remove: [] }, now)
    return list
  })
}

/**
 * Deletes a list and unlocks its days in one transaction. Unbought items that were added by hand
 * wait for the next list, unless the list's days are over.
 */
export async function deleteList({ household, now }: Context, { params }: WithId): Promise<void> {
  await household.transaction(async (tx) => {
    // Locked before the list, in the order of ticking, to avoid deadlocks.
    await lockHousehold(tx)
    const deleted = await deleteCompletedList(tx, params.id)
    if (!deleted) throw refuse('NOT_FOUND', 'This shopping list is no longer there.')
    await unlockDays(tx, deleted.lockId)
    // In the household's time zone it may still be yesterday.
    const isOver = deleted.endDate < addDays(todayOf(now), -1)
    if (isOver) return
    const list = toCompletedList(deleted)
    const notBought = list.items.filter((item) => !item.isChecked && !isSwapped(item))
    const byHand = new Set(deleted.byHand)
    const asExtras = notBought.map((item) =>
      byHand.has(item.id) ? { ...item, category: 'Extras to Order' as const } : item,
    )
    // What was moved to the next list waits as it was added; else the plan would ask for it twice.
    const moved = extrasMovedFrom(list).map(({ id }) => id)
    if (moved.length > 0) await changeWaitingExtras(tx, { put: [], remove: moved }, now)
    await putExtras(tx, extrasIn(asExtras))
  })
}

/** A stored list as it is answered: with the ticks and marks since its completion. */
export const toCompletedList = (row: Row<'completedShoppingLists'>): CompletedList => ({
  ...row,
  items: withMarks(withTicks(row.items, row.ticks), row.marks),
})
