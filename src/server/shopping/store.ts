import type { Day } from '../../domain/day.ts'
import type { Extra } from '../../domain/shopping/extra.ts'
import type { Staple } from '../../domain/shopping/staple.ts'
import { sortByName } from '../../domain/sort-by-name.ts'
import type { Household } from '../db/household.ts'
import type { NewHouseholdRow, Row } from '../db/tables.ts'

export async function completedListsOf(household: Household): Promise<Row<'completedShoppingLists'>[]> {
  return household
    .selectFrom('completedShoppingLists')
    .selectAll()
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function completedListByDates(
  household: Household,
  dates: { startDate: Day; endDate: Day },
): Promise<Row<'completedShoppingLists'> | undefined> {
  return household
    .selectFrom('completedShoppingLists')
    .selectAll()
    .where('startDate', '=', dates.startDate)
    .where('endDate', '=', dates.endDate)
    .executeTakeFirst()
}

export const updateCompletedList = (
  household: Household,
  id: number,
  change: Partial<Pick<Row<'completedShoppingLists'>, 'items' | 'ticks' | 'marks'>>,
) => household.change('completedShoppingLists', id, change).executeTakeFirstOrThrow()

/** Deletes a list and returns it; undefined when there is none. */
export async function deleteCompletedList(
  household: Household,
  id: number,
): Promise<Row<'completedShoppingLists'> | undefined> {
  return household.deleteFrom('completedShoppingLists').where('id', '=', id).returningAll().executeTakeFirst()
}

/** The list that was made from this open list; undefined while it is not completed. */
export async function completedListByOpenList(
  household: Household,
  openListId: string,
): Promise<Row<'completedShoppingLists'> | undefined> {
  return household
    .selectFrom('completedShoppingLists')
    .selectAll()
    .where('madeFrom', '=', openListId)
    .executeTakeFirst()
}

export async function storedOpenList(household: Household): Promise<Row<'openLists'> | undefined> {
  return household.selectFrom('openLists').selectAll().executeTakeFirst()
}

/** Replaces the open list. */
export async function writeOpenList(tx: Household, list: NewHouseholdRow<'openLists'>): Promise<void> {
  await tx
    .insertInto('openLists')
    .values(list)
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(list))
    .execute()
}

export async function deleteOpenList(tx: Household): Promise<void> {
  await tx.deleteFrom('openLists').execute()
}

export async function shopOrderOf(household: Household): Promise<Row<'shopOrders'> | undefined> {
  return household.selectFrom('shopOrders').selectAll().executeTakeFirst()
}

export async function writeShopOrder(
  household: Household,
  order: NewHouseholdRow<'shopOrders'>,
): Promise<void> {
  await household
    .insertInto('shopOrders')
    .values(order)
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(order))
    .execute()
}

/** The household's staples by name. */
export async function staplesOf(household: Household): Promise<Staple[]> {
  return sortByName(await household.selectFrom('staples').selectAll().execute())
}

/** The last prices of foods, the newest first. */
export async function pricesOf(household: Household): Promise<Row<'foodPrices'>[]> {
  return household.selectFrom('foodPrices').selectAll().orderBy('saidAt', 'desc').orderBy('id').execute()
}

/** Stores the price of a food, unless a later one is known. */
export async function putPrice(tx: Household, price: NewHouseholdRow<'foodPrices'>): Promise<void> {
  const { shopId, food } = price
  const known = await tx
    .selectFrom('foodPrices')
    .select(['id', 'saidAt'])
    .where('shopId', '=', shopId)
    .where('food', '=', food)
    .executeTakeFirst()
  if (!known) await tx.insertInto('foodPrices').values(price).execute()
  else if (known.saidAt <= price.saidAt)
    await tx.updateTable('foodPrices').set(price).where('id', '=', known.id).execute()
}

/** Deletes all prices but the newest. */
export async function deleteOldPrices(tx: Household, most: number): Promise<void> {
  const old = await tx
    .selectFrom('foodPrices')
    .select('id')
    .orderBy('saidAt', 'desc')
    .orderBy('id')
    .limit(1000)
    .offset(most)
    .execute()
  if (old.length === 0) return
  await tx
    .deleteFrom('foodPrices')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}

/** Items that were added by hand and are on no completed list, the oldest first. */
export async function extrasOf(household: Household): Promise<Extra[]> {
  const rows = await household
    .selectFrom('shoppingExtras')
    .select(['itemId', 'name', 'quantity', 'unit'])
    .orderBy('id')
    .execute()
  return rows.map(({ itemId, ...rest }) => ({ id: itemId, ...rest }))
}

/** Stores extras; one that is there already stays as it is. */
export async function putExtras(tx: Household, extras: readonly Extra[]): Promise<void> {
  if (extras.length === 0) return
  await tx
    .insertInto('shoppingExtras')
    .values(extras.map(({ id, name, quantity, unit }) => ({ itemId: id, name, quantity, unit })))
    .onConflict((conflict) => conflict.columns(['householdId', 'itemId']).doNothing())
    .execute()
}

export async function removeExtras(tx: Household, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await tx.deleteFrom('shoppingExtras').where('itemId', 'in', itemIds).execute()
}
