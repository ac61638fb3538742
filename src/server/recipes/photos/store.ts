import { everyHousehold, type Household } from '../../db/household.ts'
import { hasFound } from '../../db/row-results.ts'
import type { Db, NewHouseholdRow, Row } from '../../db/tables.ts'

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

export async function photoNamesOf(household: Household): Promise<string[]> {
  const rows = await household.selectFrom('photos').select('name').execute()
  return rows.map((row) => row.name)
}

/** The photos of all households, for the operator who asks whether their files are there. */
export async function photosOfAll(db: Db): Promise<Pick<Row<'photos'>, 'householdId' | 'name'>[]> {
  return everyHousehold(db).selectFrom('photos').select(['householdId', 'name']).execute()
}
