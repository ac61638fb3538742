import type { InvitedRegistration } from '../../../domain/account/user.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import type { Row } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { createAccount } from './create-account.ts'
import { hashInTurn } from './hash-in-turn.ts'
import { hashPassword } from './password.ts'
import { refuseWeak } from './refuse-weak.ts'
import { startSession } from './sessions.ts'
import { refuseTooManyTaken, spendAccount, spendTaken } from './attempts.ts'
import { findInvitation } from './use-invitation.ts'
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
  refuseWeak(config, 'password', registration.password)
  await refuseTooManyTaken(db, address, now)
  await spendAccount(db, address, now)
  const hashedPassword = await hashInTurn(context, { isFirst: false }, () =>
    hashPassword(registration.password),
  )
  const account = { ...registration, hashedPassword }
  const user = await createAccount(db, account, now, invitation).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'EMAIL_TAKEN') await spendTaken(db, address, now)
    throw error
  })
  await startSession(context, user.id)
  noteSecurity(context, 'account.created', { userId: user.id })
  if (!user.isVerified) await sendVerification(context, user)
  return user
}
