/**
 * What rows are called, and where they stand, is kept for the household's next list (shopping 60).
 */
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { rememberedEdits, rememberFoods } from '../../domain/shopping/remembered-food.ts'
import { type Edits, noEdits, type Stamp } from '../../domain/shopping/row-edit.ts'
import type { Household } from '../db/household.ts'
import { orderOf } from './shop-order.ts'
import { shopOrderOf, writeShopOrder } from './store.ts'

/**
 * Keeps the names and aisles of the plan's rows that somebody said anew, as the list now has them:
 * what arrives late does not undo what was said after it.
 */
export async function keepNames(
  tx: Household,
  made: readonly ShoppingItem[],
  said: Edits,
  merged: Edits,
): Promise<void> {
  const named = new Set(said.rows.flatMap(({ itemId, set }) => ((set.name ?? set.category) ? itemId : [])))
  if (named.size === 0) return
  const before = (await shopOrderOf(tx))?.remembered ?? []
  const rows = merged.rows.filter(({ itemId }) => named.has(itemId))
  const remembered = rememberFoods(before, made, { ...merged, rows })
  if (JSON.stringify(remembered) === JSON.stringify(before)) return
  await writeShopOrder(tx, { ...(await orderOf(tx)), remembered })
}

/** The names and aisles of earlier lists, said of the rows of a new one. */
export async function namesFor(tx: Household, made: readonly ShoppingItem[], stamp: Stamp): Promise<Edits> {
  const remembered = (await shopOrderOf(tx))?.remembered
  return remembered ? rememberedEdits(made, remembered, stamp) : noEdits
}
