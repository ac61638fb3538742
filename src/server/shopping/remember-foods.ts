/**
 * Stores names, aisles and groupings of rows for the household's next list (shopping 60, shopping
 * 70).
 */

import { groupsOf } from '../../domain/shopping/food-groups.ts'
import type { ShoppingHabits } from '../../domain/shopping/open-packs.ts'
import { rememberedEdits, rememberFoods, withCurrentProducts } from '../../domain/shopping/remember-foods.ts'
import { MAX_REMEMBERED, type RememberedFood } from '../../domain/shopping/remembered-food.ts'
import type { Edits } from '../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import type { Stamp } from '../../domain/shopping/stamp.ts'
import type { Household } from '../db/household.ts'
import { readShopOrder } from './shop-order.ts'
import { shopOrderOf, writeShopOrder } from './store.ts'

/** What the household remembers of foods from earlier lists, the latest last. */
export const rememberedFoodsOf = async (tx: Household): Promise<RememberedFood[]> =>
  withCurrentProducts((await shopOrderOf(tx))?.remembered ?? [])

/** Stores remembered foods and returns them; beyond the limit the oldest are dropped. */
export async function saveRememberedFoods(
  tx: Household,
  foods: readonly RememberedFood[],
): Promise<RememberedFood[]> {
  const remembered = foods.slice(-MAX_REMEMBERED)
  await writeShopOrder(tx, { ...(await readShopOrder(tx)), remembered })
  return remembered
}

/**
 * Stores the names and aisles of planned rows that were edited, as the list has them now. A late
 * edit does not undo a later one.
 */
export async function rememberNames(
  tx: Household,
  made: readonly ShoppingItem[],
  newEdits: Edits,
  merged: Edits,
): Promise<void> {
  const named = new Set(
    newEdits.rows.flatMap(({ itemId, set }) => ((set.name ?? set.category) ? itemId : [])),
  )
  if (named.size === 0) return
  const before = await rememberedFoodsOf(tx)
  const rows = merged.rows.filter(({ itemId }) => named.has(itemId))
  const remembered = rememberFoods(before, made, { ...merged, rows })
  if (JSON.stringify(remembered) !== JSON.stringify(before)) await saveRememberedFoods(tx, remembered)
}

/** The names and aisles of earlier lists, as edits for the rows of a new one. */
export async function rememberedNamesFor(
  tx: Household,
  made: readonly ShoppingItem[],
  stamp: Stamp,
): Promise<Edits> {
  return rememberedEdits(made, await rememberedFoodsOf(tx), stamp)
}

/** The habits of the household that decide what is left of a pack. */
export async function shoppingHabitsOf(household: Household): Promise<ShoppingHabits> {
  const [{ alwaysHave, measures }, remembered] = await Promise.all([
    readShopOrder(household),
    rememberedFoodsOf(household),
  ])
  return { groups: groupsOf(remembered), alwaysHave, measures }
}
