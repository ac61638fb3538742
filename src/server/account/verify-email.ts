import { deleteResetTokens, takeEmailToken, userByEmailToken } from './sign-in/store.ts'
import { hashToken } from './sign-in/token.ts'
import { isUniqueViolation } from '../db/unique.ts'
import type { VisitorContext } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'

/** The mailed link proves the address; one that waited becomes the account's. A link of before no longer resets the password. */
export async function verifyEmail(
  context: VisitorContext,
  { query }: { query: { token: string } },
): Promise<'/account?emailVerified=true' | '/account?emailVerificationError=true'> {
  const { db, now } = context
  const user = await userByEmailToken(db, hashToken(query.token), now)
  if (!user) return '/account?emailVerificationError=true'
  const email = user.pendingEmail ?? user.email
  try {
    const isProved = await db.transaction().execute(async (tx) => {
      const proved = await takeEmailToken(tx, user, {
        email,
        // The name to sign in with is the address, unless the account was given another one.
        ...(user.username === user.email && { username: email }),
        isVerified: true,
        pendingEmail: null,
      })
      if (proved && email !== user.email) await deleteResetTokens(tx, user.id)
      return proved !== undefined
    })
    if (!isProved) return '/account?emailVerificationError=true'
  } catch (error) {
    // Meanwhile somebody else opened an account with this address.
    if (!isUniqueViolation(error)) throw error
    return '/account?emailVerificationError=true'
  }
  if (email !== user.email) noteSecurity(context, 'email.changed', { userId: user.id })
  return '/account?emailVerified=true'
}
