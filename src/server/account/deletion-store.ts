import type { Household } from '../db/household.ts'
import { hasFound } from '../db/row-results.ts'
import type { Db } from '../db/tables.ts'

/**
 * Deletes the users whose grace period is over, with their preferences, invitations and sign-ins;
 * recipes and plans stay with the household. Returns the household of each.
 */
export async function deleteDueUsers(tx: Db, now: string): Promise<number[]> {
  const rows = await tx
    .deleteFrom('users')
    .where('deletionScheduledFor', '<=', now)
    .returning('householdId')
    .execute()
  return rows.map((row) => row.householdId)
}

/** Households without members that are not kept for anybody and were made before that moment. */
export async function emptyHouseholds(db: Db, openedBefore: string): Promise<number[]> {
  const rows = await householdsWithoutMembers(db).where('createdAt', '<=', openedBefore).execute()
  return rows.map((row) => row.id)
}

export async function hasNoMembers({ db, id }: Household): Promise<boolean> {
  return hasFound(householdsWithoutMembers(db).where('id', '=', id))
}

const householdsWithoutMembers = (db: Db) =>
  db
    .selectFrom('households')
    .select('id')
    .where('keptForUserId', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('users').select('users.id').whereRef('users.householdId', '=', 'households.id'),
        ),
      ),
    )

/** Deletes a household with all rows that refer to it. */
export async function deleteHousehold({ db, id }: Household): Promise<void> {
  await db.deleteFrom('households').where('id', '=', id).execute()
}
