/** Writes another program's shopping lists as completed lists of one day each. */

import { isLocked } from '../../../domain/calendar/lock.ts'
import { addDays, type Day } from '../../../domain/day.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { lockDays } from '../../calendar/lock-days.ts'
import { locksBetween } from '../../calendar/store.ts'
import type { Household } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { ImportedPlan } from './import-days.ts'
import { addRemark, type RecipeImporter } from './import-recipes.ts'
import { Interrupted } from './interrupted.ts'
import { rowHash } from './row-hash.ts'
import { insertItems, saveProgress } from './store.ts'
import { nextLists, type ReadList } from './upload-tasks.ts'

const MAX_DAYS_BACK = 366
/** Lists of the same name that a new one is compared with, the latest first. */
const LISTS_COMPARED = 50

/**
 * Writes each list to the day on which it was made, or to the nearest earlier day that is not
 * locked, since a completed list locks its days.
 */
export async function importLists(importer: RecipeImporter, plan: ImportedPlan): Promise<void> {
  const writtenKeys = new Set(plan.items.map(({ sourceKey }) => sourceKey))
  for (;;) {
    const lists = await plan.runTask(nextLists, undefined)
    if (lists.length === 0) break
    const toWrite = lists.filter(({ key, items }) => items.length > 0 && !writtenKeys.has(key))
    if (toWrite.length > 0) {
      if (plan.isStopping()) throw new Interrupted()
      await importer.household.transaction(async (tx) => {
        await lockHousehold(tx)
        for (const list of toWrite) await writeList(tx, importer, list, plan)
        await saveProgress(tx, plan.row, plan.result)
      })
    }
    await nextSlice(importer.household.id)
  }
}

async function writeList(
  tx: Household,
  { user, now, today }: RecipeImporter,
  list: ReadList,
  plan: ImportedPlan,
): Promise<void> {
  const name = list.name.trim().slice(0, 200) || 'Shopping list'
  const items = list.items.map((item, at) => itemOf(item, at, plan))
  if (await isKnownList(tx, name, items)) {
    plan.result.skipped += 1
    return
  }
  const day = await openDayBefore(tx, list.date ?? today)
  if (day === null) {
    addRemark(plan.result, `The list ${list.name} found no open day and stayed behind.`)
    return
  }
  const lockId = await lockDays(tx, { start: day, end: day }, { reason: `Shopping list: ${name}`, now })
  const row = await tx.insert('completedShoppingLists', {
    name,
    startDate: day,
    endDate: day,
    items,
    userId: user.id,
    lockId,
    completedAt: now,
  })
  await insertItems(tx, [
    {
      importId: plan.row.id,
      kind: 'completedShoppingLists',
      itemId: row.id,
      sourceKey: list.key,
      stamp: rowHash(row),
    },
  ])
  plan.result.lists += 1
}

/**
 * Whether a completed list of that name has the same items. A file that is imported twice brings no
 * list twice, not even on another day because its own is locked by then (importing 99).
 */
async function isKnownList(tx: Household, name: string, items: readonly ShoppingItem[]): Promise<boolean> {
  const comparableItems = (list: readonly ShoppingItem[]) =>
    JSON.stringify(list.map((item) => [item.name, item.quantity, item.unit]))
  const sameName = await tx
    .selectFrom('completedShoppingLists')
    .select('items')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(LISTS_COMPARED)
    .execute()
  return sameName.some((list) => comparableItems(list.items) === comparableItems(items))
}

async function openDayBefore(tx: Household, day: Day): Promise<Day | null> {
  const start = addDays(day, -MAX_DAYS_BACK)
  const locks = await locksBetween(tx, { start, end: day })
  for (let candidate = day; candidate >= start; candidate = addDays(candidate, -1)) {
    if (!isLocked(candidate, locks)) return candidate
  }
  return null
}

type ImportedItem = ReadList['items'][number]

function itemOf(item: ImportedItem, at: number, { idOf }: ImportedPlan): ShoppingItem {
  const quantity = item.quantity === null ? null : Math.min(1_000_000, Math.max(0, item.quantity))
  return {
    id: `brought-${at + 1}`,
    name: item.name.trim().slice(0, 300),
    category: item.category,
    quantity,
    unit: item.unit.slice(0, 100),
    isChecked: item.isChecked,
    recipeIds: item.recipeKeys.flatMap((key) => idOf(key) ?? []).slice(0, 500),
  }
}
