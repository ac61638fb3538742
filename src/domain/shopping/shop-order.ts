/** How a household goes round its shop: in which order it meets the aisles, and which foods it always has at home. */
import { z } from 'zod'
import { ShopCategory, shopCategories, type ShoppingItem } from './item.ts'

const FoodName = z.string().trim().min(1, 'Name the food').max(100, 'Keep the name within 100 characters')

/** Every aisle once, in the household's order, and the foods that are always in the house, by the lexicon's names. */
export const ShopOrder = z.object({ aisles: z.array(ShopCategory), alwaysHave: z.array(z.string()) })
export type ShopOrder = z.infer<typeof ShopOrder>

/** A change of it; foods are added and taken out one by one, so that two people do not undo each other. */
export const ShopOrderChange = z.object({
  aisles: z.array(ShopCategory).max(shopCategories.length).optional(),
  have: z.array(FoodName).max(500).optional(),
  haveNot: z.array(FoodName).max(500).optional(),
})
export type ShopOrderChange = z.infer<typeof ShopOrderChange>

/** What holds until a household says otherwise. */
export const usualOrder: ShopOrder = { aisles: [...shopCategories], alwaysHave: [] }

/** Items in the sections of the shop, in the household's order; sections without items are left out. */
export function byAisle<Item extends Pick<ShoppingItem, 'category'>>(
  items: readonly Item[],
  aisles: readonly ShopCategory[],
): { category: ShopCategory; items: Item[] }[] {
  return aisles
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((section) => section.items.length > 0)
}
