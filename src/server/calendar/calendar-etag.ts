import type { Db } from '../db/tables.ts'

/**
 * The word for the household's days, locks and completed lists as they are now: whoever changes one holds the household, which draws
 * a new one. Ask for it before them, so that it is never newer than they are.
 */
export async function calendarETag(db: Db, householdId: number): Promise<string> {
  const { revision } = await db
    .selectFrom('households')
    .select('revision')
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow()
  return `${householdId}-${revision}`
}
