import { everyHousehold, type Household } from '../db/household.ts'

/** Moves one recipe with its cook log, its page's reading and its pictures to another household. */
export async function moveRecipeToHousehold(
  from: Household,
  id: number,
  place: { householdId: number; userSequence: number },
): Promise<void> {
  const allHouseholds = everyHousehold(from.db)
  await allHouseholds
    .updateTable('recipes')
    .set(place)
    .where('householdId', '=', from.id)
    .where('id', '=', id)
    .execute()
  for (const table of ['recipeMakings', 'importedReadings', 'recipePictures'] as const)
    await allHouseholds
      .updateTable(table)
      .set({ householdId: place.householdId })
      .where('householdId', '=', from.id)
      .where('recipeId', '=', id)
      .execute()
}

/** Copies the cook log of a recipe to another household, where it may have days of its own. */
export async function copyCookLog(
  { from, to }: { from: Household; to: Household },
  recipeId: number,
  copyId: number,
): Promise<void> {
  const rows = await from
    .selectFrom('recipeMakings')
    .select(['userId', 'date'])
    .where('recipeId', '=', recipeId)
    .execute()
  if (rows.length === 0) return
  await to
    .insertInto('recipeMakings')
    .values(rows.map((row) => ({ ...row, recipeId: copyId })))
    .onConflict((conflict) => conflict.columns(['householdId', 'recipeId', 'date']).doNothing())
    .execute()
}
