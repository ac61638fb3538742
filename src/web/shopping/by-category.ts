import { type ShopCategory, shopCategories } from '../../domain/shopping/item.ts'

/** Items in the sections of the shop, in its order; sections without items are left out. */
export function byCategory<Item extends { category: ShopCategory }>(items: readonly Item[]) {
  return shopCategories
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((section) => section.items.length > 0)
}
