import { randomInt } from 'node:crypto'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import { Household } from './household.ts'
import type { Db } from './tables.ts'

/** The largest span that `randomInt` draws from. */
const REVISIONS = 2 ** 48 - 1

/**
 * Locks the household until the transaction ends, so that conflicting changes (a meal is written,
 * its day is locked) wait for each other. In PostgreSQL the updated row is the lock; the embedded
 * database has one writer anyway. The revision is random, so that a restored household never
 * repeats the revision of other data.
 */
export async function lockHousehold(tx: Household): Promise<void> {
  await tx
    .updateTable('households')
    .set({ revision: randomInt(REVISIONS) })
    .execute()
}

/** The revision that the last lock drew: another one says that something has changed since. */
export async function revisionOf(household: Household): Promise<number> {
  const { revision } = await household.selectFrom('households').select('revision').executeTakeFirstOrThrow()
  return revision
}

const lockUserRow = (tx: Db, userId: number) =>
  tx
    .updateTable('users')
    .set((eb) => ({ householdId: eb.ref('householdId') }))
    .where('id', '=', userId)
    .returning(['householdId', 'deletedAt'])
    .executeTakeFirstOrThrow(notSignedIn)

/**
 * Locks a person until the transaction ends and returns their present household: a call that began
 * before they moved writes there, too.
 */
export async function lockPerson(tx: Db, userId: number): Promise<Household> {
  return new Household(tx, (await lockUserRow(tx, userId)).householdId)
}

export const alreadyMoved = () => refuse('CHANGED_MEANWHILE', 'You’ve already moved. Reload the page.')

/**
 * Locks a person until the transaction ends. Refuses people who have moved out or asked for
 * deletion: they may not invite others or share the feed.
 */
export async function lockPersonAtHome(
  tx: Db,
  { id, householdId }: { id: number; householdId: number },
): Promise<void> {
  const person = await lockUserRow(tx, id)
  if (person.deletedAt !== null) throw notSignedIn()
  if (person.householdId !== householdId) throw alreadyMoved()
}
