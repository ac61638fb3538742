import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { rowsOf } from '../../domain/shopping/open-list.ts'
import type { Edits } from '../../domain/shopping/row-edit.ts'
import { splitByNeed } from '../../domain/shopping/shop-order.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import type { Household } from '../db/household.ts'
import { readShopOrder } from './shop-order.ts'

/** The rows of a list with the edits made to them. */
export interface Rows {
  items: ShoppingItem[]
  edits: Edits
}

/** The rows of a list, without what the household always has unless the list shows it. */
export async function rowsToBuy(tx: Household, list: Rows): Promise<ShoppingItem[]> {
  const rows = rowsOf(list)
  if (list.edits.list.showsAlwaysHad?.value) return rows
  const { alwaysHave } = await readShopOrder(tx)
  return splitByNeed(rows, alwaysHave, knownFoodOf).needed
}
