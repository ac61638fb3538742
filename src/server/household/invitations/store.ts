import type { Db, Row } from '../../db/tables.ts'

/** Everybody who lives in the household, also who has asked to be deleted and may still come back. */
export async function peopleIn(db: Db, householdId: number): Promise<Row<'users'>[]> {
  return db.selectFrom('users').selectAll().where('householdId', '=', householdId).orderBy('id').execute()
}

/** The household that waits for a person: the one left last. */
export async function householdKeptFor(db: Db, userId: number): Promise<number | undefined> {
  const kept = await db
    .selectFrom('households')
    .select('id')
    .where('keptForUserId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return kept?.id
}

export async function keepHouseholdFor(tx: Db, householdId: number, userId: number | null): Promise<void> {
  await tx.updateTable('households').set({ keptForUserId: userId }).where('id', '=', householdId).execute()
}

/** Moves a person with what is theirs alone. */
export async function movePerson(tx: Db, householdId: number, userId: number, to: number): Promise<void> {
  for (const [table, column] of [
    ['users', 'id'],
    ['userPreferences', 'userId'],
  ] as const) {
    await tx
      .updateTable(table)
      .set({ householdId: to })
      .where('householdId', '=', householdId)
      .where(column, '=', userId)
      .execute()
  }
}
