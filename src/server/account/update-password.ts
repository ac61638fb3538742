import type { PasswordChange } from '../../domain/account/account.ts'
import { refuseField } from '../../domain/refusal.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { consumeAttempt, deleteAttempts } from './sign-in/attempts.ts'
import {
  isPasswordRight,
  hashQueued,
  hashPassword,
  refuseWeakPassword,
  setPassword,
} from './sign-in/password.ts'
import { lockUnchangedPassword, userById } from './sign-in/store.ts'

const guessLimit = (userId: number) => ({ subject: `password:${userId}`, most: 10 })

const wrongPassword = (path: 'password' | 'currentPassword') =>
  refuseField(path, `Your ${path === 'password' ? '' : 'current '}password isn’t right.`)

/**
 * The signed-in person, after typing the password again. Guesses at an open browser are limited.
 */
export async function checkPassword(
  context: Context,
  password: string,
  path: 'password' | 'currentPassword' = 'password',
): Promise<Row<'users'>> {
  const { db, user, now } = context
  const { row, isRight } = await hashQueued(context, { isFirst: true }, async () => {
    await consumeAttempt(db, [guessLimit(user.id)], now)
    const found = await userById(db, user.id)
    return { row: found, isRight: await isPasswordRight(found.hashedPassword, password) }
  })
  if (!isRight) {
    logSecurityEvent(context, 'password.check-failed')
    throw wrongPassword(path)
  }
  return row
}

/** Sets a new password and ends every session but this one. */
export async function updatePassword(context: Context, { body }: { body: PasswordChange }): Promise<void> {
  const { db, user, session, config } = context
  const userBefore = await checkPassword(context, body.currentPassword, 'currentPassword')
  refuseWeakPassword(config, 'newPassword', body.newPassword)
  const hashedPassword = await hashQueued(context, { isFirst: true }, () => hashPassword(body.newPassword))
  await db.transaction().execute(async (tx) => {
    // Another call, perhaps by a mailed link, may have replaced the password since it was checked.
    if (!(await lockUnchangedPassword(tx, userBefore))) throw wrongPassword('currentPassword')
    await setPassword(tx, user.id, hashedPassword, session.token)
    await deleteAttempts(tx, guessLimit(user.id).subject)
  })
  logSecurityEvent(context, 'password.changed')
}
