import type { Db, NewRow, Row } from '../db/tables.ts'

type FeedRow = Row<'calendarFeeds'>

export async function feedOf(db: Db, householdId: number): Promise<FeedRow | undefined> {
  return db.selectFrom('calendarFeeds').selectAll().where('householdId', '=', householdId).executeTakeFirst()
}

/** Stores a household's address over the one that is there, which is revoked by it. */
export async function putFeed(
  db: Db,
  householdId: number,
  feed: Omit<NewRow<'calendarFeeds'>, 'householdId'>,
): Promise<FeedRow> {
  return db
    .insertInto('calendarFeeds')
    .values({ ...feed, householdId })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(feed))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteFeed(db: Db, householdId: number): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('householdId', '=', householdId).execute()
}

/** The only look-up that starts from the address: who holds it need not be anybody. */
export async function feedByToken(db: Db, token: string): Promise<FeedRow | undefined> {
  return db.selectFrom('calendarFeeds').selectAll().where('token', '=', token).executeTakeFirst()
}
