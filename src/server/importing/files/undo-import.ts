/** Takes back what an import brought. What somebody changed since stays, and is told. */
import { mealFieldOf } from '../../../domain/calendar/meal.ts'
import { ImportResult } from '../../../domain/importing/household-import.ts'
import { unlockDays } from '../../calendar/lock-days.ts'
import { deleteAssignment, locksBetween, updateAssignment } from '../../calendar/store.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import { nextSlice } from '../../db/in-slices.ts'
import type { Household } from '../../db/household.ts'
import { deleteCompletedList } from '../../shopping/store.ts'
import type { BroughtMealStamp } from './bring-days.ts'
import { removeRows, rowsByIds, tablesWithIds } from './household-rows.ts'
import { hashOf } from './row-hash.ts'
import {
  deleteAllItems,
  deleteItems,
  type ImportItem,
  type ImportRow,
  itemsOf,
  updateImport,
} from './store.ts'

/** So many rows of a table are taken back together: whoever else writes waits for these. */
const ROWS_AT_ONCE = 40
/** And so many lists or meal times, each of which is looked at by itself. */
const DAYS_AT_ONCE = 4

/**
 * Takes back some things at a time, and forgets with them that they came: interrupted, it goes on
 * when somebody asks again.
 */
export async function undoImport(household: Household, row: ImportRow, now: string): Promise<ImportRow> {
  const items = await itemsOf(household, row.id)
  let kept = 0
  const takeBack = async (some: ImportItem[], atOnce: number, remove: Remove) => {
    for (let from = 0; from < some.length; from += atOnce) {
      await household.transaction(async (tx) => {
        await holdHousehold(tx)
        const slice = some.slice(from, from + atOnce)
        const stay = await remove(tx, slice, now)
        kept += stay.things
        const gone = slice.filter((item) => !stay.items.has(item)).map(({ id }) => id)
        if (gone.length > 0) await deleteItems(tx, row.id, gone)
      })
      await nextSlice(household.id)
    }
  }
  const ofKind = (kind: string) => items.filter((item) => item.kind === kind)
  await takeBack(ofKind('completedShoppingLists'), DAYS_AT_ONCE, removeLists)
  await takeBack(ofKind('meals'), DAYS_AT_ONCE, removeMeals)
  for (const table of tablesWithIds.toReversed())
    if (table !== 'completedShoppingLists')
      await takeBack(ofKind(table), ROWS_AT_ONCE, (tx, ...rest) => removeRows(tx, table, ...rest))
  const undone = await household.transaction(async (tx) => {
    const remarks =
      kept > 0
        ? [
            `${kept} things were changed since they came, so they stay: take them away yourself where you want to.`,
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

/** What stays because somebody changed it since it came: how many things, and which items they are of. */
interface Stay {
  things: number
  items: ReadonlySet<ImportItem>
}

type Remove = (tx: Household, items: ImportItem[], now: string) => Promise<Stay>

const removeLists: Remove = async (tx, items) => {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await rowsByIds(tx, 'completedShoppingLists', ids)
  const stay = new Set<ImportItem>()
  for (const item of items) {
    const current = rows.get(item.itemId)
    if (!current) continue
    if (hashOf(current) === item.stamp) {
      const deleted = await deleteCompletedList(tx, item.itemId)
      if (deleted) await unlockDays(tx, deleted.lockId)
    } else stay.add(item)
  }
  return { things: stay.size, items: stay }
}

const removeMeals: Remove = async (tx, items, now) => {
  const stay = new Set<ImportItem>()
  let things = 0
  for (const item of items) {
    const kept = await removeMealsOf(tx, item, now)
    things += kept
    if (kept > 0) stay.add(item)
  }
  return { things, items: stay }
}

/** Takes back the meals of one meal time, and answers how many of them stay. */
async function removeMealsOf(tx: Household, item: ImportItem, now: string): Promise<number> {
  const { slot, meals } = JSON.parse(item.stamp ?? '{"meals":{}}') as BroughtMealStamp
  const current = await tx
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('id', '=', item.itemId)
    .executeTakeFirst()
  if (!current) return 0
  const ours = Object.keys(meals).length
  const field = mealFieldOf[slot]
  const isOurs = (meal: { id: string }) => meals[meal.id] === hashOf(meal)
  const stay = current[field].filter((meal) => !isOurs(meal))
  const gone = current[field].length - stay.length
  const isLockedDay = (await locksBetween(tx, { start: current.date, end: current.date })).length > 0
  if (isLockedDay) return ours
  const left = { ...current, [field]: stay }
  const isEmpty = Object.values(mealFieldOf).every((one) => left[one].length === 0) && !current.isSkipped
  if (isEmpty) await deleteAssignment(tx, current.date)
  else if (gone > 0) {
    const change = { [field]: stay, lastModified: now, isManuallyModified: true }
    await updateAssignment(tx, current.date, change)
  }
  return current[field].filter((meal) => meal.id in meals && !isOurs(meal)).length
}
