import type { ContactMessage } from '../../domain/contact/message.ts'
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
