import type { Recipe } from '../../domain/recipes/recipe.ts'
import { DAY } from '../durations.ts'
import { addMilliseconds, type Context, type WithId } from '../http/context.ts'
import { requireRecipe } from './save-recipe.ts'
import { deleteRecipesDeletedBefore, restoreDeletedRecipe, updateRecipe } from './store.ts'

/** How long a deleted recipe can be restored. */
const RESTORABLE_FOR = DAY

/** Deletes a recipe at once; maintenance removes it after a day. */
export async function deleteRecipe({ household, now }: Context, { params }: WithId): Promise<void> {
  const row = await household.transaction((tx) => updateRecipe(tx, params.id, { deletedAt: now }))
  requireRecipe(row)
  await purgeDeletedRecipes(household.db, now)
}

/** Restores a deleted recipe; calendar days and links that named it name it again. */
export async function restoreRecipe({ household }: Context, { params }: WithId): Promise<Recipe> {
  const row = await household.transaction((tx) => restoreDeletedRecipe(tx, params.id))
  return requireRecipe(row)
}

/** Removes recipes that were deleted more than a day ago. */
export async function purgeDeletedRecipes(db: Context['db'], now: string): Promise<void> {
  await deleteRecipesDeletedBefore(db, addMilliseconds(now, -RESTORABLE_FOR))
}
