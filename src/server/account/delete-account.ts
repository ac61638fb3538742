import { type AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { DAY } from '../durations.ts'
import { type Context, addMilliseconds, todayOf } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { deleteAccessTokensOf } from './sign-in/access-token-store.ts'
import { plainEmail } from './sign-in/emails.ts'
import { withdrawInvitations } from './sign-in/invitation-store.ts'
import { endSessionsOf } from './sign-in/sessions.ts'
import { deleteResetTokens, updateUser } from './sign-in/store.ts'
import { checkPassword } from './update-password.ts'

/**
 * Signs the person and their programs out everywhere. The account is deleted after the grace
 * period, unless they sign in before.
 */
export async function deleteAccount(context: Context, { body }: { body: AccountDeletion }): Promise<void> {
  const { user, session, now, external, log, publicUrl } = context
  const { email } = await checkPassword(context, body.password)
  const deletionScheduledFor = addMilliseconds(now, GRACE_DAYS * DAY)
  await context.household.transaction(async (tx) => {
    await updateUser(tx.db, user.id, { deletedAt: now, deletionScheduledFor })
    await deleteResetTokens(tx.db, user.id)
    await withdrawInvitations(tx, user.id)
    await endSessionsOf(tx.db, user.id)
    await deleteAccessTokensOf(tx.db, user.id)
  })
  session.clear()
  logSecurityEvent(context, 'account.deletion-asked')
  const goodbye = deletionEmail(email, todayOf(deletionScheduledFor), publicUrl)
  external.mail.send(goodbye).catch((err: unknown) => log.error({ err }, 'a farewell was not sent'))
}

const deletionEmail = (to: string, date: Day, publicUrl: string) =>
  plainEmail({
    to,
    subject: 'Your Plateful account will be deleted',
    paragraphs: [
      `You asked us to delete your account. On ${formatDay(date, 'full')} it will be deleted for good.`,
      `If you change your mind, sign in before that day and everything will be as it was:\n${publicUrl}`,
    ],
  })
