import type { Db, NewRow } from '../../db/tables.ts'

export async function hasPhoto(db: Db, householdId: number, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('photos')
    .select('name')
    .where('householdId', '=', householdId)
    .where('name', '=', name)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertPhoto(
  db: Db,
  householdId: number,
  photo: Omit<NewRow<'photos'>, 'householdId'>,
): Promise<void> {
  await db
    .insertInto('photos')
    .values({ ...photo, householdId })
    .onConflict((conflict) => conflict.columns(['householdId', 'name']).doNothing())
    .execute()
}
