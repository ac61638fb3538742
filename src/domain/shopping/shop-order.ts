/** A household's order of aisles, the foods that it always has, and its measures. */

import { z } from 'zod'
import { Currency } from './price.ts'
import { Shop, ShopChange } from './shop.ts'
import { foodName, Measures, ShopCategory, shopCategories, type ShoppingItem } from './shopping-item.ts'

const FoodName = z.string().trim().min(1, 'Name the food').max(100, 'Keep the name within 100 characters')

/**
 * Every aisle once, in the order of the household's first shop, its shops where it named them, and
 * the foods that are always in the house, by the lexicon's names. Lists are in these measures; null
 * leaves each as most of its lines are.
 */
export const ShopOrder = z.object({
  aisles: z.array(ShopCategory),
  shops: z.array(Shop).default([]),
  alwaysHave: z.array(z.string()),
  measures: Measures.nullable().default(null),
  /** In which prices are written down; null where the family wants none. */
  currency: Currency.nullable().default(null),
})
export type ShopOrder = z.infer<typeof ShopOrder>

/**
 * A change of the order; foods are added and removed singly, so that two people do not undo each
 * other.
 */
export const ShopOrderChange = ShopChange.extend({
  have: z.array(FoodName).max(500).optional(),
  haveNot: z.array(FoodName).max(500).optional(),
  measures: Measures.nullable().optional(),
  currency: Currency.nullable().optional(),
})
export type ShopOrderChange = z.infer<typeof ShopOrderChange>

/** The default. */
export const defaultShopOrder: ShopOrder = {
  aisles: [...shopCategories],
  shops: [],
  alwaysHave: [],
  measures: null,
  currency: null,
}

/**
 * Items in the sections of the shop, in the household's order; sections without items are left out.
 */
export function byAisle<Item extends Pick<ShoppingItem, 'category'>>(
  items: readonly Item[],
  aisles: readonly ShopCategory[],
): { category: ShopCategory; items: Item[] }[] {
  return aisles
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((section) => section.items.length > 0)
}

/**
 * What the lexicon knows of an item's name: the food it is, and whether most kitchens always have
 * it.
 */
export const KnownFood = z.object({ food: z.string(), isStaple: z.boolean() })
export type KnownFood = z.infer<typeof KnownFood>

/** Looks an item's food up, as far as it is loaded (`change-shop-order.ts`). */
export type FoodOf = (name: string) => KnownFood | undefined

/**
 * Items to buy and items that the household always has. Items added by hand and unknown ones are
 * always to buy.
 */
export function splitByNeed<Item extends Pick<ShoppingItem, 'name' | 'product' | 'category'>>(
  items: readonly Item[],
  alwaysHave: readonly string[],
  foodOf: FoodOf,
): { needed: Item[]; had: Item[] } {
  if (alwaysHave.length === 0) return { needed: [...items], had: [] }
  const foods = new Set(alwaysHave)
  const isHad = (item: Item) =>
    item.category !== 'Extras to Order' && foods.has(foodOf(foodName(item))?.food ?? '')
  return { needed: items.filter((item) => !isHad(item)), had: items.filter(isHad) }
}

/**
 * Items that most kitchens always have (the lexicon's staples of the cupboard): offered, never left
 * out unasked.
 */
export const cupboardItems = <Item extends Pick<ShoppingItem, 'name' | 'product'>>(
  items: readonly Item[],
  foodOf: FoodOf,
): Item[] => items.filter((item) => foodOf(foodName(item))?.isStaple)
