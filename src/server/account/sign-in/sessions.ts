/** Sessions: an opaque token in a cookie, its hash in the database. */
import type { Db, Row } from '../../db/tables.ts'
import { cannotWrite, unlessInTrouble } from '../../db/trouble.ts'
import { later, type SignedIn, type VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { rememberPlace } from './known-places.ts'
import { deleteChallenges } from './second-factor-store.ts'
import { hashToken, newToken } from './token.ts'

const HOUR = 3_600_000
const LIFETIME = 30 * 24 * HOUR
/** A session in use lives on, but whoever sits there types the password once in a while (decision 0037). */
const LONGEST = 90 * 24 * HOUR
/** A session in use is prolonged, but not at every call. */
const PROLONG_AFTER = HOUR
/** Enough of what a browser says of itself to know the device by. */
const MOST_USER_AGENT = 400

/** Signs the person in here: the browser gets a new token, whatever it held before is ended. */
export async function startSession(context: VisitorContext, userId: number): Promise<void> {
  const { db, now, session, userAgent } = context
  if (session.token !== undefined) await deleteSession(db, session.token)
  const token = newToken()
  const expiresAt = later(now, LIFETIME)
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userId,
      userAgent: userAgent?.slice(0, MOST_USER_AGENT) ?? null,
      createdAt: now,
      expiresAt,
    })
    .execute()
  session.set(token, expiresAt)
  await rememberPlace(context, userId)
}

/**
 * Sessions that were ended while the database could not note it. Nobody stays signed in on a
 * machine that others use because a disk is full; whoever took the token is let in again only by
 * another process, or after a restart, before this is written.
 */
const endings = new Set<string>()

export async function endSession(context: VisitorContext): Promise<void> {
  const { session, user } = context
  if (user) noteSecurity(context, 'session.ended', { sessions: 'this' })
  if (session.token !== undefined) await noteEnding(context, session.token)
  session.clear()
}

async function noteEnding({ db, user, log }: VisitorContext, token: string): Promise<void> {
  try {
    await deleteSession(db, token)
  } catch (err) {
    // A database that is only busy or away is asked again by whoever leaves.
    if (!cannotWrite(err)) throw err
    log.error({ err }, 'a session has ended, which the database could not note yet')
    if (user) endings.add(hashToken(token))
  }
}

/** Notes the sessions that ended meanwhile, as soon as the database can. */
export async function writeEndings(db: Db): Promise<void> {
  const written = [...endings].slice(0, 1000)
  if (written.length === 0) return
  try {
    await db.deleteFrom('sessions').where('tokenHash', 'in', written).execute()
    for (const tokenHash of written) endings.delete(tokenHash)
  } catch (error) {
    unlessInTrouble(error)
  }
}

/** The browser forgets a cookie after its time; one in use gets more, as the session does. */
export function prolongCookie({ session, now }: VisitorContext): void {
  if (session.token !== undefined) session.set(session.token, later(now, LIFETIME))
}

async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}

/** Ends the person's sessions everywhere, except the one of the token that is handed in, and what would become one. */
export async function endSessionsOf(db: Db, userId: number, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', exceptToken === undefined ? '' : hashToken(exceptToken))
    .execute()
  await deleteChallenges(db, userId)
}

/** One of the person's own sessions, wherever it is; false when there is none of that number. */
export async function endSessionById(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface OwnSession extends Pick<Row<'sessions'>, 'id' | 'userAgent' | 'createdAt'> {
  isCurrent: boolean
  /** To the hour: a session is prolonged no more often than that. */
  lastUsedAt: string
}

/** Where the person is signed in, the place used last first. */
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
    .where('createdAt', '>', later(now, -LONGEST))
    .orderBy('expiresAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const current = token === undefined ? null : hashToken(token)
  return rows
    .filter(({ tokenHash }) => !endings.has(tokenHash))
    .map(({ id, userAgent, createdAt, expiresAt, tokenHash }) => ({
      id,
      userAgent,
      createdAt,
      isCurrent: tokenHash === current,
      lastUsedAt: later(expiresAt, -LIFETIME),
    }))
}

/** The person behind a token, or null; a session in use lives on. */
export async function whoIs(db: Db, token: string, now: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token)
  if (endings.has(tokenHash)) return null
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.householdId', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.createdAt', '>', later(now, -LONGEST))
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  if (found.expiresAt < later(now, LIFETIME - PROLONG_AFTER)) {
    // A database that cannot be written for now is still read; the session is prolonged another time.
    await db
      .updateTable('sessions')
      .set({ expiresAt: later(now, LIFETIME) })
      .where('tokenHash', '=', tokenHash)
      .execute()
      .catch(unlessInTrouble)
  }
  return { id: found.id, householdId: found.householdId }
}

/** Forgets the sessions that nobody can use any more; one that came to its longest is prolonged by nobody and so ends up here too. */
export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await writeEndings(db)
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}
