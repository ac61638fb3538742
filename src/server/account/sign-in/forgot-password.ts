import { randomInt } from 'node:crypto'
import type { ResetRequest } from '../../../domain/account/password-reset.ts'
import { later, type VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { originOf } from './known-places.ts'
import { linkEmail } from './link-email.ts'
import { resetLimits } from './origin-limits.ts'
import { insertResetToken, userByEmail } from './store.ts'
import { hashToken, newToken } from './token.ts'
import { consumeAttempt } from './attempts.ts'

/** How long a mailed link may be used (account 18). */
const LIFETIME = 60 * 60_000

/**
 * Milliseconds until anybody is looked for. It is another time for each, so that no later answer is
 * slower by what is done.
 */
const MOMENT = { least: 100, most: 600 }

/**
 * What is done before this answer, and before the next one, is the same for every address: neither
 * tells who has an account.
 */
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
    randomInt(MOMENT.least, MOMENT.most),
  )
}

async function sendResetLink(context: VisitorContext, email: string): Promise<void> {
  const { db, now, outside, publicUrl } = context
  const user = await userByEmail(db, email)
  noteSecurity(context, 'password.reset-asked', { userId: user?.id })
  if (!user) return
  const token = newToken()
  await insertResetToken(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    expiresAt: later(now, LIFETIME),
  })
  await outside.mail.send(
    linkEmail({
      to: user.email,
      subject: 'Set a new password for Plateful',
      opening: 'Someone asked for a new password for your Plateful account.',
      action: 'Set a new password',
      link: `${publicUrl}/reset-password?token=${token}`,
      closing:
        'The link works once, for one hour. If it was not you, there is nothing to do: your password stays as it is.',
    }),
  )
}
