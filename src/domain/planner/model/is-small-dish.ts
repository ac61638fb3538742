import { dishFormOf } from '@plateful/meal-planner/dish-forms'
import { DINNER, LUNCH, type PlannerRecipe } from '@plateful/meal-planner/request'

/**
 * What many families have at noon day after day: felt as the same again only on days that follow
 * each other. As a dinner it is felt for longer, and less wanted on a weekend.
 */
export const lightSorts: ReadonlySet<string> = new Set(['soup', 'salad', 'toast'])

/** What is a lunch too and takes less than this is one that may be had in the evening. */
const LUNCH_MINUTES = 30

/**
 * Whether a dish is a soup, a salad, a sandwich or an omelette, or a quick lunch that may be a
 * dinner (planner 89), and no evening’s work.
 */
export function isSmallDish({ title, meals, minutes, isBigCook, isTimeGuessed }: PlannerRecipe): boolean {
  const form = dishFormOf(title)?.form ?? ''
  const isQuickLunch =
    meals.includes(LUNCH) && meals.includes(DINNER) && minutes < LUNCH_MINUTES && isTimeGuessed !== true
  return isBigCook !== true && (isQuickLunch || lightSorts.has(form) || form === 'eggs')
}
