import type { PasswordChange } from '../../domain/account/account.ts'
import { refuse } from '../../domain/refusal.ts'
import { fitsPassword, hashInTurn, hashPassword, refuseWeak, setPassword } from './sign-in/password.ts'
import { holdPassword, userById } from './sign-in/store.ts'
import { consumeAttempt, forgetAttempts } from './sign-in/attempts.ts'
import type { Context } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'
import type { Row } from '../db/tables.ts'

const guessLimit = (userId: number) => ({ subject: `password:${userId}`, most: 10 })

const wrongPassword = (path: 'password' | 'currentPassword') => {
  const message = `Your ${path === 'password' ? '' : 'current '}password isn’t right.`
  return refuse('BAD_INPUT', message, { issues: [{ path, message }] })
}

/**
 * The signed-in person, after typing the password again. Guesses at an open browser are limited.
 */
export async function askPassword(
  context: Context,
  password: string,
  path: 'password' | 'currentPassword' = 'password',
): Promise<Row<'users'>> {
  const { db, user, now } = context
  const { row, fits } = await hashInTurn(context, { isFirst: true }, async () => {
    await consumeAttempt(db, [guessLimit(user.id)], now)
    const found = await userById(db, user.id)
    return { row: found, fits: await fitsPassword(found.hashedPassword, password) }
  })
  if (!fits) {
    noteSecurity(context, 'password.check-failed')
    throw wrongPassword(path)
  }
  return row
}

/** Sets a new password and ends every session but this one. */
export async function updatePassword(context: Context, { body }: { body: PasswordChange }): Promise<void> {
  const { db, user, session, config } = context
  const userBefore = await askPassword(context, body.currentPassword, 'currentPassword')
  refuseWeak(config, 'newPassword', body.newPassword)
  const hashedPassword = await hashInTurn(context, { isFirst: true }, () => hashPassword(body.newPassword))
  await db.transaction().execute(async (tx) => {
    // Another call, perhaps by a mailed link, may have replaced the password since it was checked.
    if (!(await holdPassword(tx, userBefore))) throw wrongPassword('currentPassword')
    await setPassword(tx, user.id, hashedPassword, session.token)
    await forgetAttempts(tx, guessLimit(user.id).subject)
  })
  noteSecurity(context, 'password.changed')
}
