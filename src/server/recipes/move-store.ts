import type { Db } from '../db/tables.ts'

/** Hands one recipe, with the days on which it was made, to another household. */
export async function recipeToHousehold(
  tx: Db,
  householdId: number,
  id: number,
  place: { householdId: number; userSequence: number },
): Promise<void> {
  await tx
    .updateTable('recipes')
    .set(place)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('recipeMakings')
    .set({ householdId: place.householdId })
    .where('householdId', '=', householdId)
    .where('recipeId', '=', id)
    .execute()
}

interface Place {
  householdId: number
  recipeId: number
}

/** The days on which a recipe was made, for its copy in another household. */
export async function copyCookLog(tx: Db, from: Place, to: Place): Promise<void> {
  const rows = await tx
    .selectFrom('recipeMakings')
    .select(['userId', 'date'])
    .where('householdId', '=', from.householdId)
    .where('recipeId', '=', from.recipeId)
    .execute()
  if (rows.length === 0) return
  await tx
    .insertInto('recipeMakings')
    .values(rows.map((row) => ({ ...row, ...to })))
    .execute()
}
