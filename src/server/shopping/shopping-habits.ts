import { groupsOf } from '../../domain/shopping/food-groups.ts'
import type { ShoppingHabits } from '../../domain/shopping/open-packs.ts'
import type { Household } from '../db/household.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { readShopOrder } from './shop-order.ts'

/** The habits of the household that decide what is left of a pack. */
export async function shoppingHabitsOf(household: Household): Promise<ShoppingHabits> {
  const [{ alwaysHave, measures }, remembered] = await Promise.all([
    readShopOrder(household),
    rememberedFoodsOf(household),
  ])
  return { groups: groupsOf(remembered), alwaysHave, measures }
}
