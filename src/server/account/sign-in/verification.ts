import type { Row } from '../../db/tables.ts'
import { later, type VisitorContext } from '../../http/context.ts'
import { linkEmail } from './link-email.ts'
import { updateUser } from './store.ts'
import { hashToken, newToken } from './token.ts'

/** How long a mailed link may be used (account 18). */
const LIFETIME = 60 * 60_000

/** Writes to an address that nobody has proved yet. Nobody waits for the letter; one that cannot be sent can be asked for again. */
export async function sendVerification(
  { db, now, publicUrl, outside, log }: VisitorContext,
  user: Row<'users'>,
): Promise<void> {
  const token = newToken()
  await updateUser(db, user.id, {
    emailTokenHash: hashToken(token),
    emailTokenExpiresAt: later(now, LIFETIME),
  })
  const letter = linkEmail({
    to: user.email,
    subject: 'Confirm your email address for Plateful',
    opening: `Welcome to Plateful, ${user.firstName}. Please confirm that this address is yours.`,
    action: 'Confirm this address',
    link: `${publicUrl}/api/auth/verify-email?token=${token}`,
    closing:
      'The link works once, for one hour; My Account sends another one. If it was not you, there is nothing to do.',
  })
  outside.mail.send(letter).catch((err: unknown) => log.error({ err }, 'a verification letter was not sent'))
}
