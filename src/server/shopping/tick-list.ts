import { refuse } from '../../domain/refusal.ts'
import type { CompletedList, NewTicks, TickedList } from '../../domain/shopping/completed-list.ts'
import { boundStamp } from '../../domain/shopping/stamp.ts'
import { makeTick, type Tick } from '../../domain/shopping/tick.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import type { Context, WithId } from '../http/context.ts'
import { toCompletedList } from './complete-list.ts'
import { markCompletedList } from './mark-list.ts'
import { completedListByDates } from './store.ts'

type ListRow = Row<'completedShoppingLists'>

/** The device of ticks from the PUT call, which names no phone (shopping 30). */
const UNNAMED_DEVICE = '-'

/** Merges ticks into the stored ones; concurrent ticks wait. */
async function saveTicks(
  { household, now }: Context,
  find: (tx: Household) => Promise<ListRow | undefined>,
  ticksFor: (list: CompletedList) => Tick[],
): Promise<CompletedList> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const row = await find(tx)
    if (!row) throw refuse('NOT_FOUND', 'There’s no completed list for these dates.')
    const ticks = ticksFor(toCompletedList(row)).map((tick) => boundStamp(tick, Date.parse(now)))
    return markCompletedList(tx, row, { ticks }, now)
  })
}

export async function addTicks(
  context: Context,
  { params, body }: WithId & { body: NewTicks },
): Promise<CompletedList> {
  return saveTicks(
    context,
    (tx) => tx.byId('completedShoppingLists', params.id),
    () => body.ticks,
  )
}

/** Ticks a completed list. Its rows do not change, only the ticks. */
export async function tickList(context: Context, { body }: { body: TickedList }): Promise<CompletedList> {
  const now = Date.parse(context.now)
  const sent = new Map(body.items.map(({ id, isChecked }) => [id, isChecked]))
  return saveTicks(
    context,
    (tx) => completedListByDates(tx, body),
    ({ items, ticks }) =>
      items.flatMap(({ id, isChecked }) => {
        const isTicked = sent.get(id)
        if (isTicked === undefined || isTicked === isChecked) return []
        const tick = { itemId: id, isChecked: isTicked, by: UNNAMED_DEVICE }
        return [body.at === undefined ? makeTick(ticks, { ...tick, now }) : { ...tick, at: body.at }]
      }),
  )
}
