import { hasFound } from '../../db/row-results.ts'
import type { Household } from '../../db/household.ts'
import type { NewHouseholdRow } from '../../db/tables.ts'

export async function hasPhoto(household: Household, name: string): Promise<boolean> {
  return hasFound(household.selectFrom('photos').select('name').where('name', '=', name))
}

export async function insertPhoto(household: Household, photo: NewHouseholdRow<'photos'>): Promise<void> {
  await household
    .insertInto('photos')
    .values(photo)
    .onConflict((conflict) => conflict.columns(['householdId', 'name']).doNothing())
    .execute()
}
