/** What the web pages of recipes contained when they were last read (importing 31). */

import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import type { Household } from '../db/household.ts'

/** What the page of a recipe contained; null where it is not known. */
export async function storedReadingOf(
  household: Household,
  recipeId: number,
): Promise<ImportedReading | null> {
  const row = await household
    .selectFrom('importedReadings')
    .select('pageReading')
    .where('recipeId', '=', recipeId)
    .executeTakeFirst()
  return row?.pageReading ?? null
}

/**
 * Stores what the page of a recipe contains; null deletes it. The caller has written the recipe in
 * the same transaction, so it is the household's.
 */
export async function saveImportedReading(
  tx: Household,
  recipeId: number,
  pageReading: ImportedReading | null | undefined,
): Promise<void> {
  if (pageReading === undefined) return
  if (pageReading === null) {
    await tx.deleteFrom('importedReadings').where('recipeId', '=', recipeId).execute()
    return
  }
  await tx
    .insertInto('importedReadings')
    .values({ recipeId, pageReading })
    .onConflict((conflict) => conflict.column('recipeId').doUpdateSet({ pageReading }))
    .execute()
}
