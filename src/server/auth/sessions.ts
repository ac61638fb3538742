/** Sessions: an opaque token in a cookie, its hash in the database. */
import type { Db } from '../db/tables.ts'
import { later, type SignedIn, type VisitorContext } from '../http/context.ts'
import { hashToken, newToken } from './token.ts'

const DAY = 86_400_000
const LIFETIME = 30 * DAY
/** A session in use is prolonged, but not at every call. */
const PROLONG_AFTER = DAY

/** Signs the person in here: the browser gets a new token, whatever it held before is ended. */
export async function startSession({ db, now, session }: VisitorContext, userId: number): Promise<void> {
  if (session.token !== undefined) await deleteSession(db, session.token)
  const token = newToken()
  const expiresAt = later(now, LIFETIME)
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
    .execute()
  session.set(token, expiresAt)
}

export async function endSession({ db, session }: VisitorContext): Promise<void> {
  if (session.token !== undefined) await deleteSession(db, session.token)
  session.clear()
}

async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}

/** Ends the person's sessions everywhere, except the one of the token that is handed in. */
export async function endSessionsOf(db: Db, userId: number, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', exceptToken === undefined ? '' : hashToken(exceptToken))
    .execute()
}

/** The person behind a token, or null; a session in use lives on. */
export async function whoIs(db: Db, token: string, now: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token)
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.householdId', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  if (found.expiresAt < later(now, LIFETIME - PROLONG_AFTER)) {
    await db
      .updateTable('sessions')
      .set({ expiresAt: later(now, LIFETIME) })
      .where('tokenHash', '=', tokenHash)
      .execute()
  }
  return { id: found.id, householdId: found.householdId }
}

/** Forgets the sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}
