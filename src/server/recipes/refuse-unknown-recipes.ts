import { type Meal, type MealField, mealFieldOf } from '../../domain/calendar/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { knownRecipeIds } from './store.ts'

/** The meals of a day, as far as they are known. */
export type MealLists = { [Field in MealField]?: readonly Meal[] | undefined }

/** The ids of the recipes at the meals of a day. */
export const recipeIdsOf = (lists: MealLists): number[] =>
  Object.values(mealFieldOf).flatMap((field) => (lists[field] ?? []).flatMap((meal) => meal.recipeId ?? []))

/**
 * A newly chosen recipe must be in the household's library; a day or template may keep one that was
 * deleted since.
 */
export async function refuseUnknownRecipes(
  household: Household,
  wanted: MealLists,
  current: MealLists,
): Promise<void> {
  const currentIds = new Set(recipeIdsOf(current))
  const added = [...new Set(recipeIdsOf(wanted))].filter((id) => !currentIds.has(id))
  const known = await knownRecipeIds(household, added)
  if (added.some((id) => !known.has(id))) {
    throw refuse('BAD_INPUT', 'That recipe is no longer in your library. Choose another one.')
  }
}
