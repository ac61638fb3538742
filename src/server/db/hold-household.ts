import type { Db } from './tables.ts'

/**
 * Holds the household until the transaction ends, so that of two changes which must not cross (a meal is written, its day is
 * locked) one waits for the other. In PostgreSQL the updated row is the lock; the embedded database writes one at a time.
 */
export async function holdHousehold(tx: Db, householdId: number): Promise<void> {
  await tx
    .updateTable('households')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', householdId)
    .execute()
}
