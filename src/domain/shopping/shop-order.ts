/** How a household goes round its shop: in which order it meets the aisles, and which foods it always has at home. */
import { z } from 'zod'
import { findFood } from '../foods/find-food.ts'
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

/** What a list calls the food: 'Onions', 'onion' and 'brown onion' are one (the lexicon's name, or the text itself). */
export const foodKey = (name: string): string => findFood(name).name.toLowerCase()

/** The order after a change: every aisle stays in it once, those not named at the end as before; foods by name. */
export function changeShopOrder(order: ShopOrder, change: ShopOrderChange): ShopOrder {
  const gone = new Set((change.haveNot ?? []).map(foodKey))
  const had = [...order.alwaysHave, ...(change.have ?? []).map(foodKey)].filter((food) => !gone.has(food))
  return {
    aisles: [...new Set([...(change.aisles ?? []), ...order.aisles, ...shopCategories])],
    alwaysHave: [...new Set(had)].toSorted(),
  }
}

/** The items to buy and those that the household always has; what a person added by hand is always to buy. */
export function partByNeed<Item extends Pick<ShoppingItem, 'name' | 'category'>>(
  items: readonly Item[],
  alwaysHave: readonly string[],
): { needed: Item[]; had: Item[] } {
  const foods = new Set(alwaysHave)
  const isHad = (item: Item) => item.category !== 'Extras to Order' && foods.has(foodKey(item.name))
  return { needed: items.filter((item) => !isHad(item)), had: items.filter(isHad) }
}

const cupboard = new Set<ShopCategory>(['Pantry & Spices', 'Grains & Bakery'])

/** Items that most kitchens always have (the lexicon's staples of the cupboard): offered, never left out unasked. */
export const stapleItems = <Item extends Pick<ShoppingItem, 'name'>>(items: readonly Item[]): Item[] =>
  items.filter(({ name }) => {
    const { staple, category } = findFood(name)
    return staple && cupboard.has(category)
  })

/** Items in the sections of the shop, in the household's order; sections without items are left out. */
export function byAisle<Item extends Pick<ShoppingItem, 'category'>>(
  items: readonly Item[],
  aisles: readonly ShopCategory[],
): { category: ShopCategory; items: Item[] }[] {
  return aisles
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((section) => section.items.length > 0)
}
