import { randomUUID } from 'node:crypto'
import type { Household } from '../db/household.ts'

/**
 * The household's library has changed: call it in the transaction that changes it. The word is drawn, not counted, so that a
 * library restored from a backup never meets a word that stood for other recipes.
 */
export async function renewLibraryETag(tx: Household): Promise<void> {
  const tag = randomUUID()
  await tx
    .insertInto('libraryTags')
    .values({ tag })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet({ tag }))
    .execute()
}

/** The word for the library as it is now; ask for it before the recipes, so that it is never newer than they are. */
export async function libraryETag(household: Household): Promise<string> {
  const row = await household.selectFrom('libraryTags').select('tag').executeTakeFirst()
  return row?.tag ?? `untouched-${household.id}`
}
