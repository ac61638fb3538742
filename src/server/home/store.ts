import { everyHousehold, type Household } from '../db/household.ts'
import { hasUpdated } from '../db/row-results.ts'
import type { Db, Row } from '../db/tables.ts'

/** When the household sent messages since then, oldest first. */
export async function messageTimes(household: Household, since: string): Promise<string[]> {
  const rows = await household
    .selectFrom('contactMessages')
    .select('createdAt')
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.createdAt)
}

/**
 * Unsent messages of all households, longest untried first, so that one which always fails comes
 * last.
 */
export async function unsentMessages(db: Db): Promise<Row<'contactMessages'>[]> {
  return everyHousehold(db)
    .selectFrom('contactMessages')
    .selectAll()
    .where('mailedAt', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('triedAt', 'createdAt'))
    .orderBy('id')
    .execute()
}

/** Claims a message for sending; other processes leave it alone for a while. */
export async function claimMessage(
  household: Household,
  id: number,
  now: string,
  triedBefore: string,
): Promise<boolean> {
  return hasUpdated(
    household
      .updateTable('contactMessages')
      .set({ triedAt: now })
      .where('id', '=', id)
      .where('mailedAt', 'is', null)
      .where((eb) => eb.or([eb('triedAt', 'is', null), eb('triedAt', '<=', triedBefore)])),
  )
}

export async function markMailed(household: Household, id: number, now: string): Promise<void> {
  await household.updateTable('contactMessages').set({ mailedAt: now }).where('id', '=', id).execute()
}
