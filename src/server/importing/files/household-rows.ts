/**
 * Access to rows of any table of a household by the table's name, since exports and imports treat
 * all tables alike (decision 0024).
 */
import { type FullFormatTable, fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import type { Household, HouseholdSelect } from '../../db/household.ts'
import { renewLibraryETag } from '../../recipes/store.ts'
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

/**
 * Deletes imported rows that nobody has changed, and returns the items of the others. Recipes are
 * deleted as by a person, so they can be restored for a day.
 */
export async function removeRows(
  tx: Household,
  table: FullFormatTable,
  items: readonly ImportItem[],
  now: string,
): Promise<{ things: number; items: ReadonlySet<ImportItem> }> {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await rowsByIds(tx, table, ids)
  const current = items.filter(({ itemId }) => rows.has(itemId))
  const keptItems = new Set(current.filter(({ itemId, stamp }) => rowHash(rows.get(itemId) ?? {}) !== stamp))
  const goneItems = current.filter((item) => !keptItems.has(item)).map(({ itemId }) => itemId)
  if (goneItems.length > 0 && table === 'recipes') {
    await tx.updateTable('recipes').set({ deletedAt: now }).where('id', 'in', goneItems).execute()
    await renewLibraryETag(tx)
  } else if (goneItems.length > 0) {
    await tx
      .deleteFrom(table as 'recipes')
      .where('id', 'in', goneItems)
      .execute()
  }
  return { things: keptItems.size, items: keptItems }
}
