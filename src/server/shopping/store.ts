import type { Day } from '../../domain/day.ts'
import type { Extra } from '../../domain/shopping/extra.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

export async function completedListsOf(
  db: Db,
  householdId: number,
): Promise<Row<'completedShoppingLists'>[]> {
  return db
    .selectFrom('completedShoppingLists')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertCompletedList(
  db: Db,
  householdId: number,
  list: Omit<NewRow<'completedShoppingLists'>, 'householdId'>,
): Promise<Row<'completedShoppingLists'>> {
  return db
    .insertInto('completedShoppingLists')
    .values({ ...list, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function completedListFor(
  db: Db,
  householdId: number,
  dates: { startDate: Day; endDate: Day },
): Promise<Row<'completedShoppingLists'> | undefined> {
  return db
    .selectFrom('completedShoppingLists')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('startDate', '=', dates.startDate)
    .where('endDate', '=', dates.endDate)
    .executeTakeFirst()
}

export async function completedListById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'completedShoppingLists'> | undefined> {
  return db
    .selectFrom('completedShoppingLists')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateList(
  db: Db,
  householdId: number,
  id: number,
  change: Partial<Pick<Row<'completedShoppingLists'>, 'items' | 'ticks'>>,
): Promise<Row<'completedShoppingLists'>> {
  return db
    .updateTable('completedShoppingLists')
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a list and answers what it was, or nothing when there is no such list. */
export async function deleteCompletedList(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'completedShoppingLists'> | undefined> {
  return db
    .deleteFrom('completedShoppingLists')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function shopOrderOf(db: Db, householdId: number): Promise<Row<'shopOrders'> | undefined> {
  return db.selectFrom('shopOrders').selectAll().where('householdId', '=', householdId).executeTakeFirst()
}

export async function writeShopOrder(
  db: Db,
  householdId: number,
  order: Omit<NewRow<'shopOrders'>, 'householdId'>,
): Promise<void> {
  await db
    .insertInto('shopOrders')
    .values({ ...order, householdId })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(order))
    .execute()
}

/** What was added by hand and is on no completed list yet, the oldest first. */
export async function extrasOf(db: Db, householdId: number): Promise<Extra[]> {
  const rows = await db
    .selectFrom('shoppingExtras')
    .select(['itemId', 'name', 'quantity', 'unit'])
    .where('householdId', '=', householdId)
    .orderBy('id')
    .execute()
  return rows.map(({ itemId, ...rest }) => ({ id: itemId, ...rest }))
}

/** Keeps extras; one that waits already stays as it is. */
export async function putExtras(tx: Db, householdId: number, extras: readonly Extra[]): Promise<void> {
  if (extras.length === 0) return
  await tx
    .insertInto('shoppingExtras')
    .values(extras.map(({ id, name, quantity, unit }) => ({ householdId, itemId: id, name, quantity, unit })))
    .onConflict((conflict) => conflict.columns(['householdId', 'itemId']).doNothing())
    .execute()
}

export async function removeExtras(tx: Db, householdId: number, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await tx
    .deleteFrom('shoppingExtras')
    .where('householdId', '=', householdId)
    .where('itemId', 'in', itemIds)
    .execute()
}
