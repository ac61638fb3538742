import { userById } from './sign-in/store.ts'
import { consumeAttempt } from './sign-in/attempts.ts'
import { sendVerification } from './sign-in/verification.ts'
import type { Context } from '../http/context.ts'

/** Another letter to an address that nobody has proved yet; a proved one needs none. */
export async function sendVerificationAgain(context: Context): Promise<void> {
  const { db, user, now } = context
  const row = await userById(db, user.id)
  // An address that waits to take its place has a letter of its own, which this one would make void.
  if (row.isVerified || row.pendingEmail !== null) return
  await consumeAttempt(db, [{ subject: `email-change:${user.id}`, most: 5 }], now)
  await sendVerification(context, row)
}
