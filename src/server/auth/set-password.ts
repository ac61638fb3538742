import type { Db } from '../db/tables.ts'
import { endSessionsOf } from './sessions.ts'
import { deleteResetTokens, giveUpPendingEmail, updateUser } from './store.ts'

/**
 * A new password ends all that was begun with the one before: links in letters, an address that waits, and every session but the one
 * of the token that is handed in. Call it inside a transaction.
 */
export async function setPassword(
  tx: Db,
  user: { householdId: number; id: number },
  hashedPassword: string,
  exceptToken?: string,
): Promise<void> {
  await updateUser(tx, user.householdId, user.id, { hashedPassword })
  await giveUpPendingEmail(tx, user.householdId, user.id)
  await deleteResetTokens(tx, user.id)
  await endSessionsOf(tx, user.id, exceptToken)
}
