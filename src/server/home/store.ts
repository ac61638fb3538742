import type { ContactMessage } from '../../domain/home/message.ts'
import type { Db, Row } from '../db/tables.ts'

export async function insertMessage(
  db: Db,
  householdId: number,
  message: ContactMessage & { userId: number; createdAt: string },
): Promise<Row<'contactMessages'>> {
  return db
    .insertInto('contactMessages')
    .values({ ...message, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function messageById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'contactMessages'> | undefined> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** When the household wrote since then, oldest first. */
export async function messageTimes(db: Db, householdId: number, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .select('createdAt')
    .where('householdId', '=', householdId)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.createdAt)
}

/**
 * The letters of any household that did not go out yet, those first that were tried longest ago: one that no mail server takes goes
 * behind all others. A chore, nobody asks for it.
 */
export async function unsentMessages(db: Db): Promise<Row<'contactMessages'>[]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .where('mailedAt', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('triedAt', 'createdAt'))
    .orderBy('id')
    .execute()
}

/** Whether it is ours to send now: of several processes only one tries, and nobody for a while after. */
export async function claimMessage(
  db: Db,
  { householdId, id }: Row<'contactMessages'>,
  now: string,
  triedBefore: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactMessages')
    .set({ triedAt: now })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('mailedAt', 'is', null)
    .where((eb) => eb.or([eb('triedAt', 'is', null), eb('triedAt', '<=', triedBefore)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markMailed(
  db: Db,
  { householdId, id }: Row<'contactMessages'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('contactMessages')
    .set({ mailedAt: now })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .execute()
}
