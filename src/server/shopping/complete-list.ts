import type { CompletedList, CompletedListDraft } from '../../domain/shopping/completed-list.ts'
import { lockDays } from '../calendar/lock-days.ts'
import type { Context } from '../http/context.ts'
import { insertCompletedList } from './store.ts'
import { toCompletedList } from './to-completed-list.ts'

/** The list and the lock are written together or not at all. */
export async function completeList(
  { db, user, now }: Context,
  { body }: { body: CompletedListDraft },
): Promise<CompletedList> {
  return db.transaction().execute(async (tx) => {
    const range = { start: body.startDate, end: body.endDate }
    const lockId = await lockDays(tx, user.householdId, range, { reason: `Shopping list: ${body.name}`, now })
    return toCompletedList(
      await insertCompletedList(tx, user.householdId, { ...body, userId: user.id, lockId, completedAt: now }),
    )
  })
}
