import { randomUUID } from 'node:crypto'
import type { Recipe, RecipeChange, RecipeDraft } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'
import { nextNumber } from '../db/counters.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { keepPhoto, photoAddress } from '../photos/keep-photo.ts'
import { insertRecipe, updateRecipe } from './store.ts'

/** A stored recipe as it leaves: its photo as an address. */
export function toRecipe({ photoName, ...row }: Row<'recipes'>): Recipe {
  return { ...row, photo: photoAddress(photoName) }
}

export const noSuchRecipe = () => refuse('NOT_FOUND', 'Recipe Not Found')

/** Saves a new recipe under the household's next number; number and recipe are written together or not at all. */
export async function createRecipe(context: Context, { body }: { body: RecipeDraft }): Promise<Recipe> {
  const { db, user, now } = context
  const { photo, ...content } = body
  const photoName = await keepPhoto(context, user.householdId, photo)
  return db.transaction().execute(async (tx) => {
    const userSequence = await nextNumber(tx, `recipes of household ${user.householdId}`, now)
    const row = await insertRecipe(tx, user.householdId, {
      ...content,
      photoName,
      userId: user.id,
      globalId: randomUUID(),
      userSequence,
      createdAt: now,
      updatedAt: now,
    })
    return toRecipe(row)
  })
}

/** Changes a recipe; what is not sent stays as it is. */
export async function changeRecipe(
  context: Context,
  { params, body }: { params: { id: number }; body: RecipeChange },
): Promise<Recipe> {
  const { db, user, now } = context
  const { photo, ...content } = body
  const photoChange =
    photo === undefined ? {} : { photoName: await keepPhoto(context, user.householdId, photo) }
  const row = await updateRecipe(db, user.householdId, params.id, {
    ...content,
    ...photoChange,
    updatedAt: now,
  })
  if (!row) throw noSuchRecipe()
  return toRecipe(row)
}
