import { randomInt } from 'node:crypto'
import type { Household } from './household.ts'

/** The largest span that `randomInt` draws from. */
const REVISIONS = 2 ** 48 - 1

/**
 * Holds the household until the transaction ends, so that of two changes which must not cross (a meal is written, its day is
 * locked) one waits for the other. In PostgreSQL the updated row is the lock; the embedded database writes one at a time. The
 * revision is drawn, not counted, so that a household restored from a backup never meets one that stood for other days.
 */
export async function holdHousehold(tx: Household): Promise<void> {
  await tx
    .updateTable('households')
    .set({ revision: randomInt(REVISIONS) })
    .execute()
}
