/**
 * What phones say of the list in the making, also of one that is open no longer (decision 0074).
 */
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { type OpenList, type OpenListEdits, sortLateEdits } from '../../domain/shopping/open-list.ts'
import { mergeEdits, type RowEdit } from '../../domain/shopping/row-edit.ts'
import { boundEdits } from '../../domain/shopping/say-edit.ts'
import { mergeTicks, type Tick } from '../../domain/shopping/tick.ts'
import { holdHousehold } from '../db/hold.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import {
  keepOpenList,
  keepWaiting,
  openListOf,
  type StoredList,
  toOpenList,
  waitingRows,
} from './open-list.ts'
import { completedListFrom, updateList } from './store.ts'
import { keepNames } from './remember-foods.ts'

/**
 * Takes what a phone says of its list. Where that is not the open one any more, what was added
 * waits for the next list, ticks go to the completed list, and what came too late is answered.
 */
export async function editOpenList(
  { household, now }: Context,
  { query, body }: { query: { has?: string | undefined }; body: OpenListEdits },
): Promise<{ list: OpenList | null; late: string[] }> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    const open = await openListOf(tx)
    const edits = boundEdits(body.edits, Date.parse(now))
    const answer = async (list: StoredList | null, late: string[]) => {
      if (list) await keepOpenList(tx, list)
      return { list: list && toOpenList(list, query.has), late }
    }
    if (open && open.listId === body.listId) {
      const merged = mergeEdits(open.edits, edits)
      await keepNames(tx, open.items, edits, merged)
      return answer({ ...open, edits: merged }, [])
    }
    const completed = body.listId === null ? undefined : await completedListFrom(tx, body.listId)
    const waiting = await waitingRows(tx)
    const { forList, late } = sortLateEdits(edits, open ?? waiting)
    const onIt = new Set(completed?.items.map(({ id }) => id))
    const rows = forList.rows.filter(({ itemId }) => !onIt.has(itemId))
    const tooLate = [...late, ...forList.rows.filter(({ itemId }) => onIt.has(itemId))]
    const missed = await takeLateTicks(tx, completed, tooLate)
    if (open) return answer({ ...open, edits: mergeEdits(open.edits, { rows, list: {} }) }, missed)
    await keepWaiting(tx, { ...waiting, edits: { rows, list: {} } })
    return answer(null, missed)
  })
}

type CompletedRow = Row<'completedShoppingLists'> | undefined

/** Puts ticks of the list that was completed onto it; answers the rows of which more was said. */
async function takeLateTicks(
  tx: Household,
  completed: CompletedRow,
  rows: readonly RowEdit[],
): Promise<string[]> {
  const onIt = new Map(completed?.items.map((item) => [item.id, item]))
  const ticks = rows.flatMap(({ itemId, set }): Tick[] => {
    const tick = set.isChecked
    return tick && onIt.has(itemId) ? [{ itemId, isChecked: tick.value, at: tick.at, by: tick.by }] : []
  })
  if (completed && ticks.length > 0)
    await updateList(tx, completed.id, { ticks: mergeTicks(completed.ticks, ticks) })
  return rows.filter((edit) => isMissed(edit, onIt.get(edit.itemId))).map(({ itemId }) => itemId)
}

/** Whether an edit says something that the completed row does not. */
function isMissed({ set, removes }: RowEdit, item: ShoppingItem | undefined): boolean {
  if (removes) return true
  return (['name', 'category', 'quantity', 'unit'] as const).some(
    (field) => set[field] !== undefined && set[field].value !== item?.[field],
  )
}
