import { refuse } from '../../domain/refusal.ts'
import { unlockDays } from '../calendar/lock-days.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Context } from '../http/context.ts'
import { deleteCompletedList } from './store.ts'

/** Deleting a list unlocks its days; both or neither. */
export async function deleteList(
  { db, user }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Before the list itself, as whoever ticks it does: else each would hold what the other waits for.
    await holdHousehold(tx, user.householdId)
    const deleted = await deleteCompletedList(tx, user.householdId, params.id)
    if (!deleted) throw refuse('NOT_FOUND', 'This shopping list is not there any more.')
    await unlockDays(tx, user.householdId, deleted.lockId)
  })
}
