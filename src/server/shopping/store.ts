import type { Day } from '../../domain/day/day.ts'
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

/** Deletes a list and answers the lock that it held, or nothing when there is no such list. */
export async function deleteCompletedList(
  db: Db,
  householdId: number,
  id: number,
): Promise<{ lockId: number } | undefined> {
  return db
    .deleteFrom('completedShoppingLists')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returning('lockId')
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
