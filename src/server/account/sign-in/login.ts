import type { SecondStep } from '../../../domain/account/second-factor.ts'
import type { Credentials, SignedInUser } from '../../../domain/account/user.ts'
import { type Refusal, refuse } from '../../../domain/refusal.ts'
import type { Row } from '../../db/tables.ts'
import { MINUTE } from '../../durations.ts'
import { announceDone } from '../../http/changes.ts'
import { addMilliseconds, type VisitorContext } from '../../http/context.ts'
import { logSecurityEvent } from '../../http/log-security-event.ts'
import { withDeferredCookies } from '../../http/session-cookie.ts'
import { consumeAttempt, refundAttempt } from './attempts.ts'
import { type Origin, originOf } from './known-places.ts'
import { deleteOwnAttempts, signInLimits } from './origin-limits.ts'
import { isPasswordRight, hashQueued } from './password.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import {
  consumeChallengeAttempt,
  insertChallenge,
  secondFactorOf,
  consumeChallenge,
} from './second-factor-store.ts'
import { startSession, deleteEndedSessions } from './sessions.ts'
import { lockUnchangedPassword, restoreUser, userByEmail } from './store.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Signs in, or refuses with a challenge where two-step sign-in is on. Signing in cancels a deletion
 * that is not due.
 */
export async function login(context: VisitorContext, { body }: { body: Credentials }): Promise<SignedInUser> {
  const { db } = context
  const origin = await originOf(context, body.email)
  const { account, verified } = await hashQueued(context, { isFirst: !origin.isStranger }, () =>
    checkCredentials(context, origin, body),
  )
  if (verified && (await secondFactorOf(db, verified.id))) throw await startChallenge(context, verified.id)
  const user = verified && (await signIn(context, verified, origin))
  if (!user) {
    logSecurityEvent(context, 'sign-in.failed', { userId: account?.id })
    throw refuse('WRONG_CREDENTIALS', 'Invalid email or password.')
  }
  return user
}

/**
 * The account of that address, and again as `verified` if the password is right. The attempt is
 * counted before the check, since many at once would all pass a mere look at the count. It is
 * counted only after the queue, so that waiting calls do not use up each other's attempts.
 */
async function checkCredentials(
  { db, now }: VisitorContext,
  origin: Origin,
  { email, password }: Credentials,
) {
  const spentLimits = await consumeAttempt(db, signInLimits(origin), now)
  const account = await userByEmail(db, email)
  const isRightPassword = await isPasswordRight(account?.hashedPassword ?? null, password)
  const verified = account && isRightPassword && !isDeletionDue(account, now) ? account : undefined
  if (verified) await refundAttempt(db, spentLimits)
  return { account, verified }
}

const isDeletionDue = ({ deletionScheduledFor }: Row<'users'>, now: string) =>
  deletionScheduledFor !== null && deletionScheduledFor <= now

const challengeExpired = () =>
  refuse('NOT_SIGNED_IN', 'That took too long or too many tries. Please sign in again.')

/** Completes a sign-in with the challenge that the right password earned, and a code. */
export async function secondStep(
  context: VisitorContext,
  { body }: { body: SecondStep },
): Promise<SignedInUser> {
  const { db, now } = context
  const tokenHash = hashToken(body.challenge)
  const account = await consumeChallengeAttempt(db, tokenHash, now)
  const factor = account && (await secondFactorOf(db, account.id))
  // If two-step sign-in was switched off meanwhile, the person starts again with the password.
  if (!account || !factor) throw challengeExpired()
  await proveSecondFactor(context, account, factor, body.code)
  const origin = await originOf(context, account.email)
  const user = (await consumeChallenge(db, tokenHash)) ? await signIn(context, account, origin) : undefined
  if (!user) throw challengeExpired()
  return user
}

const CHALLENGE_LIFETIME = 5 * MINUTE
const CHALLENGE_TRIES = 5

/** Only a right password earns a `challenge`; the second step accepts it as proof. */
export const codeRequired = (challenge?: string) =>
  refuse('CODE_WANTED', 'Type the code from your authenticator app.', { challenge })

async function startChallenge({ db, now }: VisitorContext, userId: number): Promise<Refusal> {
  const challenge = newToken()
  await insertChallenge(db, {
    tokenHash: hashToken(challenge),
    userId,
    triesLeft: CHALLENGE_TRIES,
    createdAt: now,
    expiresAt: addMilliseconds(now, CHALLENGE_LIFETIME),
  })
  return codeRequired(challenge)
}

type SignedInAccount = Row<'users'> & { isRestored?: true }

/**
 * Starts the session and cancels a deletion that is not due. Undefined if the password was replaced
 * since it was checked: the new session would survive the end of all others.
 */
async function signIn(
  context: VisitorContext,
  found: Row<'users'>,
  origin: Origin,
): Promise<SignedInAccount | undefined> {
  const user = await withDeferredCookies(context, (heldCookies) =>
    context.db.transaction().execute((tx) => startSessionOf({ ...heldCookies, db: tx }, found, origin)),
  )
  if (!user) return undefined
  await deleteEndedSessions(context.db)
  const accountRef = { userId: user.id }
  if (user.isRestored) {
    logSecurityEvent(context, 'account.restored', accountRef)
    await announceDone(context, { householdId: user.householdId, area: 'household', page: null })
  }
  logSecurityEvent(context, 'sign-in.succeeded', accountRef)
  return user
}

async function startSessionOf(
  context: VisitorContext,
  found: Row<'users'>,
  origin: Origin,
): Promise<SignedInAccount | undefined> {
  const { db } = context
  if (!(await lockUnchangedPassword(db, found))) return undefined
  const user: SignedInAccount | undefined =
    found.deletedAt === null ? found : await cancelDeletion(context, found)
  if (!user) return undefined
  await deleteOwnAttempts(db, origin)
  await startSession(context, user.id)
  return user
}

async function cancelDeletion(
  { db, now }: VisitorContext,
  user: Row<'users'>,
): Promise<SignedInAccount | undefined> {
  const again = await restoreUser(db, user.id, now)
  return again && { ...again, isRestored: true }
}
