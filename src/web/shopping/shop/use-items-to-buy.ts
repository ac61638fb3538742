import { useEffect, useMemo } from 'react'
import { foodName, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { type FoodOf, splitByNeed } from '../../../domain/shopping/shop-order.ts'
import { storedDraft, type ListDraft } from '../list/list-draft.ts'
import { useShopOrder } from '../list/shop-order-queries.ts'

/** Milliseconds after typing before a name is looked up. */
const TYPING_PAUSE = 1000

/** What the names on the draft mean, as far as they were looked up. */
export function useFoodOf(draft: ListDraft | null): FoodOf {
  const foods = draft?.foods
  return useMemo(() => (name) => foods?.[name], [foods])
}

/** Looks up in the background what was typed since the draft was made. */
function useLookingUp(draft: ListDraft | null): void {
  useEffect(() => {
    if (!draft?.items.some((item) => item.name !== '' && !draft.foods[foodName(item)])) return undefined
    const pause = setTimeout(() => void lookUpFoods(), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [draft])
}

async function lookUpFoods(): Promise<void> {
  const { knownFoodOf } = await import('../../../domain/shopping/change-shop-order.ts')
  const draft = storedDraft.read()
  if (!draft) return
  const foods = draft.items
    .map(foodName)
    .map((food) => [food, draft.foods[food] ?? knownFoodOf(food)] as const)
  storedDraft.write({ ...draft, foods: Object.fromEntries(foods) })
}

/**
 * The items to buy of the draft: without what the household always has, unless it is wanted this
 * time.
 */
export function useItemsToBuy(draft: ListDraft | null): ShoppingItem[] {
  const { alwaysHave } = useShopOrder()
  const foodOf = useFoodOf(draft)
  useLookingUp(draft)
  return useMemo(() => {
    const items = draft?.items ?? []
    return draft?.showsAlwaysHad ? items : splitByNeed(items, alwaysHave, foodOf).needed
  }, [draft, alwaysHave, foodOf])
}
