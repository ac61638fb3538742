import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorChange,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
} from '../../domain/account/second-factor.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Row } from '../db/tables.ts'
import { HOUR } from '../durations.ts'
import { type Context, addMilliseconds } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { consumeAttempt } from './sign-in/attempts.ts'
import { emailAboutSecondFactor } from './sign-in/emails.ts'
import { keyOwner, proveSecondFactor, wrongCode } from './sign-in/prove-second-factor.ts'
import {
  otpauthAddress,
  makeRecoveryCodes,
  newTotpKey,
  encryptSecret,
  timeStepOf,
  decryptSecret,
} from './sign-in/second-factor-codes.ts'
import {
  insertPendingFactor,
  pendingSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from './sign-in/second-factor-store.ts'
import { endSessionsOf } from './sign-in/sessions.ts'
import { userById } from './sign-in/store.ts'
import { checkPassword } from './update-password.ts'

const KEY_LIFETIME = HOUR

/**
 * A new key for the person's app. Sign-in asks for no code until the app has proved that it has the
 * key.
 */
export async function beginSecondFactor(
  context: Context,
  { body }: { body: SecondFactorStart },
): Promise<SecondFactorKey> {
  const { db, now, config } = context
  const { id, email } = await checkPassword(context, body.password)
  const key = newTotpKey()
  const secret = encryptSecret(key, keyOwner(id), config.secretsKey)
  if (!(await insertPendingFactor(db, { userId: id, secret, createdAt: now }))) {
    throw refuse('ALREADY_DONE', 'Two-step sign-in is already on.')
  }
  return { key, address: otpauthAddress(key, email) }
}

/** Turns two-step sign-in on and ends the sessions that were started without a code. */
export async function confirmSecondFactor(
  context: Context,
  { body }: { body: SecondFactorProof },
): Promise<RecoveryCodes> {
  const { db, now, config, user, session } = context
  const begunFactor = await pendingSecondFactor(db, user.id, addMilliseconds(now, -KEY_LIFETIME))
  if (!begunFactor) throw keyExpired()
  await consumeAttempt(db, [{ subject: `second-factor:${user.id}`, most: 10 }], now)
  const lastStep = timeStepOf(
    decryptSecret(begunFactor.secret, keyOwner(user.id), config.secretsKey),
    body.code,
    now,
  )
  if (lastStep === null) throw wrongCode()
  const codes = await makeRecoveryCodes(context)
  await db.transaction().execute(async (tx) => {
    if (!(await switchOnSecondFactor(tx, begunFactor, { lastStep, switchedOnAt: now }))) throw keyExpired()
    await codes.store(tx, user.id)
    await endSessionsOf(tx, user.id, session.token)
  })
  logSecurityEvent(context, 'second-factor.on')
  const { email } = await userById(db, user.id)
  emailAboutSecondFactor(context, email, {
    subject: 'Two-step sign-in is on for your Plateful account',
    what: 'Two-step sign-in was switched on. From now on, signing in also asks for a code from your authenticator app.',
  })
  return { recoveryCodes: codes.written }
}

const keyExpired = () => refuse('NOT_FOUND', 'That key has expired. Please start again.')

const isRequired = ({ config }: Context) => config.signIn === 'strict'

export async function secondFactor(context: Context): Promise<SecondFactor> {
  const { db, user } = context
  const factor = await secondFactorOf(db, user.id)
  if (!factor) return { switchedOnAt: null, recoveryCodesLeft: 0 }
  return {
    switchedOnAt: factor.switchedOnAt,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    ...(isRequired(context) && { isForEverybody: true }),
  }
}

/** Asks for password and code again, because somebody else may sit at an open browser. */
async function checkPasswordAndCode(
  context: Context,
  { password, code }: SecondFactorChange,
): Promise<Row<'users'>> {
  const factor = await secondFactorOf(context.db, context.user.id)
  if (!factor) throw refuse('NOT_FOUND', 'Two-step sign-in is off.')
  const user = await checkPassword(context, password)
  await proveSecondFactor(context, user, factor, code)
  return user
}

export async function renewRecoveryCodes(
  context: Context,
  { body }: { body: SecondFactorChange },
): Promise<RecoveryCodes> {
  const { id, email } = await checkPasswordAndCode(context, body)
  const codes = await makeRecoveryCodes(context)
  await context.db.transaction().execute((tx) => codes.store(tx, id))
  logSecurityEvent(context, 'recovery-codes.renewed')
  emailAboutSecondFactor(context, email, {
    subject: 'New recovery codes for your Plateful account',
    what: 'New recovery codes were made for two-step sign-in. The old ones no longer work.',
  })
  return { recoveryCodes: codes.written }
}

export async function endSecondFactor(
  context: Context,
  { body }: { body: SecondFactorChange },
): Promise<void> {
  if (isRequired(context)) {
    throw refuse(
      'SECOND_FACTOR_WANTED',
      'Everybody here signs in with two steps, so this can’t be switched off.',
    )
  }
  const { id, email } = await checkPasswordAndCode(context, body)
  await context.db.transaction().execute((tx) => deleteSecondFactor(tx, id))
  logSecurityEvent(context, 'second-factor.off')
  emailAboutSecondFactor(context, email, {
    subject: 'Two-step sign-in is off for your Plateful account',
    what: 'Two-step sign-in was switched off. From now on your password is enough to sign in.',
  })
}
