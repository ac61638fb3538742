/** Undoes an import. What somebody has changed or named since stays and is reported. */

import { mealFieldOf } from '../../../domain/calendar/meal.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import { ImportResult } from '../../../domain/importing/household-import.ts'
import { unlockDays } from '../../calendar/lock-days.ts'
import { deleteAssignment, locksBetween, updateAssignment } from '../../calendar/store.ts'
import type { Household } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { deleteCompletedList } from '../../shopping/store.ts'
import { unfillPerson, isPeopleTable } from './fill-person.ts'
import { removeRows, rowsByIds, tablesWithIds, type UndoTimes } from './household-rows.ts'
import type { ImportedMealHash } from './import-days.ts'
import { rowHash } from './row-hash.ts'
import {
  deleteAllItems,
  deleteItems,
  type ImportItem,
  type ImportRow,
  itemsBefore,
  updateImport,
} from './store.ts'

/** Rows in one transaction, for which other writers wait. */
const ROWS_AT_ONCE = 12
/** Lists or meal times in one transaction; each is checked separately. */
const DAYS_AT_ONCE = 4

/**
 * Removes imported things in slices, the latest first, together with their items. After an
 * interruption it continues with the next call.
 */
export async function undoImport(household: Household, row: ImportRow, now: string): Promise<ImportRow> {
  let keptCount = 0
  let page = await itemsBefore(household, row.id)
  while (page.length > 0) {
    for (const { kind, items } of slicesOf(page)) {
      await household.transaction(async (tx) => {
        await lockHousehold(tx)
        const remaining = await remove(tx, kind, items, { importedAt: row.createdAt, now })
        keptCount += remaining.things
        const goneIds = items.filter((item) => !remaining.items.has(item)).map(({ id }) => id)
        if (goneIds.length > 0) await deleteItems(tx, row.id, goneIds)
      })
      await nextSlice(household.id)
    }
    page = await itemsBefore(household, row.id, page.at(-1)?.id)
  }
  const undone = await household.transaction(async (tx) => {
    const remarks =
      keptCount > 0
        ? [
            keptCount === 1
              ? '1 thing has changed since it came, so it stays: remove it yourself if you like.'
              : `${keptCount} things have changed since they came, so they stay: remove them yourself if you like.`,
          ]
        : []
    const before = row.result === null ? null : ImportResult.parse(JSON.parse(row.result))
    const result = JSON.stringify({
      ...(before ?? { recipes: 0, photos: 0, missedPhotos: 0, meals: 0, lists: 0, others: 0, skipped: 0 }),
      remarks,
    })
    return (await updateImport(tx, row.id, { state: 'undone', result })) ?? row
  })
  await deleteAllItems(household, row.id)
  return undone
}

/** What stays because it was changed since the import: how many things, and their items. */
interface Remaining {
  things: number
  items: ReadonlySet<ImportItem>
}

const isRow = (kind: string): kind is FullFormatTable => tablesWithIds.some((table) => table === kind)

/** Slices of neighbouring items of one kind, small enough for one transaction. */
function* slicesOf(items: readonly ImportItem[]): Generator<{ kind: string; items: ImportItem[] }> {
  for (let from = 0; from < items.length;) {
    const kind = items[from]?.kind ?? ''
    const atOnce = kind === 'meals' || kind === 'completedShoppingLists' ? DAYS_AT_ONCE : ROWS_AT_ONCE
    const next = items.slice(from, from + atOnce)
    const other = next.findIndex((item) => item.kind !== kind)
    const sameKind = other === -1 ? next : next.slice(0, other)
    yield { kind, items: sameKind }
    from += sameKind.length
  }
}

async function remove(
  tx: Household,
  kind: string,
  items: readonly ImportItem[],
  times: UndoTimes,
): Promise<Remaining> {
  const { now } = times
  if (kind === 'meals') return removeMeals(tx, items, now)
  if (kind === 'completedShoppingLists') return removeLists(tx, items)
  if (isRow(kind)) return removeRows(tx, kind, items, times)
  return unfillPeople(tx, items, now)
}

/** Removes from existing people what the file added; the people stay. */
async function unfillPeople(tx: Household, items: readonly ImportItem[], now: string): Promise<Remaining> {
  const changed = new Set<ImportItem>()
  for (const item of items) {
    const { stamp, sourceKey, itemId } = item
    const table = sourceKey?.split(':')[0] ?? ''
    if (stamp === null || !isPeopleTable(table)) continue
    if (!(await unfillPerson(tx, table, itemId, { stamp, now }))) changed.add(item)
  }
  return { things: changed.size, items: changed }
}

async function removeLists(tx: Household, items: readonly ImportItem[]): Promise<Remaining> {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await rowsByIds(tx, 'completedShoppingLists', ids)
  const remaining = new Set<ImportItem>()
  for (const item of items) {
    const current = rows.get(item.itemId)
    if (!current) continue
    if (rowHash(current) === item.stamp) {
      const deleted = await deleteCompletedList(tx, item.itemId)
      if (deleted) await unlockDays(tx, deleted.lockId)
    } else remaining.add(item)
  }
  return { things: remaining.size, items: remaining }
}

async function removeMeals(tx: Household, items: readonly ImportItem[], now: string): Promise<Remaining> {
  const remaining = new Set<ImportItem>()
  let thingCount = 0
  for (const item of items) {
    const remainingCount = await removeMealsOf(tx, item, now)
    thingCount += remainingCount
    if (remainingCount > 0) remaining.add(item)
  }
  return { things: thingCount, items: remaining }
}

/** Removes the imported meals of one meal time; answers how many of them stay. */
async function removeMealsOf(tx: Household, item: ImportItem, now: string): Promise<number> {
  const { slot, meals } = JSON.parse(item.stamp ?? '{"meals":{}}') as ImportedMealHash
  const current = await tx
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('id', '=', item.itemId)
    .executeTakeFirst()
  if (!current) return 0
  const importedCount = Object.keys(meals).length
  const field = mealFieldOf[slot]
  const isUnchanged = (meal: { id: string }) => meals[meal.id] === rowHash(meal)
  const changedMeals = current[field].filter((meal) => !isUnchanged(meal))
  const goneCount = current[field].length - changedMeals.length
  const isLockedDay = (await locksBetween(tx, { start: current.date, end: current.date })).length > 0
  if (isLockedDay) return importedCount
  const dayAfter = { ...current, [field]: changedMeals }
  const isEmpty =
    Object.values(mealFieldOf).every((mealField) => dayAfter[mealField].length === 0) && !current.isSkipped
  if (isEmpty) await deleteAssignment(tx, current.date, now)
  else if (goneCount > 0) {
    const change = { [field]: changedMeals, lastModified: now, isManuallyModified: true }
    await updateAssignment(tx, current.date, change)
  }
  return current[field].filter((meal) => meal.id in meals && !isUnchanged(meal)).length
}
