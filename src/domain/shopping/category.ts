import { findFood } from '@plateful/ingredients/foods/find-food'
import type { ShopCategory } from './item.ts'

/** Where in the shop a food stands: as the lexicon knows it, by its head noun when it does not, else 'Other'. */
export function categoryOf(name: string): ShopCategory {
  return findFood(name).category
}
