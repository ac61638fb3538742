import { hasFound } from '../db/row-results.ts'
import type { Household } from '../db/household.ts'
import type { Db } from '../db/tables.ts'

/**
 * A person's sessions, preferences and invitations are deleted too; their recipes and plans stay
 * with the household. Returns the household of each.
 */
export async function deleteDueUsers(tx: Db, now: string): Promise<number[]> {
  const rows = await tx
    .deleteFrom('users')
    .where('deletionScheduledFor', '<=', now)
    .returning('householdId')
    .execute()
  return rows.map((row) => row.householdId)
}

/** Takes away the address at which other calendars read the plan: who is gone may know it. */
export async function revokeFeed(household: Household): Promise<void> {
  await household.deleteFrom('calendarFeeds').execute()
}

/**
 * Households that have no members, are not kept for anybody, and were opened before this moment.
 */
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

export async function photoNamesOf(household: Household): Promise<string[]> {
  const rows = await household.selectFrom('photos').select('name').execute()
  return rows.map((row) => row.name)
}

/** Uploaded files that imports and readings of the household still keep. */
export async function uploadNamesOf(household: Household): Promise<string[]> {
  const rows = await household
    .selectFrom('householdImports')
    .select('storedAs')
    .where('storedAs', '!=', '')
    .execute()
  const pages = await household.selectFrom('pictureReadingPages').select(['storedAs', 'shownAs']).execute()
  const ofPages = pages.flatMap(({ storedAs, shownAs }) => [storedAs, shownAs])
  return [...rows.map((row) => row.storedAs), ...ofPages].filter((name) => name !== '')
}

/** Every row of a household goes with it, and the count of its recipes. */
export async function deleteHousehold({ db, id }: Household): Promise<void> {
  await db.deleteFrom('households').where('id', '=', id).execute()
  await db.deleteFrom('globalCounters').where('counterName', '=', `recipes of household ${id}`).execute()
}
