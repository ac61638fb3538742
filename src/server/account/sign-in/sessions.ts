/** Sessions: an opaque token in a cookie, its hash in the database. */

import { isUnwritable, ignoreDatabaseFailure } from '../../db/database-failure.ts'
import { hasDeleted } from '../../db/row-results.ts'
import type { Db, Row } from '../../db/tables.ts'
import { DAY, HOUR } from '../../durations.ts'
import { addMilliseconds, type SessionUser, type VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { rememberPlace } from './known-places.ts'
import { deleteChallenges } from './second-factor-store.ts'
import { hashToken, newToken } from './token.ts'

const LIFETIME = 30 * DAY
/**
 * Even a session in use ends after this, so that the password is typed now and then (decision
 * 0037).
 */
export const MAX_LIFETIME = 90 * DAY
/** A session in use is prolonged at most this often, to spare the database. */
const PROLONG_AFTER = HOUR

const MAX_USER_AGENT = 400

/** Signs the person in on this browser. It gets a new token, and the session it had before ends. */
export async function startSession(context: VisitorContext, userId: number): Promise<void> {
  const { db, now, session, userAgent } = context
  if (session.token !== undefined) await deleteSession(db, session.token)
  const token = newToken()
  const expiresAt = addMilliseconds(now, LIFETIME)
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userId,
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      createdAt: now,
      expiresAt,
    })
    .execute()
  session.set(token, expiresAt)
  await rememberPlace(context, userId)
}

/**
 * Hashes of sessions that ended while the database could not be written. Nobody stays signed in on
 * a shared machine because a disk is full. Another process, or this one after a restart, does not
 * know of them until they are written.
 */
const unwrittenEndings = new Set<string>()

export async function endSession(context: VisitorContext): Promise<void> {
  const { session, user } = context
  if (user) logSecurityEvent(context, 'session.ended', { sessions: 'this' })
  if (session.token !== undefined) await endInDatabase(context, session.token)
  session.clear()
}

async function endInDatabase({ db, user, log }: VisitorContext, token: string): Promise<void> {
  try {
    await deleteSession(db, token)
  } catch (err) {
    // If the database is only busy or away, the person can sign out again.
    if (!isUnwritable(err)) throw err
    log.error({ err }, 'a session has ended, which the database could not note yet')
    if (user) unwrittenEndings.add(hashToken(token))
  }
}

/** Deletes the sessions that ended while the database could not be written. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  const writtenTokens = [...unwrittenEndings].slice(0, 1000)
  if (writtenTokens.length === 0) return
  try {
    await db.deleteFrom('sessions').where('tokenHash', 'in', writtenTokens).execute()
    for (const tokenHash of writtenTokens) unwrittenEndings.delete(tokenHash)
  } catch (error) {
    ignoreDatabaseFailure(error)
  }
}

/** The number of the session with this token; undefined when it has ended meanwhile. */
export async function sessionIdOf(
  db: Db,
  userId: number,
  token: string | undefined,
): Promise<number | undefined> {
  if (token === undefined) return undefined
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('tokenHash', '=', hashToken(token))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.id
}

/** Prolongs the cookie together with its session. */
export function prolongCookie({ session, now }: VisitorContext): void {
  if (session.token !== undefined) session.set(session.token, addMilliseconds(now, LIFETIME))
}

async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}

/**
 * Ends the person's sessions, except the one of `exceptToken`, and sign-ins that wait for a code.
 */
export async function endSessionsOf(db: Db, userId: number, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', exceptToken === undefined ? '' : hashToken(exceptToken))
    .execute()
  await deleteChallenges(db, userId)
}

/** False when the person has no session of that number. */
export async function endSessionById(db: Db, userId: number, id: number): Promise<boolean> {
  return hasDeleted(db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id))
}

interface OwnSession extends Pick<Row<'sessions'>, 'id' | 'userAgent' | 'createdAt'> {
  isCurrent: boolean
  /** Precise to the hour, as sessions are prolonged once an hour. */
  lastUsedAt: string
}

/** The person's sessions, the one used last first. */
export async function sessionsOf(
  db: Db,
  userId: number,
  token: string | undefined,
  now: string,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', addMilliseconds(now, -MAX_LIFETIME))
    .orderBy('expiresAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const current = token === undefined ? null : hashToken(token)
  return rows
    .filter(({ tokenHash }) => !unwrittenEndings.has(tokenHash))
    .map(({ id, userAgent, createdAt, expiresAt, tokenHash }) => ({
      id,
      userAgent,
      createdAt,
      isCurrent: tokenHash === current,
      lastUsedAt: addMilliseconds(expiresAt, -LIFETIME),
    }))
}

/** The person behind a token, or null. Prolongs the session. */
export async function findSession(db: Db, token: string, now: string): Promise<SessionUser | null> {
  const tokenHash = hashToken(token)
  if (unwrittenEndings.has(tokenHash)) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.householdId', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.createdAt', '>', addMilliseconds(now, -MAX_LIFETIME))
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  if (found.expiresAt < addMilliseconds(now, LIFETIME - PROLONG_AFTER)) {
    // If the database cannot be written now, a later call prolongs the session.
    await db
      .updateTable('sessions')
      .set({ expiresAt: addMilliseconds(now, LIFETIME) })
      .where('tokenHash', '=', tokenHash)
      .execute()
      .catch(ignoreDatabaseFailure)
  }
  return { id: found.id, householdId: found.householdId }
}

/**
 * Deletes expired sessions. Those past their longest life are no longer prolonged, so they expire
 * too.
 */
export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await deleteEndedSessions(db)
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}
