import { addDays, dayOf } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { extrasIn } from '../../domain/shopping/extra.ts'
import { unlockDays } from '../calendar/lock-days.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Context } from '../http/context.ts'
import { deleteCompletedList, putExtras } from './store.ts'
import { toCompletedList } from './to-completed-list.ts'

/**
 * Deleting a list unlocks its days; both or neither. What was added to it by hand and is not bought
 * yet waits for the next list, unless its days are over: then nobody misses it any more.
 */
export async function deleteList(
  { household, now }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  await household.transaction(async (tx) => {
    // Before the list itself, as whoever ticks it does: else each would hold what the other waits for.
    await holdHousehold(tx)
    const deleted = await deleteCompletedList(tx, params.id)
    if (!deleted) throw refuse('NOT_FOUND', 'This shopping list is not there any more.')
    await unlockDays(tx, deleted.lockId)
    // The household's day may have begun later than the server's.
    const isOver = deleted.endDate < addDays(dayOf(new Date(now)), -1)
    const notBought = toCompletedList(deleted).items.filter(({ isChecked }) => !isChecked)
    if (!isOver) await putExtras(tx, extrasIn(notBought))
  })
}
