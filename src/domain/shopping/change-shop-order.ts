/**
 * The foods that a household always has, looked up in the lexicon. It is a file of its own because
 * it loads the lexicon.
 */

import { findFoodInAnyLanguage } from '@plateful/ingredients/foods/language-of-lines'
import type { KnownFood, ShopOrder, ShopOrderChange } from './shop-order.ts'
import { changeShops } from './shop.ts'
import type { ShopCategory } from './shopping-item.ts'

/**
 * The name of a food on lists: 'Onions', 'onion' and 'brown onion' are one (the lexicon's name, or
 * the text itself).
 */
export const foodKey = (name: string): string => findFoodInAnyLanguage(name).name.toLowerCase()

/** The order after a change: the shops with their aisles, and foods by name. */
export function changeShopOrder(order: ShopOrder, change: ShopOrderChange): ShopOrder {
  const foodsOff = new Set((change.haveNot ?? []).map(foodKey))
  // A food that was stored before its name was known has another key now.
  const had = [...order.alwaysHave, ...(change.have ?? [])].map(foodKey).filter((food) => !foodsOff.has(food))
  return {
    ...changeShops(order, change),
    alwaysHave: [...new Set(had)].toSorted(),
    measures: change.measures === undefined ? order.measures : change.measures,
    currency: change.currency === undefined ? order.currency : change.currency,
  }
}

const cupboard = new Set<ShopCategory>(['Pantry & Spices', 'Grains & Bakery'])

/** The food of an item, and whether it is a staple of the cupboard in the lexicon. */
export function knownFoodOf(name: string): KnownFood {
  const { name: food, staple, category } = findFoodInAnyLanguage(name)
  return { food: food.toLowerCase(), isStaple: staple && cupboard.has(category) }
}
