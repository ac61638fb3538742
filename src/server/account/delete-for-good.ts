/** Ends what nobody can call back any more. Several processes may do this at once, and each step may be cut short and done again. */
import { holdHousehold } from '../db/hold-household.ts'
import { household } from '../db/household.ts'
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

type Keepers = Pick<Parts, 'db' | 'outside'>

/** Deletes the accounts whose grace is over, then every household that nobody lives in or returns to. One that cannot go holds up no other. */
export async function deleteForGood(
  keepers: Keepers,
  now: string,
): Promise<{ users: number; households: number }> {
  const users = await deleteDueUsers(keepers.db, now)
  const empty = await emptyHouseholds(keepers.db, later(now, -DAY))
  const failures: unknown[] = []
  for (const householdId of empty)
    await deleteEmptied(keepers, householdId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `households that are still there: ${failures.length}`)
  return { users, households: empty.length }
}

/** Photos and uploads first, then rows: what no row names, nobody would find again. */
async function deleteEmptied({ db, outside }: Keepers, householdId: number): Promise<void> {
  const emptied = household(db, householdId)
  for (const name of await photoNamesOf(emptied)) await outside.photos.remove(householdId, name)
  for (const name of await uploadNamesOf(emptied)) await outside.uploads.remove(name)
  await emptied.transaction(async (tx) => {
    await holdHousehold(tx)
    if (await isEmpty(tx)) await deleteHousehold(tx)
  })
}
