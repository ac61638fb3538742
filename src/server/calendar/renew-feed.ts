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
export async function renewFeed({ household, user, now, publicUrl }: Context): Promise<Feed> {
  const feed = await household.transaction(async (tx) => {
    await holdAtHome(tx.db, user)
    return putFeed(tx, { userId: user.id, token: newToken(), createdAt: now })
  })
  return toFeed(feed, publicUrl)
}
