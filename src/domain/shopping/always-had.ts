/**
 * The foods that a household always has at home, by the lexicon; what they take off a list is with
 * the order of the shop.
 */
import { findFood } from '@plateful/ingredients/foods/find-food'
import { type ShopCategory, shopCategories } from './item.ts'
import type { KnownFood, ShopOrder, ShopOrderChange } from './shop-order.ts'

/**
 * What a list calls the food: 'Onions', 'onion' and 'brown onion' are one (the lexicon's name, or
 * the text itself).
 */
export const foodKey = (name: string): string => findFood(name).name.toLowerCase()

/**
 * The order after a change: every aisle stays in it once, those not named at the end as before;
 * foods by name.
 */
export function changeShopOrder(order: ShopOrder, change: ShopOrderChange): ShopOrder {
  const gone = new Set((change.haveNot ?? []).map(foodKey))
  const had = [...order.alwaysHave, ...(change.have ?? []).map(foodKey)].filter((food) => !gone.has(food))
  return {
    aisles: [...new Set([...(change.aisles ?? []), ...order.aisles, ...shopCategories])],
    alwaysHave: [...new Set(had)].toSorted(),
  }
}

const cupboard = new Set<ShopCategory>(['Pantry & Spices', 'Grains & Bakery'])

/**
 * What an item's name means in the house: its food, and whether it is one of the lexicon's staples
 * of the cupboard.
 */
export function readFood(name: string): KnownFood {
  const { name: food, staple, category } = findFood(name)
  return { food: food.toLowerCase(), isStaple: staple && cupboard.has(category) }
}
