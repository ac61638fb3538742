import type { z } from 'zod'
import type { ProfileAnswer, ProfileChange } from '../../domain/account/account.ts'
import { refuse } from '../../domain/refusal.ts'
import { type Context, addMilliseconds } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { consumeAttempt, refuseTooManyTakenEmails, consumeTakenEmailAttempt } from './sign-in/attempts.ts'
import { LINK_LIFETIME, linkEmail, plainEmail } from './sign-in/emails.ts'
import { cancelPendingEmail, revertPendingEmail, updateUser, userByEmail, userById } from './sign-in/store.ts'
import { hashToken, newToken } from './sign-in/token.ts'

/**
 * Names change at once. A new address takes effect when the link in the email to it is opened; each
 * save sends another email, and changes nothing where it could not be sent. Saving the account's
 * present address cancels a waiting change.
 */
export async function updateProfile(
  context: Context,
  { body }: { body: ProfileChange },
): Promise<z.input<typeof ProfileAnswer>> {
  const { db, user, now, address } = context
  const { email, ...names } = body
  const userBefore = await userById(db, user.id)
  if (email === userBefore.email) {
    await cancelPendingEmail(db, user.id)
    const saved = await updateUser(db, user.id, names)
    return { ...saved, pendingEmailVerification: false, message: 'Your profile has been updated.' }
  }

  // The answer that an address is taken tells who has an account, so it is limited as at
  // registration.
  await refuseTooManyTakenEmails(db, address, now)
  if (await userByEmail(db, email)) {
    await consumeTakenEmailAttempt(db, address, now)
    const message = 'Another account already has this email address.'
    throw refuse('EMAIL_TAKEN', message, { issues: [{ path: 'email', message }] })
  }
  await consumeAttempt(db, [{ subject: `email-change:${user.id}`, most: 5 }], now)
  const token = newToken()
  const emailTokenHash = hashToken(token)
  await updateUser(db, user.id, {
    pendingEmail: email,
    emailTokenHash,
    emailTokenExpiresAt: addMilliseconds(now, LINK_LIFETIME),
  })
  logSecurityEvent(context, 'email.change-asked')
  await sendEmails(context, userBefore.email, email, token).catch(async (error: unknown) => {
    await revertPendingEmail(db, userBefore, emailTokenHash)
    throw error
  })
  const saved = await updateUser(db, user.id, names)
  const message = `A verification email was sent to ${email}. Open the link in it to confirm the address.`
  return { ...saved, pendingEmailVerification: true, message }
}

/**
 * Emails the link to the new address, and a warning to the old one whatever happens to the link. A
 * failed email with the link is an error, since without it the address cannot change.
 */
async function sendEmails(
  { external, publicUrl, log }: Context,
  oldEmail: string,
  newEmail: string,
  token: string,
): Promise<void> {
  const warned = external.mail.send(
    plainEmail({
      to: oldEmail,
      subject: 'Your email address for Plateful is about to change',
      paragraphs: [
        `Someone asked to use ${newEmail} for your Plateful account instead of this address. It won’t change until the link in an email to the new address is opened.`,
        'If it wasn’t you, sign in, cancel the change under My Account, and change your password.',
      ],
    }),
  )
  const [, link] = await Promise.allSettled([
    warned.catch((err: unknown) => log.error({ err }, 'a warning of a new address was not sent')),
    external.mail.send(
      linkEmail({
        to: newEmail,
        subject: 'Confirm your new email address for Plateful',
        opening: 'You asked to use this address for your Plateful account.',
        action: 'Confirm this address',
        link: `${publicUrl}/api/auth/verify-email?token=${token}`,
        closing: 'The link works once, for one hour. If it wasn’t you, there’s nothing to do.',
      }),
    ),
  ])
  if (link.status === 'rejected') throw link.reason
}
