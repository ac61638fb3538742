import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'
import { DINNER, LUNCH, type PlannerRecipe } from '@plateful/meal-planner/problem/request'

/**
 * Dish forms that many families have for lunch day after day. At lunch they feel the same only on
 * days that follow each other. As a dinner they feel the same for longer, and are less wanted on a
 * weekend.
 */
export const lightDishForms: ReadonlySet<string> = new Set(['soup', 'salad', 'toast'])

/** A lunch that may be a dinner too is small if it takes fewer minutes. */
const LUNCH_MINUTES = 30

/**
 * Whether a dish is small: a soup, a salad, a sandwich, an omelette, or a quick lunch that may be a
 * dinner (planner 89).
 */
export function isSmallDish({ title, meals, minutes, isBigCook, isTimeGuessed }: PlannerRecipe): boolean {
  const form = dishFormOf(title)?.form ?? ''
  const isQuickLunch =
    meals.includes(LUNCH) && meals.includes(DINNER) && minutes < LUNCH_MINUTES && isTimeGuessed !== true
  return isBigCook !== true && (isQuickLunch || lightDishForms.has(form) || form === 'eggs')
}
