import type { Recipe } from '../../domain/recipes/recipe.ts'
import { type Context, later } from '../http/context.ts'
import { foundRecipe } from './save-recipe.ts'
import { forgetDeletedRecipes, undeleteRecipe, updateRecipe } from './store.ts'

/** How long a deleted recipe can be brought back: the toast offers it for seconds, a person's own second thought takes longer. */
const KEPT_FOR = 24 * 60 * 60 * 1000

interface One {
  params: { id: number }
}

/** Deletes a recipe: it is gone for everybody at once, and for good with the first cleaning after a day. */
export async function deleteRecipe({ household, now }: Context, { params }: One): Promise<void> {
  const row = await household.transaction((tx) => updateRecipe(tx, params.id, { deletedAt: now }))
  foundRecipe(row)
  await forgetOldRecipes(household.db, now)
}

/** Brings a deleted recipe back; calendar days and links that named it name it again. */
export async function restoreRecipe({ household }: Context, { params }: One): Promise<Recipe> {
  const row = await household.transaction((tx) => undeleteRecipe(tx, params.id))
  return foundRecipe(row)
}

/** Removes for good what was deleted more than a day ago. */
export async function forgetOldRecipes(db: Context['db'], now: string): Promise<void> {
  await forgetDeletedRecipes(db, later(now, -KEPT_FOR))
}
