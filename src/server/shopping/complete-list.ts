import type { CompletedList, CompletedListDraft } from '../../domain/shopping/completed-list.ts'
import { extrasIn, withExtras } from '../../domain/shopping/extra.ts'
import { lockDays, unlockDays } from '../calendar/lock-days.ts'
import type { Context } from '../http/context.ts'
import { deleteCompletedList, extrasOf, insertCompletedList, putExtras, removeExtras } from './store.ts'
import { addDays, dayOf } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold.ts'
import { withTicks } from '../../domain/shopping/tick.ts'
import type { Row } from '../db/tables.ts'

/**
 * The list and the lock are written together or not at all. What another phone added by hand since
 * this one read the list comes onto it too, and waits no longer.
 */
export async function completeList(
  { household, user, now }: Context,
  { body }: { body: CompletedListDraft },
): Promise<CompletedList> {
  return household.transaction(async (tx) => {
    const range = { start: body.startDate, end: body.endDate }
    const lockId = await lockDays(tx, range, { reason: `Shopping list: ${body.name}`, now })
    const extras = await extrasOf(tx)
    const items = withExtras(body.items, extras)
    await removeExtras(
      tx,
      extras.map(({ id }) => id),
    )
    return toCompletedList(
      await insertCompletedList(tx, {
        ...body,
        items,
        userId: user.id,
        lockId,
        completedAt: now,
      }),
    )
  })
}

/**
 * Deleting a list unlocks its days; both or neither. What was added to it by hand and is not bought
 * yet waits for the next list, unless its days are over: then nobody misses it any more.
 */
export async function deleteList(
  { household, now }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  await household.transaction(async (tx) => {
    // Before the list itself, as whoever ticks it does: else each would hold what the other waits
    // for.
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

/** A stored list as it leaves: its items wear the ticks that came since. */
export const toCompletedList = (row: Row<'completedShoppingLists'>): CompletedList => ({
  ...row,
  items: withTicks(row.items, row.ticks),
})
