import { type AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { refuse } from '../../domain/refusal.ts'
import { withdrawInvitations } from '../auth/invitation-store.ts'
import { fitsPassword } from '../auth/password.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { deleteResetTokens, updateUser, userById } from '../auth/store.ts'
import { spendTry } from '../auth/tries.ts'
import { type Context, later } from '../http/context.ts'

const WRONG = 'Your password is not correct.'

/** Signs out everywhere at once; what there is goes for good after the grace, unless the person signs in before. */
export async function deleteAccount(
  { db, user, session, now, outside, log, publicUrl }: Context,
  { body }: { body: AccountDeletion },
): Promise<void> {
  await spendTry(db, [{ subject: `password:${user.id}`, most: 10 }], now)
  const { hashedPassword, email } = await userById(db, user.householdId, user.id)
  if (!(await fitsPassword(hashedPassword, body.password))) {
    throw refuse('BAD_INPUT', WRONG, { issues: [{ path: 'password', message: WRONG }] })
  }
  const deletionScheduledFor = later(now, GRACE_DAYS * 86_400_000)
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, user.householdId, user.id, { deletedAt: now, deletionScheduledFor })
    await deleteResetTokens(tx, user.id)
    await withdrawInvitations(tx, user.householdId, user.id)
    await endSessionsOf(tx, user.id)
  })
  session.clear()
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
