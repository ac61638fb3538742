import { refuse } from '../../domain/refusal.ts'
import { hashInTurn } from './sign-in/hash-in-turn.ts'
import { fitsPassword } from './sign-in/password.ts'
import { userById } from './sign-in/store.ts'
import { consumeAttempt } from './sign-in/attempts.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { noteSecurity } from '../http/note-security.ts'

const WRONG = 'Your password is not correct.'

/** Who is signed in here, once they have typed their password again; whoever sits at an open browser may guess a few times. */
export async function askPassword(context: Context, password: string): Promise<Row<'users'>> {
  const { db, user, now } = context
  const { row, fits } = await hashInTurn(context, { isFirst: true }, async () => {
    await consumeAttempt(db, [{ subject: `password:${user.id}`, most: 10 }], now)
    const found = await userById(db, user.id)
    return { row: found, fits: await fitsPassword(found.hashedPassword, password) }
  })
  if (!fits) {
    noteSecurity(context, 'password.check-failed')
    throw refuse('BAD_INPUT', WRONG, { issues: [{ path: 'password', message: WRONG }] })
  }
  return row
}
