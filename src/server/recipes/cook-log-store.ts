import type { Making } from '../../domain/recipes/marks.ts'
import type { Household } from '../db/household.ts'
import type { NewRow } from '../db/tables.ts'

type Kept = Omit<NewRow<'recipeMakings'>, 'householdId'>

/** The days on which a recipe was made, the latest first. */
export async function cookLogOf(household: Household, recipeId: number): Promise<Making[]> {
  return household
    .selectFrom('recipeMakings')
    .select('date')
    .where('recipeId', '=', recipeId)
    .orderBy('date', 'desc')
    .execute()
}

export async function insertCookLogEntry(tx: Household, making: Kept): Promise<void> {
  await tx
    .insertInto('recipeMakings')
    .values(making)
    .onConflict((conflict) => conflict.columns(['householdId', 'recipeId', 'date']).doNothing())
    .execute()
}

export async function removeCookLogEntry(
  tx: Household,
  { recipeId, date }: Omit<Kept, 'userId'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recipeMakings')
    .where('recipeId', '=', recipeId)
    .where('date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
