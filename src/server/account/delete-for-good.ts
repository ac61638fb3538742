/** Ends what nobody can call back any more. Several processes may do this at once, and each step may be cut short and done again. */
import { holdHousehold } from '../db/hold-household.ts'
import type { Parts } from '../http/context.ts'
import { later } from '../http/context.ts'
import {
  deleteDueUsers,
  deleteHousehold,
  emptyHouseholds,
  isEmpty,
  photoNamesOf,
  uploadNamesOf,
} from './deletion-store.ts'

/** A household that was opened a moment ago may still wait for its first person. */
const DAY = 86_400_000

/** Deletes the accounts whose grace is over, then every household that nobody lives in or returns to: photos and uploads first, then rows. */
export async function deleteForGood(
  { db, outside }: Pick<Parts, 'db' | 'outside'>,
  now: string,
): Promise<{ users: number; households: number }> {
  const users = await deleteDueUsers(db, now)
  const empty = await emptyHouseholds(db, later(now, -DAY))
  for (const householdId of empty) {
    for (const name of await photoNamesOf(db, householdId)) await outside.photos.remove(householdId, name)
    for (const name of await uploadNamesOf(db, householdId)) await outside.uploads.remove(name)
    await db.transaction().execute(async (tx) => {
      await holdHousehold(tx, householdId)
      if (await isEmpty(tx, householdId)) await deleteHousehold(tx, householdId)
    })
  }
  return { users, households: empty.length }
}
