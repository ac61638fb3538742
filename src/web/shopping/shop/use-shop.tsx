import { NativeSelect } from '@mantine/core'
import { z } from 'zod'
import { type Shop, shopAt, shopsOf } from '../../../domain/shopping/shop.ts'
import type { ShopCategory } from '../../../domain/shopping/shopping-item.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { useShopOrder } from '../list/shop-order-queries.ts'
import { StoredValue, useStoredValue } from '../stored-value.ts'
import classes from '../list/list-settings.module.css'

/** The shop that this phone is in: two people of a household may be in two (decision 0079). */
const chosenShop = new StoredValue('plateful:shop', z.object({ userId: z.number(), shopId: z.string() }))

export function useShop(): { shops: Shop[]; shop: Shop; choose: (shopId: string) => void } {
  const userId = useUserId()
  const order = useShopOrder()
  const chosen = useStoredValue(chosenShop)
  return {
    shops: shopsOf(order),
    shop: shopAt(order, chosen?.userId === userId ? chosen.shopId : null),
    choose: (shopId) => chosenShop.write({ userId, shopId }),
  }
}

/** The aisles in the order of this phone's shop. */
export const useAisles = (): ShopCategory[] => useShop().shop.aisles

/** The choice of the current shop, where the household has more than one (shopping 62). */
export function ShopSelect() {
  const { shops, shop, choose } = useShop()
  if (shops.length < 2) return null
  return (
    <NativeSelect
      label="Shop"
      classNames={{ root: classes.root, label: classes.label }}
      data={shops.map(({ id, name }) => ({ value: id, label: name }))}
      value={shop.id}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
