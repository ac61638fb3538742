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
 * Writes list and lock in one transaction. Items that another phone added by hand meanwhile are put
 * on the list, too.
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
 * Deletes a list and unlocks its days in one transaction. Unbought items that were added by hand
 * wait for the next list, unless the list's days are over.
 */
export async function deleteList(
  { household, now }: Context,
  { params }: { params: { id: number } },
): Promise<void> {
  await household.transaction(async (tx) => {
    // Locked before the list, in the order of ticking, to avoid deadlocks.
    await holdHousehold(tx)
    const deleted = await deleteCompletedList(tx, params.id)
    if (!deleted) throw refuse('NOT_FOUND', 'This shopping list is not there any more.')
    await unlockDays(tx, deleted.lockId)
    // In the household's time zone it may still be yesterday.
    const isOver = deleted.endDate < addDays(dayOf(new Date(now)), -1)
    const notBought = toCompletedList(deleted).items.filter(({ isChecked }) => !isChecked)
    if (!isOver) await putExtras(tx, extrasIn(notBought))
  })
}

/** A stored list as it is answered: with the ticks since its completion. */
export const toCompletedList = (row: Row<'completedShoppingLists'>): CompletedList => ({
  ...row,
  items: withTicks(row.items, row.ticks),
})
