import { type Extra, type ExtrasChange, extraToItem } from '../../domain/shopping/extra.ts'
import { changeRow, removeRow } from '../../domain/shopping/make-edit.ts'
import { mergeEdits } from '../../domain/shopping/row-edit.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import {
  saveOpenList,
  SERVER_DEVICE,
  openListOf,
  refuseMoreExtras,
  type StoredOpenList,
} from './open-list.ts'
import { extrasOf, putExtras, removeExtras } from './store.ts'

/** The open list with the items that a call adds, changes or removes. */
function withExtrasChange(open: StoredOpenList, { put, remove }: ExtrasChange, now: number): StoredOpenList {
  const removed = remove.reduce((edits, id) => mergeEdits(edits, removeRow(edits, id)), open.edits)
  const edits = put.reduce((before, extra) => {
    const { id, ...fields } = { ...extraToItem(extra), added: true as const, wanted: true as const }
    return mergeEdits(before, changeRow(before, id, fields, { now, by: SERVER_DEVICE }))
  }, removed)
  return { ...open, edits }
}

/** Adds items to the waiting ones or removes them; with an open list they are on it. */
export async function changeWaitingExtras(tx: Household, change: ExtrasChange, now: string): Promise<void> {
  const open = await openListOf(tx)
  if (open) return saveOpenList(tx, withExtrasChange(open, change, Date.parse(now)))
  await removeExtras(tx, [...change.remove, ...change.put.map(({ id }) => id)])
  await putExtras(tx, change.put)
}

/**
 * Applies one phone's changes; items of other phones stay. Answers all waiting items; with an open
 * list they are on it.
 */
export async function changeExtras(
  { household, now }: Context,
  { body }: { body: ExtrasChange },
): Promise<{ items: Extra[] }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const before = await extrasOf(tx)
    await changeWaitingExtras(tx, body, now)
    const items = await extrasOf(tx)
    refuseMoreExtras(before.length, items.length)
    return { items }
  })
}
