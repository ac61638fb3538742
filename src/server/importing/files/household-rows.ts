/**
 * Access to rows of any table of a household by the table's name, since exports and imports treat
 * all tables alike (decision 0024).
 */

import { mealFieldOf } from '../../../domain/calendar/meal.ts'
import { type FullFormatTable, fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import type { Household, HouseholdSelect } from '../../db/household.ts'
import type { PeopleTable } from '../../household/store.ts'
import { renewLibraryETag } from '../../recipes/store.ts'
import { isPeopleTable } from './fill-person.ts'
import { tableRules } from './household-tables.ts'
import { rowHash } from './row-hash.ts'
import type { ImportItem } from './store.ts'

const AT_ONCE = 500

/** Tables whose rows are marked as deleted first, and removed later. */
const deletable: ReadonlySet<FullFormatTable> = new Set(['recipes', 'recipeCollections', 'savedFilters'])

/** The rows of a table without deleted ones and removed people. */
export function visibleRows(household: Household, table: FullFormatTable): HouseholdSelect<'recipes'> {
  const rows = household.selectFrom(table as 'recipes')
  const { removedIn } = tableRules[table]
  if (deletable.has(table)) return rows.where('deletedAt', 'is', null)
  if (!removedIn) return rows
  const removed = household.selectFrom(removedIn).select('personId')
  return rows.where('id', 'not in', removed)
}

/** The rows with these ids, by id. */
export async function rowsByIds(
  household: Household,
  table: FullFormatTable,
  ids: readonly number[],
): Promise<Map<number, object>> {
  const found = new Map<number, object>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await visibleRows(household, table)
      .selectAll()
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** The tables whose rows have ids: an import stores an item for each row that it writes. */
export const tablesWithIds = fullFormatTables.filter((table) => tableRules[table].hasId)

/** When an import was made, and when it is undone. */
export interface UndoTimes {
  importedAt: string
  now: string
}

/**
 * Deletes imported rows that nobody has changed since, and to which no row refers that the import
 * did not write; returns the items of those that stay. Call it for the latest rows first. Recipes,
 * collections and filters are deleted as by a person, who can restore them for a day.
 */
export async function removeRows(
  tx: Household,
  table: FullFormatTable,
  items: readonly ImportItem[],
  times: UndoTimes,
): Promise<{ things: number; items: ReadonlySet<ImportItem> }> {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await rowsByIds(tx, table, ids)
  const current = items.filter(({ itemId }) => rows.has(itemId))
  const named = await idsNamedSince(tx, table, [...rows.keys()], times.importedAt)
  const isKept = ({ itemId, stamp }: ImportItem) =>
    named.has(itemId) || rowHash(rows.get(itemId) ?? {}) !== stamp
  const keptItems = new Set(current.filter(isKept))
  const goneItems = current.filter((item) => !keptItems.has(item)).map(({ itemId }) => itemId)
  if (goneItems.length > 0 && deletable.has(table)) {
    await tx
      .updateTable(table as 'recipes')
      .set({ deletedAt: times.now })
      .where('id', 'in', goneItems)
      .execute()
    if (table === 'recipes') await renewLibraryETag(tx)
  } else if (goneItems.length > 0) {
    await tx
      .deleteFrom(table as 'recipes')
      .where('id', 'in', goneItems)
      .execute()
  }
  return { things: keptItems.size, items: keptItems }
}

/** To which of these rows a row refers that the import did not write. */
async function idsNamedSince(
  tx: Household,
  table: FullFormatTable,
  ids: readonly number[],
  importedAt: string,
): Promise<ReadonlySet<number>> {
  // A deleted recipe can be restored, so rows may still refer to it.
  if (table === 'recipes' || ids.length === 0) return new Set()
  const named = isPeopleTable(table) ? await dinersIn(tx, table) : new Set<number>()
  for (const other of fullFormatTables) {
    const { references = {}, hasId } = tableRules[other]
    for (const column of Object.keys(references).filter((reference) => references[reference] === table)) {
      const rows = tx.selectFrom(other as 'collectionRecipes').where(column as 'collectionId', 'in', ids)
      // Rows without ids are no items of an import, so only their age tells who wrote them.
      const since = hasId ? rows : rows.where('createdAt', '>', importedAt)
      const found = await since.select(column as 'collectionId').execute()
      for (const row of found) named.add(Number(Object.values(row)[0]))
    }
  }
  return named
}

/** The people who are named at a meal of a day, a template or a menu. */
async function dinersIn(tx: Household, table: PeopleTable): Promise<Set<number>> {
  const field = table === 'familyMembers' ? 'dinerIds' : 'guestIds'
  const ids = new Set<number>()
  for (const planned of ['calendarAssignments', 'mealPlanningDays'] as const) {
    const rows = await tx
      .selectFrom(planned as 'mealPlanningDays')
      .select(Object.values(mealFieldOf))
      .execute()
    for (const row of rows)
      for (const meal of Object.values(row).flat()) for (const id of meal[field] ?? []) ids.add(id)
  }
  for (const { menuDays } of await tx.selectFrom('menus').select('menuDays').execute())
    for (const meal of menuDays.flatMap((day) => Object.values(day).flat()))
      for (const id of meal[field] ?? []) ids.add(id)
  return ids
}
