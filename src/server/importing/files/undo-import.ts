/** Takes back what an import brought. What somebody changed since stays, and is told. */
import { mealFieldOf } from '../../../domain/calendar/meal.ts'
import { ImportResult } from '../../../domain/importing/household-import.ts'
import { unlockDays } from '../../calendar/lock-days.ts'
import { deleteAssignment, locksBetween, updateAssignment } from '../../calendar/store.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import type { Db } from '../../db/tables.ts'
import { deleteCompletedList } from '../../shopping/store.ts'
import type { BroughtMealStamp } from './bring-days.ts'
import { removeBroughtRows, rowsByIds } from './household-rows.ts'
import { hashOf } from './row-hash.ts'
import { deleteItems, type ImportItem, type ImportRow, itemsOf, updateImport } from './store.ts'

interface Taken {
  removed: number
  kept: number
}

/** One transaction: either everything that can go is gone, or nothing. */
export async function undoImport(db: Db, row: ImportRow, now: string): Promise<ImportRow> {
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, row.householdId)
    const items = await itemsOf(tx, row.householdId, row.id)
    const taken: Taken = { removed: 0, kept: 0 }
    const ofKind = (kind: string) => items.filter((item) => item.kind === kind)
    await removeLists(tx, row.householdId, ofKind('completedShoppingLists'), taken)
    for (const item of ofKind('meals')) await removeMeals(tx, row.householdId, item, taken, now)
    await removeRows(tx, row.householdId, items, taken, now)
    await deleteItems(tx, row.householdId, row.id)
    const remarks =
      taken.kept > 0
        ? [
            `${taken.kept} things were changed since they came, so they stay: take them away yourself where you want to.`,
          ]
        : []
    const before = row.result === null ? null : ImportResult.parse(JSON.parse(row.result))
    const result = JSON.stringify({
      ...(before ?? { recipes: 0, photos: 0, missedPhotos: 0, meals: 0, lists: 0, others: 0, skipped: 0 }),
      remarks,
    })
    const undone = await updateImport(tx, row.householdId, row.id, { state: 'undone', result })
    return undone ?? row
  })
}

async function removeLists(tx: Db, householdId: number, items: ImportItem[], taken: Taken): Promise<void> {
  const rows = await rowsByIds(
    tx,
    householdId,
    'completedShoppingLists',
    items.map(({ itemId }) => itemId),
  )
  for (const item of items) {
    const current = rows.get(item.itemId)
    if (!current) continue
    if (hashOf(current) !== item.stamp) taken.kept += 1
    else {
      const deleted = await deleteCompletedList(tx, householdId, item.itemId)
      if (deleted) await unlockDays(tx, householdId, deleted.lockId)
      taken.removed += 1
    }
  }
}

async function removeMeals(
  tx: Db,
  householdId: number,
  item: ImportItem,
  taken: Taken,
  now: string,
): Promise<void> {
  const { slot, meals } = JSON.parse(item.stamp ?? '{"meals":{}}') as BroughtMealStamp
  const current = await tx
    .selectFrom('calendarAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', item.itemId)
    .executeTakeFirst()
  if (!current) return
  const ours = Object.keys(meals).length
  const field = mealFieldOf[slot]
  const isOurs = (meal: { id: string }) => meals[meal.id] === hashOf(meal)
  const stay = current[field].filter((meal) => !isOurs(meal))
  const gone = current[field].length - stay.length
  const isLockedDay =
    (await locksBetween(tx, householdId, { start: current.date, end: current.date })).length > 0
  if (isLockedDay) {
    taken.kept += ours
    return
  }
  taken.removed += gone
  taken.kept += current[field].filter((meal) => meal.id in meals && !isOurs(meal)).length
  const left = { ...current, [field]: stay }
  const isEmpty = Object.values(mealFieldOf).every((one) => left[one].length === 0) && !current.isSkipped
  if (isEmpty) await deleteAssignment(tx, householdId, current.date)
  else if (gone > 0) {
    const change = { [field]: stay, lastModified: now, isManuallyModified: true }
    await updateAssignment(tx, householdId, current.date, change)
  }
}

async function removeRows(
  tx: Db,
  householdId: number,
  items: ImportItem[],
  taken: Taken,
  now: string,
): Promise<void> {
  const { removed, kept } = await removeBroughtRows(tx, householdId, items, now)
  taken.removed += removed
  taken.kept += kept
}
