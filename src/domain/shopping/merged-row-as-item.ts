import type { Amount } from '@plateful/ingredients/measure/convert'
import { productKey } from './food-groups.ts'
import { listUnit, writeAmounts } from './format-amount.ts'
import type { MergedRow, Purchase } from './merge-lines.ts'
import type { ShoppingItem, ToBuy } from './shopping-item.ts'

/** What a shop sells, as an item stores it: with the units that lists show. */
export function writePurchase({ metric, us, listMeasures }: Purchase): ToBuy {
  const write = (amount: Amount | null) => amount && { ...amount, unit: listUnit(amount.unit) }
  return { metric: write(metric), us: write(us), written: listMeasures }
}

/** The name of a row, with its product where the name does not say it (decision 0228). */
export function nameAndProduct({
  name,
  product,
  sources,
}: MergedRow): Pick<ShoppingItem, 'name' | 'product'> {
  const namedProduct = sources.find(({ word }) => word === name)?.product ?? product
  return { name, ...(namedProduct.toLowerCase() !== productKey(name) && { product: namedProduct }) }
}

/**
 * A merged row as an item of a list, unticked. Units that cannot be added stand side by side: 'g (+
 * 2 tins)' (shopping 15).
 */
export const toShoppingItem = (row: MergedRow, id: string): ShoppingItem => ({
  id,
  ...nameAndProduct(row),
  category: row.category,
  ...writeAmounts(row.amounts),
  buy: writePurchase(row.buy),
  isChecked: false,
  recipeIds: row.recipeIds,
})

/** Merged rows as the items of a list. */
export const toShoppingItems = (rows: readonly MergedRow[], newId: () => string): ShoppingItem[] =>
  rows.map((row) => toShoppingItem(row, newId()))
