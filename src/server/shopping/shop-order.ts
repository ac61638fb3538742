import { changeShopOrder } from '../../domain/shopping/always-had.ts'
import { type ShopOrder, type ShopOrderChange, usualOrder } from '../../domain/shopping/shop-order.ts'
import { holdHousehold } from '../db/hold.ts'
import type { Household } from '../db/household.ts'
import type { Context } from '../http/context.ts'
import { shopOrderOf, writeShopOrder } from './store.ts'

export async function orderOf(household: Household): Promise<ShopOrder> {
  const row = await shopOrderOf(household)
  // Aisles that are newer than the household's order stand at the end.
  return row ? changeShopOrder(row, {}) : usualOrder
}

export async function changeOrder(
  { household }: Context,
  { body }: { body: ShopOrderChange },
): Promise<ShopOrder> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    const order = changeShopOrder(await orderOf(tx), body)
    await writeShopOrder(tx, order)
    return order
  })
}
