import type { Feed } from '../../domain/calendar/feed.ts'
import { newToken } from '../account/sign-in/token.ts'
import { holdAtHome } from '../db/hold-person.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { putFeed } from './feed-store.ts'

export const toFeed = ({ token, createdAt }: Row<'calendarFeeds'>, publicUrl: string): Feed => ({
  address: `${publicUrl}/api/calendar-feeds/${token}/plateful.ics`,
  createdAt,
})

/** Gives the household a new address; an earlier one leads nowhere from now on. */
export async function renewFeed({ db, user, now, publicUrl }: Context): Promise<Feed> {
  const feed = await db.transaction().execute(async (tx) => {
    await holdAtHome(tx, user)
    return putFeed(tx, user.householdId, { userId: user.id, token: newToken(), createdAt: now })
  })
  return toFeed(feed, publicUrl)
}
