import type { Row } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { cookiesOnceDone } from '../../http/session-cookie.ts'
import { noteSecurity } from '../../http/note-security.ts'
import type { Origin } from './known-places.ts'
import { forgetOwnAttempts } from './origin-limits.ts'
import { startSession, writeEndings } from './sessions.ts'
import { holdPassword, restoreUser } from './store.ts'

type Entered = Row<'users'> & { isRestored?: true }

/**
 * Nothing is asked any more: the session begins, and who asked to be deleted is restored, as long as that is still to come. Whose
 * password was replaced since it was checked stays outside, or a session would outlive the end of all.
 */
export async function enter(
  context: VisitorContext,
  found: Row<'users'>,
  origin: Origin,
): Promise<Entered | undefined> {
  const user = await cookiesOnceDone(context, (held) =>
    context.db.transaction().execute((tx) => begin({ ...held, db: tx }, found, origin)),
  )
  if (!user) return undefined
  await writeEndings(context.db)
  const whose = { userId: user.id }
  if (user.isRestored) noteSecurity(context, 'account.restored', whose)
  noteSecurity(context, 'sign-in.succeeded', whose)
  return user
}

async function begin(
  context: VisitorContext,
  found: Row<'users'>,
  origin: Origin,
): Promise<Entered | undefined> {
  const { db } = context
  if (!(await holdPassword(db, found))) return undefined
  const user: Entered | undefined = found.deletedAt === null ? found : await restored(context, found)
  if (!user) return undefined
  await forgetOwnAttempts(db, origin)
  await startSession(context, user.id)
  return user
}

async function restored({ db, now }: VisitorContext, user: Row<'users'>): Promise<Entered | undefined> {
  const again = await restoreUser(db, user.id, now)
  return again && { ...again, isRestored: true }
}
