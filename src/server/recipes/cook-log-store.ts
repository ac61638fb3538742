import type { Making } from '../../domain/recipes/marks.ts'
import type { Db, NewRow } from '../db/tables.ts'

type Kept = Omit<NewRow<'recipeMakings'>, 'householdId'>

/** The days on which a recipe was made, the latest first. */
export async function cookLogOf(db: Db, householdId: number, recipeId: number): Promise<Making[]> {
  return db
    .selectFrom('recipeMakings')
    .select('date')
    .where('householdId', '=', householdId)
    .where('recipeId', '=', recipeId)
    .orderBy('date', 'desc')
    .execute()
}

export async function insertCookLogEntry(tx: Db, householdId: number, making: Kept): Promise<void> {
  await tx
    .insertInto('recipeMakings')
    .values({ ...making, householdId })
    .onConflict((conflict) => conflict.columns(['householdId', 'recipeId', 'date']).doNothing())
    .execute()
}

export async function removeCookLogEntry(
  tx: Db,
  householdId: number,
  { recipeId, date }: Omit<Kept, 'userId'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recipeMakings')
    .where('householdId', '=', householdId)
    .where('recipeId', '=', recipeId)
    .where('date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
