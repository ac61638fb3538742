import { type AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { withdrawInvitations } from './sign-in/invitation-store.ts'
import { plainEmail } from './sign-in/emails.ts'
import { deleteAccessTokensOf } from './sign-in/access-token-store.ts'
import { endSessionsOf } from './sign-in/sessions.ts'
import { deleteResetTokens, updateUser } from './sign-in/store.ts'
import { type Context, addMilliseconds, type AppDependencies, todayOf } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { checkPassword } from './update-password.ts'
import { lockHousehold } from '../db/row-locks.ts'
import { Household } from '../db/household.ts'
import {
  deleteDueUsers,
  deleteHousehold,
  emptyHouseholds,
  hasNoMembers,
  photoNamesOf,
  revokeFeed,
  uploadNamesOf,
} from './deletion-store.ts'
import { DAY } from '../durations.ts'

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

type DeletionDependencies = Pick<AppDependencies, 'db' | 'external'>

/**
 * Deletes the accounts whose grace period is over, then every household without members. One
 * failure does not stop the others. Several processes may run this at once, and it may be cut short
 * and run again.
 */
export async function deleteDueAccounts(
  dependencies: DeletionDependencies,
  now: string,
): Promise<{ users: number; households: number }> {
  const users = await dependencies.db.transaction().execute(async (tx) => {
    const households = await deleteDueUsers(tx, now)
    for (const householdId of new Set(households)) await revokeFeed(new Household(tx, householdId))
    return households.length
  })
  // A younger household may still wait for its first person.
  const empty = await emptyHouseholds(dependencies.db, addMilliseconds(now, -DAY))
  const failures: unknown[] = []
  for (const householdId of empty)
    await deleteEmptyHousehold(dependencies, householdId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `households that are still there: ${failures.length}`)
  return { users, households: empty.length }
}

/** Files are deleted before rows: without their rows, nothing would find them again. */
async function deleteEmptyHousehold(
  { db, external }: DeletionDependencies,
  householdId: number,
): Promise<void> {
  const emptied = new Household(db, householdId)
  for (const name of await photoNamesOf(emptied)) await external.photos.remove(householdId, name)
  for (const name of await uploadNamesOf(emptied)) await external.uploads.remove(name)
  await emptied.transaction(async (tx) => {
    await lockHousehold(tx)
    if (await hasNoMembers(tx)) await deleteHousehold(tx)
  })
}
