import { isOneTimeCode } from '../../domain/auth/second-step.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Row } from '../db/tables.ts'
import type { VisitorContext } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'
import { originOf } from './known-places.ts'
import { stepOf } from './one-time-code.ts'
import { signInLimits } from './origin-limits.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import { tellOfSecondFactor } from './second-factor-letter.ts'
import { countRecoveryCodes, useStep } from './second-factor-store.ts'
import { giveTryBack, spendTry } from './tries.ts'

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
  const { db, now, config } = context
  const whose = { userId: user.id }
  const refuseCode = () => {
    noteSecurity(context, 'second-step.failed', whose)
    return wrongCode()
  }
  const spent = await spendTry(db, signInLimits(await originOf(context, user.email)), now)
  if (isOneTimeCode(code)) {
    const step = stepOf(unseal(factor.secret, aboutKeyOf(user.id), config.secretsKey), code, now)
    if (step === null || !(await useStep(db, user.id, step))) throw refuseCode()
  } else {
    if (!(await useRecoveryCode(db, factor, code))) throw refuseCode()
    noteSecurity(context, 'recovery-code.used', whose)
    const left = await countRecoveryCodes(db, user.id)
    tellOfSecondFactor(context, user.email, {
      subject: 'A recovery code of your Plateful account was used',
      what: `Somebody used one of your recovery codes. ${left} of them ${left === 1 ? 'is' : 'are'} left.`,
    })
  }
  await giveTryBack(db, spent)
}
