/** The household's open list: made, changed by every phone, and read (decision 0074). */

import { randomUUID } from 'node:crypto'
import { lockedRangeMessage } from '../../domain/calendar/lock.ts'
import { refuse } from '../../domain/refusal.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { changedExtras, type Extra, extrasIn, MAX_EXTRAS, extraToItem } from '../../domain/shopping/extra.ts'
import { groupedRows } from '../../domain/shopping/group-change.ts'
import { boundEdits } from '../../domain/shopping/make-edit.ts'
import { movedRows, wantedAgain } from '../../domain/shopping/not-there.ts'
import {
  additionEdits,
  baseVersion,
  byHandEdits,
  type NewOpenList,
  type OpenList,
  rowsOf,
} from '../../domain/shopping/open-list.ts'
import { type Edits, mergeEdits, noEdits } from '../../domain/shopping/row-edit.ts'
import { foodName, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { locksBetween } from '../calendar/store.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { type Context, todayOf } from '../http/context.ts'
import { plannedLinesOf } from './planned-lines.ts'
import { rememberedNamesFor, rememberedFoodsOf } from './remember-foods.ts'
import type { Rows } from './rows-to-buy.ts'
import { dueStaples } from './staples.ts'
import { extrasOf, putExtras, removeExtras, storedOpenList, writeOpenList } from './store.ts'

/** An open list as it is stored; its column `basis` is called `revision` in code. */
export type StoredOpenList = Omit<Row<'openLists'>, 'householdId' | 'basis'> & { revision: number }

/** The device of edits that the server makes. */
export const SERVER_DEVICE = '-'

/**
 * The open list with the waiting items. Those that came from elsewhere (a deleted list, an import)
 * are on it too.
 */
export async function openListOf(household: Household): Promise<StoredOpenList | null> {
  const row = await storedOpenList(household)
  if (!row) return null
  const { householdId: _, basis: revision, ...list } = row
  const known = new Set([...list.items.map(({ id }) => id), ...list.edits.rows.map(({ itemId }) => itemId)])
  const others = (await extrasOf(household)).filter(({ id }) => !known.has(id))
  const stamp = { at: Date.parse(list.madeAt), by: SERVER_DEVICE }
  return { ...list, revision, edits: mergeEdits(list.edits, additionEdits(others.map(extraToItem), stamp)) }
}

/** Stores an open list, and the rows that people added to it also as extras. */
export async function saveOpenList(tx: Household, list: StoredOpenList): Promise<void> {
  const byHand = new Set(byHandEdits(list).rows.map(({ itemId }) => itemId))
  const addedRows = rowsOf(list).filter(({ id, name }) => byHand.has(id) && name.trim() !== '')
  await saveExtras(tx, asExtras(addedRows))
  const { revision: basis, ...row } = list
  await writeOpenList(tx, { ...row, basis })
}

/**
 * Refuses more extras than the limit. A deleted list may have put back more; those can still be
 * changed.
 */
export function refuseMoreExtras(before: number, now: number): void {
  if (now > Math.max(MAX_EXTRAS, before))
    throw refuse('BAD_INPUT', `At most ${MAX_EXTRAS} items can be added by hand. Complete a list first.`)
}

/** Rows to store as extras, whichever aisle somebody chose for them. */
const asExtras = (rows: readonly ShoppingItem[]): Extra[] =>
  extrasIn(rows.map((item) => ({ ...item, category: 'Extras to Order' })))

async function saveExtras(tx: Household, extras: readonly Extra[]): Promise<void> {
  const before = await extrasOf(tx)
  refuseMoreExtras(before.length, extras.length)
  const changed = changedExtras(before, extras)
  const stay = new Set(extras.filter((extra) => !changed.includes(extra)).map(({ id }) => id))
  await removeExtras(
    tx,
    before.map(({ id }) => id).filter((id) => !stay.has(id)),
  )
  await putExtras(tx, changed)
}

/** Whether the lines behind its rows are known; a list without meals has none. */
export const isAdjustable = ({ plannedLines, meals }: StoredOpenList): boolean =>
  plannedLines.length > 0 || meals === ''

/** The list as it is answered, without the base if the phone has it already. */
export function toOpenList(list: StoredOpenList, known?: string): OpenList {
  const { listId: id, revision, edits, plannedLines: _, ...base } = list
  const isKnown = known === baseVersion({ id, revision })
  return { id, basis: revision, edits, base: isKnown ? null : { ...base, isAdjustable: isAdjustable(list) } }
}

/** The open list as one phone requests it. */
export async function readOpenList(
  { household }: Context,
  { query }: { query: { has?: string | undefined } },
): Promise<{ list: OpenList | null }> {
  const list = await openListOf(household)
  return { list: list && toOpenList(list, query.has) }
}

/**
 * The rows to take over from a replaced list: those added by hand, and those that the shop did not
 * have.
 */
function editsToCarryOver(before: StoredOpenList, isSameDays: boolean, at: number): Edits {
  const byHand = byHandEdits(before)
  if (isSameDays) return wantedAgain(byHand)
  const ids = new Set(byHand.rows.map(({ itemId }) => itemId))
  return mergeEdits(wantedAgain(byHand), movedRows({ ...before, items: rowsOf(before) }, ids, at))
}

/**
 * Replaces the list that the phone saw by a new one; rows that people added by hand are taken over.
 * If two phones make a list of the same days at once, both get the first.
 */
export async function makeOpenList(
  { household, now }: Context,
  { body }: { body: NewOpenList },
): Promise<OpenList> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const before = await openListOf(tx)
    const isSameDays = before?.startDate === body.startDate && before.endDate === body.endDate
    if (before && (before.listId === body.id || (before.listId !== body.replaces && isSameDays)))
      return toOpenList(before)
    if (before && before.listId !== body.replaces)
      throw refuse(
        'CHANGED_MEANWHILE',
        'Somebody in your household has made a list in the meantime. Look at it first.',
      )
    const range = { start: body.startDate, end: body.endDate }
    const locks = await locksBetween(tx, range)
    if (locks.length > 0) throw refuse('DAYS_LOCKED', lockedRangeMessage(locks))
    const { meals, plannedLines } = await plannedLinesOf(tx, range)
    const at = Date.parse(now)
    const waiting = before
      ? editsToCarryOver(before, isSameDays, at)
      : additionEdits((await extrasOf(tx)).map(extraToItem), { at, by: SERVER_DEVICE })
    const stamp = { at, by: SERVER_DEVICE }
    // A phone that read the plan before it changed sends rows of the old plan.
    const lines = meals === body.meals ? plannedLines : []
    const known = lines.length > 0 ? await rememberedFoodsOf(tx) : []
    const { items, origins } = groupedRows(body, lines, known, randomUUID)
    const namedRows = await rememberedNamesFor(tx, items, stamp)
    const editsSoFar = [waiting, namedRows, boundEdits(body.edits, at)].reduce(mergeEdits)
    const due = await dueStaples(tx, range, { items, edits: editsSoFar }, todayOf(now))
    const list: StoredOpenList = {
      listId: body.id,
      revision: 1,
      startDate: body.startDate,
      endDate: body.endDate,
      madeAt: now,
      items,
      origins,
      foods: {
        ...Object.fromEntries(items.map(foodName).map((food) => [food, knownFoodOf(food)])),
        ...body.foods,
      },
      meals: body.meals,
      plannedLines: lines,
      edits: mergeEdits(editsSoFar, additionEdits(due, stamp)),
    }
    await saveOpenList(tx, list)
    return toOpenList(list)
  })
}

/** The waiting items as rows that can be edited, where no list is open. */
export const waitingRows = async (tx: Household): Promise<Rows> => ({
  items: (await extrasOf(tx)).map(extraToItem),
  edits: noEdits,
})

/** Stores the rows that wait for the next list. */
export async function saveWaitingRows(tx: Household, rows: Rows): Promise<void> {
  await saveExtras(tx, asExtras(rowsOf(rows)))
}
