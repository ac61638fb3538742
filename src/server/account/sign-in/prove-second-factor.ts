import { isOneTimeCode } from '../../../domain/account/second-step.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Row } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { hashInTurn } from './hash-in-turn.ts'
import { originOf } from './known-places.ts'
import { stepOf } from './one-time-code.ts'
import { signInLimits } from './origin-limits.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import { tellOfSecondFactor } from './second-factor-email.ts'
import { countRecoveryCodes, useStep } from './second-factor-store.ts'
import { refundAttempt, consumeAttempt } from './attempts.ts'

/** Whose row a sealed key belongs to. */
export const aboutKeyOf = (userId: number) => `second factor of ${userId}`

export function wrongCode() {
  const message = 'That code is not right, or it was used before.'
  return refuse('BAD_INPUT', message, { issues: [{ path: 'code', message }] })
}

/** Takes a one-time code or a recovery code; either is good once, and wrong ones count as failed sign-ins. */
export async function proveSecondFactor(
  context: VisitorContext,
  user: Row<'users'>,
  factor: Row<'secondFactors'>,
  code: string,
): Promise<void> {
  const { db, config } = context
  const whose = { userId: user.id }
  const isOneTime = isOneTimeCode(code)
  const isGood = async () => {
    if (!isOneTime) return useRecoveryCode(db, factor, code)
    const step = stepOf(unseal(factor.secret, aboutKeyOf(user.id), config.secretsKey), code, context.now)
    return step !== null && useStep(db, user.id, step)
  }
  const prove = () => asTry(context, user.email, isGood)
  // Whoever is asked for a code has shown that they know the password.
  if (!(await (isOneTime ? prove() : hashInTurn(context, { isFirst: true }, prove)))) {
    noteSecurity(context, 'second-step.failed', whose)
    throw wrongCode()
  }
  if (isOneTime) return
  noteSecurity(context, 'recovery-code.used', whose)
  const left = await countRecoveryCodes(db, user.id)
  tellOfSecondFactor(context, user.email, {
    subject: 'A recovery code of your Plateful account was used',
    what: `Somebody used one of your recovery codes. ${left} of them ${left === 1 ? 'is' : 'are'} left.`,
  })
}

/** Spends a try before it is judged, and gives it back when it was right. */
async function asTry(context: VisitorContext, email: string, isRight: () => Promise<boolean>) {
  const { db, now } = context
  const spent = await consumeAttempt(db, signInLimits(await originOf(context, email)), now)
  if (!(await isRight())) return false
  await refundAttempt(db, spent)
  return true
}
