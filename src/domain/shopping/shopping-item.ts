import { foodCategories } from '@plateful/ingredients/foods/food'
import { plainFractions, readQuantity } from '@plateful/ingredients/measure/quantity'
import type { MeasureSystem } from '@plateful/ingredients/shop/shop-rounding'
import { z } from 'zod'
import { ClientId } from '../fields.ts'
import { Price } from './price.ts'

/**
 * The sections of the shop in the order in which a list shows them (shopping 4); 'Extras to Order'
 * holds what a person adds by hand.
 */
export const shopCategories = [...foodCategories, 'Extras to Order'] as const
export const ShopCategory = z.enum(shopCategories)
export type ShopCategory = z.infer<typeof ShopCategory>

/** The largest quantity; larger ones could not be stored. */
const MOST = 1e15

/** The measures of a list: metric, or those of American and older British recipes. */
export const Measures = z.enum(['metric', 'us']) satisfies z.ZodType<MeasureSystem>
export type Measures = z.infer<typeof Measures>

/** An amount of packs, pieces, weight or measure; the unit is empty for things that are counted. */
const Bought = z.object({ quantity: z.number().positive().max(MOST), unit: z.string().max(100) })

/**
 * What a shop sells of a row, in either measures (shopping 33); null where the name is enough.
 * `written` says which measures most lines of the list use.
 */
export const ToBuy = z.object({ metric: Bought.nullable(), us: Bought.nullable(), written: Measures })
export type ToBuy = z.infer<typeof ToBuy>

/** Most letters of a row's name. */
const Name = z.string().max(500, 'Keep the name within 500 characters')

/**
 * What became of a row that was not in the shop (shopping 63): what was taken instead, or null
 * where it waits for the next list.
 */
export const NotThere = z.object({
  instead: Name.trim().min(1, 'Say what you took instead').nullable(),
})
export type NotThere = z.infer<typeof NotThere>

/**
 * One row of a shopping list (shopping 5). `quantity` is null where no amount was given at all
 * ('salt, to taste'); `unit` is empty for things that are counted; where units cannot be added it
 * names the others: 'g (+ 2 tins)'. Both are exact; `buy` beside them is what a shop sells, left
 * out where a person gave the amount. What is not sent is not ticked yet, and comes from no recipe.
 * There is room for whatever a year's plan comes to: a name as long as an ingredient line, every
 * unit.
 */
export const ShoppingItem = z.object({
  id: ClientId,
  name: Name,
  /** Its product, where the name by itself would mean another: 'tomatoes' by the tin. */
  product: Name.optional(),
  category: ShopCategory,
  quantity: z.number().min(0, 'A quantity can’t be negative').max(MOST).nullable(),
  unit: z.string().max(2000, 'Keep the unit within 2000 characters'),
  buy: ToBuy.optional(),
  isChecked: z.boolean().default(false),
  recipeIds: z.array(z.number().int().positive()).max(5000).default([]),
  /** Left out where it was there, or nobody looked yet. */
  notThere: NotThere.optional(),
  /** Left out where nobody typed one. */
  price: Price.optional(),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>

/** The name by which the food of a row is known (decision 0228). */
export const foodName = ({ name, product }: Pick<ShoppingItem, 'name' | 'product'>): string => product ?? name

/** A new row of a person's own (shopping 7): empty name, 'Extras to Order', quantity 1, no unit. */
export function extraItem(id: string): ShoppingItem {
  return { id, name: '', category: 'Extras to Order', quantity: 1, unit: '', isChecked: false, recipeIds: [] }
}

/**
 * A typed quantity, read as in a recipe ('1/2', '1½', '2-3'). Text without a number, or below zero,
 * becomes 0 (shopping 6). Words are not read: 'a' is 1 in a recipe, but may be the start of
 * anything in a field.
 */
export function typedQuantity(text: string): number {
  if (!/\d/.test(plainFractions(text))) return 0
  const value = readQuantity(text)?.quantity ?? Number(text.replace(',', '.'))
  return value > 0 && value <= MOST ? value : 0
}
