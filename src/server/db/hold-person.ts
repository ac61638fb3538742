import type { Db } from './tables.ts'

/**
 * Holds a person where they live until the transaction ends, and answers which household that is: what is theirs alone is written
 * there, also by a call that began before they moved. Whoever moves them waits.
 */
export async function holdPerson(tx: Db, userId: number): Promise<number> {
  const { householdId } = await tx
    .updateTable('users')
    .set((eb) => ({ householdId: eb.ref('householdId') }))
    .where('id', '=', userId)
    .returning('householdId')
    .executeTakeFirstOrThrow()
  return householdId
}
