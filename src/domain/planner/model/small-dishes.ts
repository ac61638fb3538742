import { dishFormOf } from '@plateful/meal-planner/dish-forms'
import type { PlannerRecipe } from '@plateful/meal-planner/request'

/**
 * What many families have at noon day after day: felt as the same again only on days that follow
 * each other. As a dinner it is felt for longer, and less wanted on a weekend.
 */
export const lightSorts: ReadonlySet<string> = new Set(['soup', 'salad', 'toast'])

/** Whether a dish is a soup, a salad, a sandwich or an omelette, and no evening’s work. */
export function isSmallDish({ title, isBigCook = false }: PlannerRecipe): boolean {
  const form = dishFormOf(title)?.form
  return !isBigCook && form !== undefined && (lightSorts.has(form) || form === 'eggs')
}
