import type { AnsweredFile } from '../../contract/call.ts'
import { type Feed, feedEntries, feedRange } from '../../domain/calendar/feed.ts'
import { refuse } from '../../domain/refusal.ts'
import { consumeAttempt, networkOf } from '../account/sign-in/attempts.ts'
import { newToken } from '../account/sign-in/token.ts'
import { Household } from '../db/household.ts'
import { lockPersonAtHome } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { peopleOf } from '../household/store.ts'
import { type Context, todayOf, type VisitorContext } from '../http/context.ts'
import { runInWorker } from '../workers/pool.ts'
import { feedByToken, putFeed } from './feed-store.ts'
import { writeFeedText } from './feed-tasks.ts'
import { assignmentsBetween } from './store.ts'
import { toAssignment } from './write-day.ts'

/** Calendar programs ask every few minutes; guessing is more frequent. */
const limits = (token: string, address: string) => [
  { subject: `feed:${token.slice(0, 12)}`, most: 120 },
  { subject: `feed-address:${networkOf(address)}`, most: 300 },
]

const nameOf = ({ id, firstName, lastName }: { id: number; firstName: string; lastName: string }) => ({
  id,
  firstName,
  lastName,
})

/** The plan as a file for calendar programs. Its address grants access to nothing else. */
export async function readFeed(
  { db, now, publicUrl, address }: VisitorContext,
  { params }: { params: { token: string } },
): Promise<AnsweredFile> {
  await consumeAttempt(db, limits(params.token, address), now)
  const feed = await feedByToken(db, params.token)
  if (!feed) throw refuse('NOT_FOUND', 'There’s no calendar at this address.')
  const sharedHousehold = new Household(db, feed.householdId)
  const days = await assignmentsBetween(sharedHousehold, feedRange(todayOf(now)))
  // Thousands of meals take seconds to write, so a worker does it.
  const text = await runInWorker(`feed of household ${feed.householdId}`, writeFeedText, {
    entries: feedEntries(days.map((day) => toAssignment(day, []))),
    family: (await peopleOf(sharedHousehold, 'familyMembers')).map(nameOf),
    guests: (await peopleOf(sharedHousehold, 'guestDiners')).map(nameOf),
    publicUrl,
  })
  return {
    bytes: new TextEncoder().encode(text),
    mediaType: 'text/calendar; charset=utf-8',
    cacheControl: 'private, no-cache',
  }
}

export const toFeed = ({ token, createdAt }: Row<'calendarFeeds'>, publicUrl: string): Feed => ({
  address: `${publicUrl}/api/calendar-feeds/${token}/plateful.ics`,
  createdAt,
})

/** Gives the household a new address and revokes the earlier one. */
export async function renewFeed({ household, user, now, publicUrl }: Context): Promise<Feed> {
  const feed = await household.transaction(async (tx) => {
    await lockPersonAtHome(tx.db, user)
    return putFeed(tx, { userId: user.id, token: newToken(), createdAt: now })
  })
  return toFeed(feed, publicUrl)
}
