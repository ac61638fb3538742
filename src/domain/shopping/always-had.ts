/** The foods that a household always has at home, and what they take off its lists. */
import { findFood } from '../foods/find-food.ts'
import { type ShopCategory, shopCategories, type ShoppingItem } from './item.ts'
import type { ShopOrder, ShopOrderChange } from './shop-order.ts'

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
  if (alwaysHave.length === 0) return { needed: [...items], had: [] }
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
