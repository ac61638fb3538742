import type { InvitedRegistration, Registration } from '../../../domain/account/user.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import { isUniqueViolation } from '../../db/database-failure.ts'
import { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Db, Row } from '../../db/tables.ts'
import { announceDone } from '../../http/changes.ts'
import type { VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { consumeAccountAttempt, consumeTakenEmailAttempt, refuseTooManyTakenEmails } from './attempts.ts'
import {
  findInvitation,
  type FoundInvitation,
  noSuchInvitation,
  consumeInvitation,
} from './invitation-store.ts'
import { hashQueued, hashPassword, refuseWeakPassword } from './password.ts'
import { startSession } from './sessions.ts'
import { insertHousehold, insertUser } from './store.ts'
import { sendVerification } from './verification.ts'
/** Opens an account, in a household of its own or in the one of an invitation, and signs it in. */
export async function register(
  context: VisitorContext,
  { body: { invitation: secret, ...registration } }: { body: InvitedRegistration },
): Promise<Row<'users'>> {
  const { db, now, config, address } = context
  const invitation = secret === undefined ? undefined : await findInvitation(db, secret, now)
  if (!invitation && config.registration !== 'open') {
    throw refuse(
      'REGISTRATION_CLOSED',
      'New accounts need an invitation. Ask someone who cooks here to invite you.',
    )
  }
  refuseWeakPassword(config, 'password', registration.password)
  await refuseTooManyTakenEmails(db, address, now)
  await consumeAccountAttempt(db, address, now)
  const hashedPassword = await hashQueued(context, { isFirst: false }, () =>
    hashPassword(registration.password),
  )
  const account = { ...registration, hashedPassword }
  const user = await createAccount(db, account, now, invitation).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'EMAIL_TAKEN')
      await consumeTakenEmailAttempt(db, address, now)
    throw error
  })
  await startSession(context, user.id)
  logSecurityEvent(context, 'account.created', { userId: user.id })
  if (invitation)
    await announceDone(context, { householdId: user.householdId, area: 'household', page: null })
  if (!user.isVerified) await sendVerification(context, user)
  return user
}

type NewAccount = Omit<Registration, 'password'> & { hashedPassword: string }
type Invitation = Pick<FoundInvitation, 'id' | 'householdId' | 'provedEmail'>

/**
 * A new account, in a household of its own or in that of the invitation, which is used up. The link
 * of an emailed invitation proves the address. Refused when the address is taken.
 */
export async function createAccount(
  db: Db,
  registration: NewAccount,
  now: string,
  invitation?: Invitation,
): Promise<Row<'users'>> {
  const { email, firstName, lastName, hashedPassword } = registration
  try {
    return await db.transaction().execute(async (tx) => {
      const householdId = invitation
        ? await enterInvitingHousehold(tx, invitation, email)
        : await insertHousehold(tx, now)
      return insertUser(tx, {
        householdId,
        username: email,
        email,
        hashedPassword,
        firstName,
        lastName,
        isVerified: invitation?.provedEmail === email,
        createdAt: now,
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refuse('EMAIL_TAKEN', 'An account with this email address already exists. Sign in instead.')
  }
}

async function enterInvitingHousehold(
  tx: Db,
  { id, householdId }: Invitation,
  email: string,
): Promise<number> {
  const inviting = new Household(tx, householdId)
  await lockHousehold(inviting)
  if (!(await consumeInvitation(inviting, id, email))) throw noSuchInvitation()
  return householdId
}
