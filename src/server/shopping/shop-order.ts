import { refuse } from '../../domain/refusal.ts'
import { changeShopOrder } from '../../domain/shopping/change-shop-order.ts'
import { type ShopOrder, type ShopOrderChange, defaultShopOrder } from '../../domain/shopping/shop-order.ts'
import { isShopNameTaken, MAX_SHOPS, type Shop, shopsOf } from '../../domain/shopping/shop.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { shopOrderOf, writeShopOrder } from './store.ts'

export async function readShopOrder(household: Household): Promise<ShopOrder> {
  const row = await shopOrderOf(household)
  // Aisles that are newer than the household's order come last.
  return row ? changeShopOrder(row, {}) : defaultShopOrder
}

function refuseWrongShop(order: ShopOrder, shop: Pick<Shop, 'id' | 'name'>): void {
  if (isShopNameTaken(order, shop)) throw refuse('BAD_INPUT', `You already have a shop called ${shop.name}.`)
  const shops = shopsOf(order)
  if (shops.length >= MAX_SHOPS && !shops.some(({ id }) => id === shop.id))
    throw refuse('BAD_INPUT', `A household can have up to ${MAX_SHOPS} shops.`)
}

export async function changeOrder(
  { household }: Context,
  { body }: { body: ShopOrderChange },
): Promise<ShopOrder> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const before = await readShopOrder(tx)
    if (body.putShop) refuseWrongShop(before, body.putShop)
    const order = changeShopOrder(before, body)
    await writeShopOrder(tx, order)
    return order
  })
}
