import type { Db } from '../../db/tables.ts'
import { endSessionsOf } from './sessions.ts'
import { deleteResetTokens, giveUpPendingEmail, updateUser } from './store.ts'

/**
 * A new password ends all that was begun with the one before: links in letters, an address that waits, and every session but the one
 * of the token that is handed in. Call it inside a transaction.
 */
export async function setPassword(
  tx: Db,
  userId: number,
  hashedPassword: string,
  exceptToken?: string,
): Promise<void> {
  await updateUser(tx, userId, { hashedPassword })
  await giveUpPendingEmail(tx, userId)
  await deleteResetTokens(tx, userId)
  await endSessionsOf(tx, userId, exceptToken)
}
