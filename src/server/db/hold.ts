import { randomInt } from 'node:crypto'
import { type Household, household } from './household.ts'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import type { Db } from './tables.ts'

/** The largest span that `randomInt` draws from. */
const REVISIONS = 2 ** 48 - 1

/**
 * Holds the household until the transaction ends, so that of two changes which must not cross (a
 * meal is written, its day is locked) one waits for the other. In PostgreSQL the updated row is the
 * lock; the embedded database writes one at a time. The revision is drawn, not counted, so that a
 * household restored from a backup never meets one that stood for other days.
 */
export async function holdHousehold(tx: Household): Promise<void> {
  await tx
    .updateTable('households')
    .set({ revision: randomInt(REVISIONS) })
    .execute()
}

const hold = (tx: Db, userId: number) =>
  tx
    .updateTable('users')
    .set((eb) => ({ householdId: eb.ref('householdId') }))
    .where('id', '=', userId)
    .returning(['householdId', 'deletedAt'])
    .executeTakeFirstOrThrow(notSignedIn)

/**
 * Holds a person where they live until the transaction ends, and answers that household: what is
 * theirs alone is written there, also by a call that began before they moved. Whoever moves them
 * waits.
 */
export async function holdPerson(tx: Db, userId: number): Promise<Household> {
  return household(tx, (await hold(tx, userId)).householdId)
}

export const movedAlready = () => refuse('CHANGED_MEANWHILE', 'You have moved already. Reload the page.')

/**
 * Holds a person in the household in whose name they ask, until the transaction ends: whoever has
 * left it since, or asked to be deleted, gives out no more ways into it.
 */
export async function holdAtHome(
  tx: Db,
  { id, householdId }: { id: number; householdId: number },
): Promise<void> {
  const now = await hold(tx, id)
  if (now.deletedAt !== null) throw notSignedIn()
  if (now.householdId !== householdId) throw movedAlready()
}
