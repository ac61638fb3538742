/** The pictures that recipes were read from (importing 50). */

import { addToGroup } from '@plateful/ingredients/group-by'
import type { Household } from '../db/household.ts'

/** The photo names of a recipe's pictures, in their order. */
export async function sourcePicturesOf(household: Household, recipeId: number): Promise<string[]> {
  const rows = await household
    .selectFrom('recipePictures')
    .select('photoName')
    .where('recipeId', '=', recipeId)
    .orderBy('position')
    .execute()
  return rows.map(({ photoName }) => photoName)
}

/** The photo names for some recipes, or for all of the household. */
export async function allSourcePictures(household: Household): Promise<Map<number, string[]>> {
  const rows = await household
    .selectFrom('recipePictures')
    .select(['recipeId', 'photoName'])
    .orderBy('position')
    .execute()
  const names = new Map<number, string[]>()
  for (const { recipeId, photoName } of rows) addToGroup(names, recipeId, photoName)
  return names
}

/**
 * Stores which pictures a recipe was read from. The caller knows that recipe and photos are the
 * household's.
 */
export async function saveSourcePictures(
  tx: Household,
  recipeId: number,
  names: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recipePictures').where('recipeId', '=', recipeId).execute()
  if (names.length === 0) return
  await tx
    .insertInto('recipePictures')
    .values(names.map((photoName, position) => ({ recipeId, position, photoName })))
    .execute()
}
