/**
 * What a household calls foods and where it finds them, as it said on earlier lists (shopping 60).
 */

import { productName } from '@plateful/ingredients/shop/product'
import { groupsOf, rowKey } from './food-groups.ts'
import { MAX_REMEMBERED, type RememberedFood } from './remembered-food.ts'
import { type Edits, noEdits } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'
import type { Stamp } from './stamp.ts'

/**
 * What a household remembers of foods, by the product that the lexicon finds for each today: what
 * was stored for 'romaine' counts for romaine lettuce.
 */
export const withCurrentProducts = (known: readonly RememberedFood[]): RememberedFood[] =>
  known.map((one) => ({
    ...one,
    food: productName(one.food),
    ...(one.sameAs !== undefined && { sameAs: productName(one.sameAs) }),
  }))

/**
 * What is known of foods after people renamed rows of the plan or moved them to another aisle. What
 * is put among the extras goes to no aisle; what a person added belongs to no food of the plan.
 */
export function rememberFoods(
  known: readonly RememberedFood[],
  made: readonly ShoppingItem[],
  edits: Edits,
): RememberedFood[] {
  const rows = new Map(made.map((item) => [item.id, item]))
  const foods = new Map(known.map((one) => [one.food, one]))
  const groups = groupsOf(known)
  for (const { itemId, set } of edits.rows) {
    const item = rows.get(itemId)
    const name = set.name?.value.trim() || undefined
    const category = set.category?.value === 'Extras to Order' ? undefined : set.category?.value
    if (!item || (name === undefined && category === undefined)) continue
    const food = rowKey(item, groups)
    const before = foods.get(food)
    foods.delete(food)
    foods.set(food, { ...before, food, ...(name && { name }), ...(category && { category }) })
  }
  return [...foods.values()].slice(-MAX_REMEMBERED)
}

/**
 * The edits that give a new list's rows the names and aisles that the household gave them before.
 */
export function rememberedEdits(
  made: readonly ShoppingItem[],
  known: readonly RememberedFood[],
  { at, by }: Stamp,
): Edits {
  if (known.length === 0) return noEdits
  const foods = new Map(known.map((one) => [one.food, one]))
  const groups = groupsOf(known)
  const rows = made.flatMap((item) => {
    const food = foods.get(rowKey(item, groups))
    const name = food?.name !== undefined && food.name !== item.name ? food.name : undefined
    const isMoved = food?.category !== undefined && food.category !== item.category
    if (name === undefined && !isMoved) return []
    const set = {
      ...(name !== undefined && { name: { value: name, at, by } }),
      ...(isMoved && food.category && { category: { value: food.category, at, by } }),
    }
    return [{ itemId: item.id, set }]
  })
  return { rows: rows.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1)), list: {} }
}
