import { isUniqueViolation } from '../../db/database-failure.ts'
import type { Row } from '../../db/tables.ts'
import { announceDone } from '../../http/changes.ts'
import { type Context, addMilliseconds, type VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { consumeAttempt } from './attempts.ts'
import { LINK_LIFETIME, linkEmail } from './emails.ts'
import { deleteResetTokens, consumeEmailToken, updateUser, userByEmailToken, userById } from './store.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Emails the link that proves an address. The call does not wait for it: a person can ask for
 * another one.
 */
export async function sendVerification(
  { db, now, publicUrl, external, log }: VisitorContext,
  user: Row<'users'>,
): Promise<void> {
  const token = newToken()
  await updateUser(db, user.id, {
    emailTokenHash: hashToken(token),
    emailTokenExpiresAt: addMilliseconds(now, LINK_LIFETIME),
  })
  const email = linkEmail({
    to: user.email,
    subject: 'Confirm your email address for Plateful',
    opening: `Welcome to Plateful, ${user.firstName}. Please confirm that this address is yours.`,
    action: 'Confirm this address',
    link: `${publicUrl}/api/auth/verify-email?token=${token}`,
    closing:
      'The link works once, for one hour; you can get another one under My Account. If it wasn’t you, there’s nothing to do.',
  })
  external.mail.send(email).catch((err: unknown) => log.error({ err }, 'a verification email was not sent'))
}

/** Sends the verification email again, unless the address is proved already. */
export async function sendVerificationAgain(context: Context): Promise<void> {
  const { db, user, now } = context
  const row = await userById(db, user.id)
  // An address change has sent a link of its own, which this one would replace.
  if (row.isVerified || row.pendingEmail !== null) return
  await consumeAttempt(db, [{ subject: `email-change:${user.id}`, most: 5 }], now)
  await sendVerification(context, row)
}

/**
 * Opening the mailed link proves the address, and completes a waiting change. Password links sent
 * to the address before no longer work.
 */
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
      const proved = await consumeEmailToken(tx, user, {
        email,
        // The user name follows the address, unless the operator gave the account another one.
        ...(user.username === user.email && { username: email }),
        isVerified: true,
        pendingEmail: null,
      })
      if (proved && email !== user.email) await deleteResetTokens(tx, user.id)
      return proved !== undefined
    })
    if (!isProved) return '/account?emailVerificationError=true'
  } catch (error) {
    // Another account has taken this address meanwhile.
    if (!isUniqueViolation(error)) throw error
    return '/account?emailVerificationError=true'
  }
  if (email !== user.email) logSecurityEvent(context, 'email.changed', { userId: user.id })
  await announceDone(context, { householdId: user.householdId, area: 'account', page: null })
  return '/account?emailVerified=true'
}
