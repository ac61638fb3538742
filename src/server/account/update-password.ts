import type { PasswordChange } from '../../domain/account/account.ts'
import { refuse } from '../../domain/refusal.ts'
import { hashInTurn } from './sign-in/hash-in-turn.ts'
import { fitsPassword, hashPassword } from './sign-in/password.ts'
import { refuseWeak } from './sign-in/refuse-weak.ts'
import { setPassword } from './sign-in/set-password.ts'
import { holdPassword, userById } from './sign-in/store.ts'
import { forgetAttempts, consumeAttempt } from './sign-in/attempts.ts'
import type { Context } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'

const WRONG = 'Your current password is not correct.'

const wrongPassword = () =>
  refuse('BAD_INPUT', WRONG, { issues: [{ path: 'currentPassword', message: WRONG }] })

/** Whoever sits at an open browser may guess a few times; the new password then ends every session but this one. */
export async function updatePassword(context: Context, { body }: { body: PasswordChange }): Promise<void> {
  const { db, user, session, now, config } = context
  const guesses = { subject: `password:${user.id}`, most: 10 }
  const { fits, current } = await hashInTurn(context, { isFirst: true }, async () => {
    await consumeAttempt(db, [guesses], now)
    const { hashedPassword } = await userById(db, user.id)
    return { current: hashedPassword, fits: await fitsPassword(hashedPassword, body.currentPassword) }
  })
  if (!fits) {
    noteSecurity(context, 'password.check-failed')
    throw wrongPassword()
  }
  refuseWeak(config, 'newPassword', body.newPassword)
  const hashedPassword = await hashInTurn(context, { isFirst: true }, () => hashPassword(body.newPassword))
  await db.transaction().execute(async (tx) => {
    // Somebody else was quicker, perhaps with the link of a letter: what was right a moment ago is not any more.
    if (!(await holdPassword(tx, { id: user.id, hashedPassword: current }))) throw wrongPassword()
    await setPassword(tx, user.id, hashedPassword, session.token)
    await forgetAttempts(tx, guesses.subject)
  })
  noteSecurity(context, 'password.changed')
}
