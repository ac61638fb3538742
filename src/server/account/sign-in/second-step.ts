import type { SecondStep } from '../../../domain/account/second-step.ts'
import type { SignedInUser } from '../../../domain/account/user.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { VisitorContext } from '../../http/context.ts'
import { enter } from './enter.ts'
import { originOf } from './known-places.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { secondFactorOf, consumeChallengeAttempt, takeChallenge } from './second-factor-store.ts'
import { hashToken } from './token.ts'

const over = () => refuse('NOT_SIGNED_IN', 'That took too long or too many tries. Please sign in again.')

/** Signs in with what the password earned and a code. */
export async function secondStep(
  context: VisitorContext,
  { body }: { body: SecondStep },
): Promise<SignedInUser> {
  const { db, now } = context
  const tokenHash = hashToken(body.challenge)
  const found = await consumeChallengeAttempt(db, tokenHash, now)
  const factor = found && (await secondFactorOf(db, found.id))
  // Who switched it off meanwhile signs in with the password alone, and has to type it for that.
  if (!found || !factor) throw over()
  await proveSecondFactor(context, found, factor, body.code)
  const origin = await originOf(context, found.email)
  const user = (await takeChallenge(db, tokenHash)) ? await enter(context, found, origin) : undefined
  if (!user) throw over()
  return user
}
