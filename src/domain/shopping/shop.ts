/** The shops of a household: each has its own order of aisles (shopping 62). */

import { z } from 'zod'
import { ClientId } from '../fields.ts'
import { ShopCategory, shopCategories } from './shopping-item.ts'

/** What a household calls a shop. */
export const ShopName = z
  .string()
  .trim()
  .min(1, 'Name the shop')
  .max(60, 'Keep the name within 60 characters')

/** A shop, with every aisle once in the order in which one meets them there. */
export const Shop = z.object({ id: ClientId, name: ShopName, aisles: z.array(ShopCategory) })
export type Shop = z.infer<typeof Shop>

/** The shop of a household that has named none. */
export const FIRST_SHOP = { id: 'first', name: 'Our shop' }

/** Most shops: more than any family goes to. */
export const MAX_SHOPS = 12

interface WithShops {
  /** The order of the first shop. */
  aisles: readonly ShopCategory[]
  /** Empty while the household has one unnamed shop. */
  shops: readonly Shop[]
}

/** The shops of a household, the first one first; there is always one. */
export const shopsOf = ({ aisles, shops }: WithShops): Shop[] =>
  shops.length > 0 ? [...shops] : [{ ...FIRST_SHOP, aisles: [...aisles] }]

/** The shop that a phone chose; the first one where that is gone, or none was chosen. */
export function shopAt(order: WithShops, id: string | null | undefined): Shop {
  const shops = shopsOf(order)
  return shops.find((shop) => shop.id === id) ?? shops[0] ?? { ...FIRST_SHOP, aisles: [...order.aisles] }
}

const nameKey = (name: string) => name.trim().toLowerCase()

/** Whether another shop is called that already. */
export const isShopNameTaken = (order: WithShops, { id, name }: Pick<Shop, 'id' | 'name'>): boolean =>
  shopsOf(order).some((shop) => shop.id !== id && nameKey(shop.name) === nameKey(name))

/** A change of one shop: its aisles, its name, or that it is gone. */
export const ShopChange = z.object({
  /** Whose aisles they are; the first shop's where it is left out. */
  shopId: ClientId.optional(),
  aisles: z.array(ShopCategory).max(shopCategories.length).optional(),
  /** A new shop, or a new name of one; a new one begins in the order of the first. */
  putShop: Shop.pick({ id: true, name: true }).optional(),
  /** The last shop stays. */
  removeShop: ClientId.optional(),
})
type ShopChange = z.infer<typeof ShopChange>

/** Every aisle once: those that are named first, the others in the order before. */
const orderedAisles = (first: readonly ShopCategory[], before: readonly ShopCategory[]): ShopCategory[] => [
  ...new Set([...first, ...before, ...shopCategories]),
]

function withShop(shops: readonly Shop[], { id, name }: Pick<Shop, 'id' | 'name'>): Shop[] {
  if (shops.some((shop) => shop.id === id))
    return shops.map((shop) => (shop.id === id ? { ...shop, name } : shop))
  return shops.length < MAX_SHOPS ? [...shops, { id, name, aisles: shops[0]?.aisles ?? [] }] : [...shops]
}

/**
 * The shops after a change. Every shop has every aisle; `aisles` is the order of the first one. A
 * shop that somebody removed meanwhile is not changed.
 */
export function changeShops(order: WithShops, change: ShopChange): { aisles: ShopCategory[]; shops: Shop[] } {
  const { aisles = [], putShop, removeShop, shopId } = change
  const withNamed = putShop ? withShop(shopsOf(order), putShop) : shopsOf(order)
  const remaining = withNamed.filter(({ id }) => id !== removeShop)
  const shops = (remaining.length > 0 ? remaining : withNamed).map((shop, at) => ({
    ...shop,
    aisles: orderedAisles(
      shop.id === (shopId ?? (at === 0 ? shop.id : undefined)) ? aisles : [],
      shop.aisles,
    ),
  }))
  const [first] = shops
  const isUnnamed = shops.length === 1 && first?.id === FIRST_SHOP.id && first.name === FIRST_SHOP.name
  return { aisles: first?.aisles ?? [...shopCategories], shops: isUnnamed ? [] : shops }
}
