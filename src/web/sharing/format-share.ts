import { dayOf, formatDay } from '../../domain/day.ts'
import { readNutrition } from '../../domain/recipes/nutrition.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import type { SharedCollection, SharedRecipe } from '../../domain/sharing/share.ts'

/** The title and description of a collection, or their defaults (sharing 13). */
export const collectionTitle = (collection: SharedCollection) =>
  collection.title ?? 'Shared Recipe Collection'
export const collectionDescription = (collection: SharedCollection) =>
  collection.description ?? 'A collection of delicious recipes shared with you'

/** '2 Jan 2026'; 'Recently' if there is no valid date. */
export function formatShareDate(moment: string | null | undefined): string {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? 'Recently' : formatDay(dayOf(date), 'full')
}

/** The time on a card: the total, or the one that is known. */
export const minutesOf = (recipe: SharedRecipe) =>
  totalMinutes(recipe) || recipe.prepTimeMinutes || recipe.cookTimeMinutes

export const caloriesOf = (recipe: SharedRecipe) =>
  readNutrition(recipe.nutritionPerServing)?.calories ?? null

/** The link of a collection: {origin}/shared/{shareId} (sharing 7). */
export const sharedAddress = (shareId: string) => `${window.location.origin}/shared/${shareId}`
