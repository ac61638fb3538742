import { type AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { withdrawInvitations } from './sign-in/invitation-store.ts'
import { endSessionsOf } from './sign-in/sessions.ts'
import { deleteResetTokens, updateUser } from './sign-in/store.ts'
import { type Context, later } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'
import { askPassword } from './ask-password.ts'

/** Signs out everywhere at once; what there is goes for good after the grace, unless the person signs in before. */
export async function deleteAccount(context: Context, { body }: { body: AccountDeletion }): Promise<void> {
  const { household, user, session, now, outside, log, publicUrl } = context
  const { email } = await askPassword(context, body.password)
  const deletionScheduledFor = later(now, GRACE_DAYS * 86_400_000)
  await household.transaction(async (tx) => {
    await updateUser(tx.db, user.id, { deletedAt: now, deletionScheduledFor })
    await deleteResetTokens(tx.db, user.id)
    await withdrawInvitations(tx, user.id)
    await endSessionsOf(tx.db, user.id)
  })
  session.clear()
  noteSecurity(context, 'account.deletion-asked')
  const letter = farewell(email, deletionScheduledFor.slice(0, 10), publicUrl)
  outside.mail.send(letter).catch((err: unknown) => log.error({ err }, 'a farewell was not sent'))
}

const farewell = (to: string, date: string, publicUrl: string) => ({
  to,
  subject: 'Your Plateful account will be deleted',
  text: [
    'Hello,',
    `You asked us to delete your account. On ${date} it is deleted for good.`,
    `If you change your mind, sign in before that day and everything is as it was:\n${publicUrl}`,
    'Plateful',
  ].join('\n\n'),
})
