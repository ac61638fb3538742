/**
 * Deletes accounts for good, with the households that they leave empty. It stands above the
 * features, as each of them knows which files and rows are its own.
 */

import { deleteDueUsers, deleteHousehold, emptyHouseholds, hasNoMembers } from './account/deletion-store.ts'
import { deleteFeed } from './calendar/feed-store.ts'
import { Household } from './db/household.ts'
import { lockHousehold } from './db/row-locks.ts'
import { DAY } from './durations.ts'
import { addMilliseconds, type AppDependencies } from './http/context.ts'
import { importFileNames } from './importing/files/store.ts'
import { pageFileNames } from './importing/pictures/store.ts'
import { photoNamesOf } from './recipes/photos/store.ts'
import { deleteRecipeCounter } from './recipes/store.ts'

type DeletionDependencies = Pick<AppDependencies, 'db' | 'external'>

/**
 * Deletes the accounts whose grace period is over, then every household without members. One
 * failure does not stop the others. Several processes may run this at once, and it may be cut short
 * and run again.
 */
export async function deleteDueAccounts(
  dependencies: DeletionDependencies,
  now: string,
): Promise<{ users: number; households: number }> {
  const users = await dependencies.db.transaction().execute(async (tx) => {
    const households = await deleteDueUsers(tx, now)
    for (const householdId of new Set(households)) await deleteFeed(new Household(tx, householdId))
    return households.length
  })
  // A younger household may still wait for its first person.
  const empty = await emptyHouseholds(dependencies.db, addMilliseconds(now, -DAY))
  const failures: unknown[] = []
  for (const householdId of empty)
    await deleteEmptyHousehold(dependencies, householdId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `households that are still there: ${failures.length}`)
  return { users, households: empty.length }
}

/** Files are deleted before rows: without their rows, nothing would find them again. */
async function deleteEmptyHousehold(
  { db, external }: DeletionDependencies,
  householdId: number,
): Promise<void> {
  const emptied = new Household(db, householdId)
  for (const name of await photoNamesOf(emptied)) await external.photos.remove(householdId, name)
  for (const name of [...(await importFileNames(emptied)), ...(await pageFileNames(emptied))])
    await external.uploads.remove(name)
  await emptied.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await hasNoMembers(tx))) return
    await deleteHousehold(tx)
    await deleteRecipeCounter(tx)
  })
}
