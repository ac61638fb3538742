import { everyHousehold, type Household } from '../db/household.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

type FeedRow = Row<'calendarFeeds'>

export async function feedOf(household: Household): Promise<FeedRow | undefined> {
  return household.selectFrom('calendarFeeds').selectAll().executeTakeFirst()
}

/** Stores a household's address over the one that is there, which is revoked by it. */
export async function putFeed(
  household: Household,
  feed: Omit<NewRow<'calendarFeeds'>, 'householdId'>,
): Promise<FeedRow> {
  return household
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(feed))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteFeed(household: Household): Promise<void> {
  await household.deleteFrom('calendarFeeds').execute()
}

/** The only look-up that starts from the address: who holds it need not be anybody. */
export async function feedByToken(db: Db, token: string): Promise<FeedRow | undefined> {
  return everyHousehold(db)
    .selectFrom('calendarFeeds')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
}
