import type { PasswordReset } from '../../../domain/account/password-reset.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { codeWanted } from './ask-for-code.ts'
import { hashInTurn } from './hash-in-turn.ts'
import { hashPassword } from './password.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { refuseWeak } from './refuse-weak.ts'
import { secondFactorOf } from './second-factor-store.ts'
import { setPassword } from './set-password.ts'
import { takeResetToken, userByResetToken } from './store.ts'
import { hashToken } from './token.ts'
import { forgetFailedAttempts } from './attempts.ts'

const refuseLink = () => refuse('BAD_INPUT', 'This password reset link is invalid or expired.')

/** A letter alone opens no account whose owner asks for a code too. The token is used up, the password set and everybody signed out together; the person then signs in with the new password. */
export async function resetPassword(
  context: VisitorContext,
  { body }: { body: PasswordReset },
): Promise<void> {
  const { db, now, config } = context
  const tokenHash = hashToken(body.token)
  const user = await userByResetToken(db, tokenHash, now)
  if (!user) throw refuseLink()
  // Before a code is used up by it.
  refuseWeak(config, 'newPassword', body.newPassword)
  const factor = await secondFactorOf(db, user.id)
  if (factor && body.code === undefined) throw codeWanted()
  if (factor && body.code !== undefined) await proveSecondFactor(context, user, factor, body.code)
  // Costly, so neither for a wrong token nor while the database waits.
  const hashedPassword = await hashInTurn(context, { isFirst: true }, () => hashPassword(body.newPassword))
  await db.transaction().execute(async (tx) => {
    if (!(await takeResetToken(tx, tokenHash))) throw refuseLink()
    await setPassword(tx, user.id, hashedPassword)
    await forgetFailedAttempts(tx, user.email)
  })
  noteSecurity(context, 'password.reset', { userId: user.id })
}
