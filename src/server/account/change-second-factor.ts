import type { RecoveryCodes, SecondFactor, SecondFactorChange } from '../../domain/account/second-factor.ts'
import { refuse } from '../../domain/refusal.ts'
import { proveSecondFactor } from './sign-in/prove-second-factor.ts'
import { makeRecoveryCodes } from './sign-in/recovery-codes.ts'
import { tellOfSecondFactor } from './sign-in/second-factor-email.ts'
import { countRecoveryCodes, forgetSecondFactor, secondFactorOf } from './sign-in/second-factor-store.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'
import { askPassword } from './ask-password.ts'

const isForEverybody = ({ config }: Context) => config.signIn === 'strict'

export async function secondFactor(context: Context): Promise<SecondFactor> {
  const { db, user } = context
  const factor = await secondFactorOf(db, user.id)
  if (!factor) return { switchedOnAt: null, recoveryCodesLeft: 0 }
  return {
    switchedOnAt: factor.switchedOnAt,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    ...(isForEverybody(context) && { isForEverybody: true }),
  }
}

/** Both steps once more: an open browser alone changes nothing of it. */
async function askBoth(context: Context, { password, code }: SecondFactorChange): Promise<Row<'users'>> {
  const factor = await secondFactorOf(context.db, context.user.id)
  if (!factor) throw refuse('NOT_FOUND', 'Two-step sign-in is off.')
  const user = await askPassword(context, password)
  await proveSecondFactor(context, user, factor, code)
  return user
}

export async function renewRecoveryCodes(
  context: Context,
  { body }: { body: SecondFactorChange },
): Promise<RecoveryCodes> {
  const { id, email } = await askBoth(context, body)
  const codes = await makeRecoveryCodes(context)
  await context.db.transaction().execute((tx) => codes.store(tx, id))
  noteSecurity(context, 'recovery-codes.renewed')
  tellOfSecondFactor(context, email, {
    subject: 'New recovery codes for your Plateful account',
    what: 'New recovery codes were made for two-step sign-in. The ones before are good no more.',
  })
  return { recoveryCodes: codes.written }
}

export async function endSecondFactor(
  context: Context,
  { body }: { body: SecondFactorChange },
): Promise<void> {
  if (isForEverybody(context)) {
    throw refuse(
      'SECOND_FACTOR_WANTED',
      'Everybody here signs in with two steps, so this cannot be switched off.',
    )
  }
  const { id, email } = await askBoth(context, body)
  await context.db.transaction().execute((tx) => forgetSecondFactor(tx, id))
  noteSecurity(context, 'second-factor.off')
  tellOfSecondFactor(context, email, {
    subject: 'Two-step sign-in is off for your Plateful account',
    what: 'Two-step sign-in was switched off. From now on your password is enough to sign in.',
  })
}
