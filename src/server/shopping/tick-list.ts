import type { CompletedList, TickedList } from '../../domain/shopping/completed-list.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Context } from '../http/context.ts'
import { completedListFor, updateListItems } from './store.ts'

/** Keeps the ticks of a completed list; names, amounts and the rows themselves stay as they were completed. */
export async function tickList(
  { db, user }: Context,
  { body }: { body: TickedList },
): Promise<CompletedList> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    const list = await completedListFor(tx, user.householdId, body)
    if (!list) throw refuse('NOT_FOUND', 'There is no completed list for these dates.')
    const ticks = new Map(body.items.map((item) => [item.id, item.isChecked]))
    const items = list.items.map((item) => ({ ...item, isChecked: ticks.get(item.id) ?? item.isChecked }))
    return updateListItems(tx, user.householdId, list.id, items)
  })
}
