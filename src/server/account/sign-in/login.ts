import type { Credentials, SignedInUser } from '../../../domain/account/user.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Row } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { noteSecurity } from '../../http/note-security.ts'
import { askForCode } from './ask-for-code.ts'
import { enter } from './enter.ts'
import { hashInTurn } from './hash-in-turn.ts'
import { type Origin, originOf } from './known-places.ts'
import { signInLimits } from './origin-limits.ts'
import { fitsPassword } from './password.ts'
import { secondFactorOf } from './second-factor-store.ts'
import { userByEmail } from './store.ts'
import { refundAttempt, consumeAttempt } from './attempts.ts'

/** Signs in, or asks for a code as well; whoever asked to be deleted and comes back in time is restored by it. */
export async function login(context: VisitorContext, { body }: { body: Credentials }): Promise<SignedInUser> {
  const { db } = context
  const origin = await originOf(context, body.email)
  const { found, known } = await hashInTurn(context, { isFirst: !origin.isStranger }, () =>
    judge(context, origin, body),
  )
  if (known && (await secondFactorOf(db, known.id))) throw await askForCode(context, known.id)
  const user = known && (await enter(context, known, origin))
  if (!user) {
    noteSecurity(context, 'sign-in.failed', { userId: found?.id })
    throw refuse('WRONG_CREDENTIALS', 'Invalid email or password.')
  }
  return user
}

/**
 * Whose account it is, and whether they are known by their password. The try is spent before that
 * is judged, since of many at once each would pass a look at the count; and not before its turn, or
 * those who wait would use up each other's tries.
 */
async function judge({ db, now }: VisitorContext, origin: Origin, { email, password }: Credentials) {
  const spent = await consumeAttempt(db, signInLimits(origin), now)
  const found = await userByEmail(db, email)
  const fits = await fitsPassword(found?.hashedPassword ?? null, password)
  const known = found && fits && !isOver(found, now) ? found : undefined
  if (known) await refundAttempt(db, spent)
  return { found, known }
}

const isOver = ({ deletionScheduledFor }: Row<'users'>, now: string) =>
  deletionScheduledFor !== null && deletionScheduledFor <= now
