import { isOneTimeCode } from '../../../domain/account/second-factor.ts'
import { refuseField } from '../../../domain/refusal.ts'
import type { Row } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { consumeAttempt, refundAttempt } from './attempts.ts'
import { emailAboutSecondFactor } from './emails.ts'
import { originOf } from './known-places.ts'
import { signInLimits } from './origin-limits.ts'
import { hashQueued } from './password.ts'
import { timeStepOf, decryptSecret, consumeRecoveryCode } from './second-factor-codes.ts'
import { countRecoveryCodes, consumeTimeStep } from './second-factor-store.ts'

/** What the key of an account is encrypted for. */
export const keyOwner = (userId: number) => `second factor of ${userId}`

export const wrongCode = () => refuseField('code', 'That code isn’t right, or it’s been used before.')

/** Uses up a one-time code or a recovery code. Wrong ones count as failed sign-ins. */
export async function proveSecondFactor(
  context: VisitorContext,
  user: Row<'users'>,
  factor: Row<'secondFactors'>,
  code: string,
): Promise<void> {
  const { db, config } = context
  const accountRef = { userId: user.id }
  const isOneTime = isOneTimeCode(code)
  const isRightCode = async () => {
    if (!isOneTime) return consumeRecoveryCode(db, factor, code)
    const step = timeStepOf(
      decryptSecret(factor.secret, keyOwner(user.id), config.secretsKey),
      code,
      context.now,
    )
    return step !== null && consumeTimeStep(db, user.id, step)
  }
  const prove = () => countingAttempt(context, user.email, isRightCode)
  // The person has typed the right password before, so the hashing goes first.
  if (!(await (isOneTime ? prove() : hashQueued(context, { isFirst: true }, prove)))) {
    logSecurityEvent(context, 'second-step.failed', accountRef)
    throw wrongCode()
  }
  if (isOneTime) return
  logSecurityEvent(context, 'recovery-code.used', accountRef)
  const codesLeft = await countRecoveryCodes(db, user.id)
  emailAboutSecondFactor(context, user.email, {
    subject: 'A recovery code for your Plateful account was used',
    what: `Somebody used one of your recovery codes. ${codesLeft} of them ${codesLeft === 1 ? 'is' : 'are'} left.`,
  })
}

/** Counts the attempt before the check, and refunds it if the code was right. */
async function countingAttempt(context: VisitorContext, email: string, isRight: () => Promise<boolean>) {
  const { db, now } = context
  const spentLimits = await consumeAttempt(db, signInLimits(await originOf(context, email)), now)
  if (!(await isRight())) return false
  await refundAttempt(db, spentLimits)
  return true
}
