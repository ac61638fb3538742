/** The last prices of foods in the household's shops (shopping 64). */

import { foodKey } from '../../domain/shopping/change-shop-order.ts'
import { isSwapped } from '../../domain/shopping/not-there.ts'
import { MAX_PRICES } from '../../domain/shopping/price.ts'
import type { ShopMark } from '../../domain/shopping/row-edit.ts'
import { foodName, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { amountBought } from '../../domain/shopping/sum-prices.ts'
import type { Household } from '../db/household.ts'
import type { NewHouseholdRow } from '../db/tables.ts'
import { deleteOldPrices, putPrice } from './store.ts'

type NewPrice = NewHouseholdRow<'foodPrices'>

/** The present price of a row; if something else was taken instead, the price is for that. */
function priceOf(item: ShoppingItem, marks: readonly ShopMark[]): NewPrice | undefined {
  const { price } = item
  const markedPrice = marks.find(({ itemId }) => itemId === item.id)?.set.price
  if (!price || !markedPrice) return undefined
  const name = isSwapped(item) ? (item.notThere?.instead ?? item.name) : foodName(item)
  if (name.trim() === '') return undefined
  const amount = isSwapped(item) ? { quantity: null, unit: '' } : amountBought(item)
  return {
    ...price,
    ...amount,
    food: foodKey(name).slice(0, 500),
    saidAt: new Date(markedPrice.at).toISOString(),
  }
}

/** Stores the prices of edited rows. A late edit does not undo a price that was typed after it. */
export async function savePrices(
  tx: Household,
  items: readonly ShoppingItem[],
  newMarks: readonly ShopMark[],
  marks: readonly ShopMark[],
): Promise<void> {
  const named = new Set(newMarks.flatMap(({ itemId, set }) => (set.price?.value ? itemId : [])))
  if (named.size === 0) return
  const prices = items.filter(({ id }) => named.has(id)).flatMap((item) => priceOf(item, marks) ?? [])
  for (const price of prices) await putPrice(tx, price)
  await deleteOldPrices(tx, MAX_PRICES)
}
