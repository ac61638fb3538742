import { randomUUID } from 'node:crypto'
import type { Db } from '../db/tables.ts'

/**
 * The household's library has changed: call it in the transaction that changes it. The word is drawn, not counted, so that a
 * library restored from a backup never meets a word that stood for other recipes.
 */
export async function renewLibraryETag(tx: Db, householdId: number): Promise<void> {
  const tag = randomUUID()
  await tx
    .insertInto('libraryTags')
    .values({ householdId, tag })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet({ tag }))
    .execute()
}

/** The word for the library as it is now; ask for it before the recipes, so that it is never newer than they are. */
export async function libraryETag(db: Db, householdId: number): Promise<string> {
  const row = await db
    .selectFrom('libraryTags')
    .select('tag')
    .where('householdId', '=', householdId)
    .executeTakeFirst()
  return row?.tag ?? `untouched-${householdId}`
}
