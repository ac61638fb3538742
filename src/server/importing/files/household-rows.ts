/** Rows of any table of a household by the name of the table: moving reads and writes all of them alike (decision 0024). */
import { type FullFormatTable, fullFormatTables } from '../../../domain/importing/full-format.ts'
import type { Db } from '../../db/tables.ts'
import { renewLibraryETag } from '../../recipes/library-etag.ts'
import { tableRules } from './household-tables.ts'
import { hashOf } from './row-hash.ts'
import type { ImportItem } from './store.ts'

const AT_ONCE = 500

/** The rows of a table that the household sees: neither recipes that are deleted nor people who are removed. */
export function seenRows(db: Db, householdId: number, table: FullFormatTable) {
  const rows = db.selectFrom(table as 'recipes').where('householdId', '=', householdId)
  const { removedIn } = tableRules[table]
  if (table === 'recipes') return rows.where('deletedAt', 'is', null)
  if (!removedIn) return rows
  const removed = db.selectFrom(removedIn).select('personId').where('householdId', '=', householdId)
  return rows.where('id', 'not in', removed)
}

/** The rows of these ids, by id. */
export async function rowsByIds(
  db: Db,
  householdId: number,
  table: FullFormatTable,
  ids: readonly number[],
): Promise<Map<number, object>> {
  const found = new Map<number, object>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await seenRows(db, householdId, table)
      .selectAll()
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Removes what came as rows of their own, the last table first; rows that are no longer as they came stay. */
export async function removeBroughtRows(
  tx: Db,
  householdId: number,
  items: readonly ImportItem[],
  now: string,
): Promise<{ removed: number; kept: number }> {
  const sum = { removed: 0, kept: 0 }
  for (const table of fullFormatTables.toReversed()) {
    const brought = items.filter(({ kind }) => kind === table)
    if (brought.length === 0 || table === 'completedShoppingLists' || !tableRules[table].hasId) continue
    const ids = brought.map(({ itemId }) => itemId)
    const rows = await rowsByIds(tx, householdId, table, ids)
    const current = brought.filter(({ itemId }) => rows.has(itemId))
    const same = current.filter(({ itemId, stamp }) => hashOf(rows.get(itemId) ?? {}) === stamp)
    sum.kept += current.length - same.length
    sum.removed += same.length
    await remove(
      tx,
      householdId,
      table,
      same.map(({ itemId }) => itemId),
      now,
    )
  }
  return sum
}

/** Recipes go as a person deletes them: they can still be brought back for a day. */
async function remove(
  tx: Db,
  householdId: number,
  table: FullFormatTable,
  ids: readonly number[],
  now: string,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    if (table === 'recipes') {
      await tx
        .updateTable('recipes')
        .set({ deletedAt: now })
        .where('householdId', '=', householdId)
        .where('id', 'in', some)
        .execute()
    } else {
      await tx
        .deleteFrom(table as 'recipes')
        .where('householdId', '=', householdId)
        .where('id', 'in', some)
        .execute()
    }
  }
  if (table === 'recipes' && ids.length > 0) await renewLibraryETag(tx, householdId)
}
