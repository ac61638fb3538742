import type {
  RecoveryCodes,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
} from '../../domain/account/second-factor.ts'
import { refuse } from '../../domain/refusal.ts'
import { keyAddress, newKey, stepOf } from './sign-in/one-time-code.ts'
import { aboutKeyOf, wrongCode } from './sign-in/prove-second-factor.ts'
import { makeRecoveryCodes } from './sign-in/recovery-codes.ts'
import { seal, unseal } from './sign-in/seal.ts'
import { tellOfSecondFactor } from './sign-in/second-factor-email.ts'
import { beginFactor, begunSecondFactor, switchOn } from './sign-in/second-factor-store.ts'
import { endSessionsOf } from './sign-in/sessions.ts'
import { userById } from './sign-in/store.ts'
import { consumeAttempt } from './sign-in/attempts.ts'
import { type Context, later } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'
import { askPassword } from './ask-password.ts'

/** How long a key waits for its first code. */
const WAITS = 60 * 60_000

/** A new key for the person's app. Nothing is asked of anybody for it until the app has shown that it took it. */
export async function beginSecondFactor(
  context: Context,
  { body }: { body: SecondFactorStart },
): Promise<SecondFactorKey> {
  const { db, now, config } = context
  const { id, email } = await askPassword(context, body.password)
  const key = newKey()
  const secret = seal(key, aboutKeyOf(id), config.secretsKey)
  if (!(await beginFactor(db, { userId: id, secret, createdAt: now }))) {
    throw refuse('ALREADY_DONE', 'Two-step sign-in is on already.')
  }
  return { key, address: keyAddress(key, email) }
}

/** From now on a code is asked for, and whoever signed in without one does so anew. */
export async function confirmSecondFactor(
  context: Context,
  { body }: { body: SecondFactorProof },
): Promise<RecoveryCodes> {
  const { db, now, config, user, session } = context
  const begun = await begunSecondFactor(db, user.id, later(now, -WAITS))
  if (!begun) throw tooLate()
  await consumeAttempt(db, [{ subject: `second-factor:${user.id}`, most: 10 }], now)
  const lastStep = stepOf(unseal(begun.secret, aboutKeyOf(user.id), config.secretsKey), body.code, now)
  if (lastStep === null) throw wrongCode()
  const codes = await makeRecoveryCodes(context)
  await db.transaction().execute(async (tx) => {
    if (!(await switchOn(tx, begun, { lastStep, switchedOnAt: now }))) throw tooLate()
    await codes.store(tx, user.id)
    await endSessionsOf(tx, user.id, session.token)
  })
  noteSecurity(context, 'second-factor.on')
  const { email } = await userById(db, user.id)
  tellOfSecondFactor(context, email, {
    subject: 'Two-step sign-in is on for your Plateful account',
    what: 'Two-step sign-in was switched on. From now on signing in asks for a code of your authenticator app as well.',
  })
  return { recoveryCodes: codes.written }
}

const tooLate = () => refuse('NOT_FOUND', 'That key waits no more. Please begin again.')
