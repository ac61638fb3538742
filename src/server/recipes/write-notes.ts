import type { NotesChange } from '../../domain/recipes/recipe-notes.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'
import { firstNameOf } from '../account/sign-in/store.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context, WithId } from '../http/context.ts'
import { requireRecipe, toRecipe } from './save-recipe.ts'
import { recipeById, updateRecipe } from './store.ts'

/**
 * Writes the household's notes on a recipe. They do not count as a change of the recipe, so that a
 * person who is editing it sees no conflict. The same text again changes nothing.
 */
export async function writeNotes(
  { household, user, now }: Context,
  { params: { id }, body: { notes, seen } }: WithId & { body: NotesChange },
): Promise<Recipe> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const stored = requireRecipe(await recipeById(tx, id))
    if (stored.notes === notes) return stored
    if (stored.notes !== seen)
      throw refuse(
        'CHANGED_MEANWHILE',
        'Somebody else changed these notes first. Look them over and save again.',
        {
          current: Recipe.parse(stored),
        },
      )
    const firstName = await firstNameOf(tx.db, user.id)
    const row = await updateRecipe(tx, id, { notes, notesBy: firstName, notesAt: now })
    return row ? toRecipe(row) : stored
  })
}
