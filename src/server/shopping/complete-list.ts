import type { CompletedList, CompletedListDraft } from '../../domain/shopping/completed-list.ts'
import { withExtras } from '../../domain/shopping/extra.ts'
import { lockDays } from '../calendar/lock-days.ts'
import type { Context } from '../http/context.ts'
import { extrasOf, insertCompletedList, removeExtras } from './store.ts'
import { toCompletedList } from './to-completed-list.ts'

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
