import { changeShopOrder } from '../../domain/shopping/always-had.ts'
import { type ShopOrder, type ShopOrderChange, usualOrder } from '../../domain/shopping/shop-order.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { shopOrderOf, writeShopOrder } from './store.ts'

export async function orderOf(db: Db, householdId: number): Promise<ShopOrder> {
  const row = await shopOrderOf(db, householdId)
  // Aisles that came after the household arranged its own stand at the end.
  return row ? changeShopOrder({ aisles: row.aisles, alwaysHave: row.alwaysHave }, {}) : usualOrder
}

export async function changeOrder(
  { db, user }: Context,
  { body }: { body: ShopOrderChange },
): Promise<ShopOrder> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    const order = changeShopOrder(await orderOf(tx, user.householdId), body)
    await writeShopOrder(tx, user.householdId, order)
    return order
  })
}
