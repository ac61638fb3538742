import { randomInt } from 'node:crypto'
import type { PasswordReset, ResetRequest } from '../../../domain/account/password-reset.ts'
import { refuse } from '../../../domain/refusal.ts'
import { addMilliseconds, type VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { consumeAttempt, deleteAttemptsOfAccount } from './attempts.ts'
import { LINK_LIFETIME, linkEmail } from './emails.ts'
import { originOf } from './known-places.ts'
import { codeRequired } from './login.ts'
import { resetLimits } from './origin-limits.ts'
import { hashQueued, hashPassword, refuseWeakPassword, setPassword } from './password.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { secondFactorOf } from './second-factor-store.ts'
import { insertResetToken, consumeResetToken, userByEmail, userByResetToken } from './store.ts'
import { hashToken, newToken } from './token.ts'

/**
 * A random delay in milliseconds before the account is looked up, so that later answers do not get
 * slower by that work.
 */
const ANSWER_DELAY = { least: 100, most: 600 }

/** The call does the same work for every address, so its time does not tell who has an account. */
export async function forgotPassword(
  context: VisitorContext,
  { body }: { body: ResetRequest },
): Promise<void> {
  await consumeAttempt(context.db, resetLimits(await originOf(context, body.email)), context.now)
  setTimeout(
    () => {
      sendResetLink(context, body.email).catch((error: unknown) => {
        context.log.error({ err: error }, 'a password reset email was not sent')
      })
    },
    randomInt(ANSWER_DELAY.least, ANSWER_DELAY.most),
  )
}

async function sendResetLink(context: VisitorContext, email: string): Promise<void> {
  const { db, now, external, publicUrl } = context
  const user = await userByEmail(db, email)
  logSecurityEvent(context, 'password.reset-asked', { userId: user?.id })
  if (!user) return
  const token = newToken()
  await insertResetToken(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    expiresAt: addMilliseconds(now, LINK_LIFETIME),
  })
  await external.mail.send(
    linkEmail({
      to: user.email,
      subject: 'Set a new password for Plateful',
      opening: 'Someone asked for a new password for your Plateful account.',
      action: 'Set a new password',
      link: `${publicUrl}/reset-password?token=${token}`,
      closing:
        'The link works once, for one hour. If it wasn’t you, there’s nothing to do: your password stays as it is.',
    }),
  )
}

const refuseLink = () => refuse('BAD_INPUT', 'This password reset link is invalid or expired.')

/**
 * Sets a new password with a mailed token, and with a code where two-step sign-in is on. Everybody
 * is signed out; the person signs in with the new password.
 */
export async function resetPassword(
  context: VisitorContext,
  { body }: { body: PasswordReset },
): Promise<void> {
  const { db, now, config } = context
  const tokenHash = hashToken(body.token)
  const user = await userByResetToken(db, tokenHash, now)
  if (!user) throw refuseLink()
  // A weak password is refused before a code is used up.
  refuseWeakPassword(config, 'newPassword', body.newPassword)
  const factor = await secondFactorOf(db, user.id)
  if (factor && body.code === undefined) throw codeRequired()
  if (factor && body.code !== undefined) await proveSecondFactor(context, user, factor, body.code)
  // Hashing is slow: it runs after the token is checked and outside the transaction.
  const hashedPassword = await hashQueued(context, { isFirst: true }, () => hashPassword(body.newPassword))
  await db.transaction().execute(async (tx) => {
    if (!(await consumeResetToken(tx, tokenHash))) throw refuseLink()
    await setPassword(tx, user.id, hashedPassword)
    await deleteAttemptsOfAccount(tx, user.email)
  })
  logSecurityEvent(context, 'password.reset', { userId: user.id })
}
