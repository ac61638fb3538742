import { useEffect, useMemo } from 'react'
import { type FoodOf, splitByNeed } from '../../../domain/shopping/shop-order.ts'
import { foodName, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { storedLocalList, type LocalList } from '../list/local-list.ts'
import { useShopOrder } from '../list/shop-order-queries.ts'

/** Milliseconds after typing before a name is looked up. */
const TYPING_PAUSE = 1000

/** What the names on the list mean, as far as they were looked up. */
export function useFoodOf(localList: LocalList | null): FoodOf {
  const foods = localList?.foods
  return useMemo(() => (name) => foods?.[name], [foods])
}

/** Looks up in the background what was typed since the list was made. */
function useLookingUp(localList: LocalList | null): void {
  useEffect(() => {
    if (!localList?.items.some((item) => item.name !== '' && !localList.foods[foodName(item)]))
      return undefined
    const pause = setTimeout(() => void lookUpFoods(), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [localList])
}

async function lookUpFoods(): Promise<void> {
  const { knownFoodOf } = await import('../../../domain/shopping/change-shop-order.ts')
  const localList = storedLocalList.read()
  if (!localList) return
  const foods = localList.items
    .map(foodName)
    .map((food) => [food, localList.foods[food] ?? knownFoodOf(food)] as const)
  storedLocalList.write({ ...localList, foods: Object.fromEntries(foods) })
}

/**
 * The items to buy of the list: without what the household always has, unless it is wanted this
 * time.
 */
export function useItemsToBuy(localList: LocalList | null): ShoppingItem[] {
  const { alwaysHave } = useShopOrder()
  const foodOf = useFoodOf(localList)
  useLookingUp(localList)
  return useMemo(() => {
    const items = localList?.items ?? []
    return localList?.showsAlwaysHad ? items : splitByNeed(items, alwaysHave, foodOf).needed
  }, [localList, alwaysHave, foodOf])
}
