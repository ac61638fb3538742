import type { Credentials } from '../../domain/auth/user.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Row } from '../db/tables.ts'
import type { VisitorContext } from '../http/context.ts'
import { fitsPassword } from './password.ts'
import { startSession } from './sessions.ts'
import { restoreUser, userByEmail } from './store.ts'
import { countFailedTry, forgetFailedTries, refuseTooManyTries } from './tries.ts'

type SignedInUser = Row<'users'> & { isRestored?: true }

/** Signs in; whoever asked to be deleted and comes back in time is restored by it. */
export async function login(context: VisitorContext, { body }: { body: Credentials }): Promise<SignedInUser> {
  const { db, now, address } = context
  const who = { email: body.email, address }
  await refuseTooManyTries(db, who, now)
  const found = await userByEmail(db, body.email)
  const fits = await fitsPassword(found?.hashedPassword ?? null, body.password)
  // Of many tries at once each passed the first look: what failed meanwhile counts before a right one does.
  await refuseTooManyTries(db, who, now)
  const user = found && fits ? await inTime(context, found) : undefined
  if (!user) {
    await countFailedTry(db, who, now)
    throw refuse('WRONG_CREDENTIALS', 'Invalid email or password.')
  }
  await forgetFailedTries(db, body.email)
  await startSession(context, user.id)
  return user
}

async function inTime({ db, now }: VisitorContext, user: Row<'users'>): Promise<SignedInUser | undefined> {
  if (user.deletedAt === null) return user
  const restored = await restoreUser(db, user.householdId, user.id, now)
  return restored && { ...restored, isRestored: true }
}
