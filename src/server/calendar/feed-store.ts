import { everyHousehold, type Household } from '../db/household.ts'
import type { Db, NewHouseholdRow, Row } from '../db/tables.ts'

type FeedRow = Row<'calendarFeeds'>

export async function feedOf(household: Household): Promise<FeedRow | undefined> {
  return household.selectFrom('calendarFeeds').selectAll().executeTakeFirst()
}

/** Replaces the household's feed address; the earlier one is revoked. */
export async function putFeed(
  household: Household,
  feed: NewHouseholdRow<'calendarFeeds'>,
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

/** Readers of a feed are not signed in, so its secret is looked up in all households. */
export async function feedByToken(db: Db, token: string): Promise<FeedRow | undefined> {
  return everyHousehold(db)
    .selectFrom('calendarFeeds')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
}
