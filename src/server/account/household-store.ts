/** Who lives in a household, and for whom it is kept. */

import type { Household } from '../db/household.ts'
import { hasUpdated } from '../db/row-results.ts'
import type { Db, Row } from '../db/tables.ts'

/** All members, including those who wait for deletion. */
export async function membersOf(household: Household): Promise<Row<'users'>[]> {
  return household.selectFrom('users').selectAll().orderBy('id').execute()
}

/** The household that is kept for a person: the newest, should there be several. */
export async function householdKeptFor(db: Db, userId: number): Promise<number | undefined> {
  const keptHousehold = await db
    .selectFrom('households')
    .select('id')
    .where('keptForUserId', '=', userId)
    .execute()
  // Sorted here, since PostgreSQL would walk the whole primary key to find the highest id.
  return keptHousehold.map(({ id }) => id).toSorted((a, b) => b - a)[0]
}

export async function keepHouseholdFor(tx: Household, userId: number): Promise<void> {
  await tx.updateTable('households').set({ keptForUserId: userId }).execute()
}

/** Whether the household is kept for another person, who is to find it as they left it. */
export async function isKeptForAnother(household: Household, userId: number): Promise<boolean> {
  const keptHousehold = await household
    .selectFrom('households')
    .select('keptForUserId')
    .where('keptForUserId', 'is not', null)
    .executeTakeFirst()
  return keptHousehold !== undefined && keptHousehold.keptForUserId !== userId
}

/** No longer keeps the household for a person who is back. Answers whether it was kept. */
export async function stopKeepingFor(tx: Household, userId: number): Promise<boolean> {
  return hasUpdated(
    tx.updateTable('households').set({ keptForUserId: null }).where('keptForUserId', '=', userId),
  )
}

/** Moves a person to another household. */
export async function moveUser(tx: Household, userId: number, to: number): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ householdId: to })
    .where('householdId', '=', tx.id)
    .where('id', '=', userId)
    .execute()
}
