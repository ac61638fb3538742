import type { Household } from '../../db/household.ts'
import type { NewRow } from '../../db/tables.ts'

export async function hasPhoto(household: Household, name: string): Promise<boolean> {
  const found = await household
    .selectFrom('photos')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertPhoto(
  household: Household,
  photo: Omit<NewRow<'photos'>, 'householdId'>,
): Promise<void> {
  await household
    .insertInto('photos')
    .values(photo)
    .onConflict((conflict) => conflict.columns(['householdId', 'name']).doNothing())
    .execute()
}
