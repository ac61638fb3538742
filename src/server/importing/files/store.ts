import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { everyHousehold, type Household } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'
import { Interrupted } from './interrupted.ts'

export type ImportRow = Row<'householdImports'>
export type ImportItem = Row<'householdImportItems'>
/** An item before it is inserted. */
export type NewItem = Pick<ImportItem, 'importId' | 'kind' | 'itemId' | 'sourceKey' | 'stamp'>
type ImportChange = Partial<Omit<NewRow<'householdImports'>, 'householdId' | 'id'>>

/** Most imports that are listed. */
const MAX_LISTED = 20
/** Most rows that maintenance handles at a time, so that a start does not wait long for it. */
const MAX_AT_ONCE = 200

export async function importsOf(household: Household): Promise<ImportRow[]> {
  return household
    .selectFrom('householdImports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/** The names of uploaded files that the household's imports still have. */
export async function importFileNames(household: Household): Promise<string[]> {
  const rows = await household
    .selectFrom('householdImports')
    .select('storedAs')
    .where('storedAs', '!=', '')
    .execute()
  return rows.map((row) => row.storedAs)
}

/** Changes an import; undefined where it is missing or no longer in the expected state. */
export async function updateImport(
  household: Household,
  id: number,
  change: ImportChange,
  from?: ImportRow['state'],
): Promise<ImportRow | undefined> {
  let query = household.change('householdImports', id, change)
  if (from !== undefined) query = query.where('state', '=', from)
  return query.executeTakeFirst()
}

/**
 * Changes a running import; throws `Interrupted` if another process has made progress since this
 * row was read. Call it in the transaction that writes the slice.
 */
export async function updateRunningImport(
  tx: Household,
  row: ImportRow,
  change: ImportChange,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('householdImports')
    .set(change)
    .where('id', '=', row.id)
    .where('state', '=', 'running')
    .where('progress', '=', row.progress)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Interrupted()
}

/** Stores the progress in the transaction that writes a slice. */
export async function saveProgress(
  tx: Household,
  row: ImportRow,
  result: ImportResult,
  slice: { done?: number; progress?: number; keepsNumbers?: boolean } = {},
): Promise<void> {
  const change = {
    ...slice,
    done: row.done + (slice.done ?? 0),
    progress: row.progress + (slice.progress ?? 1),
  }
  // There is progress, so earlier attempts no longer count.
  await updateRunningImport(tx, row, { ...change, result: JSON.stringify(result), attempts: 1 })
  Object.assign(row, change)
}

/** Interrupted imports of all households, for the start of a process. */
export async function interruptedImports(db: Db): Promise<ImportRow[]> {
  return everyHousehold(db)
    .selectFrom('householdImports')
    .selectAll()
    .where('state', 'in', ['reading', 'running'])
    .execute()
}

/**
 * Imports of all households that ended, were begun before this moment and still have their file.
 */
export async function finishedImportsWithFile(db: Db, before: string): Promise<ImportRow[]> {
  return everyHousehold(db)
    .selectFrom('householdImports')
    .selectAll()
    .where('state', 'in', ['done', 'failed', 'undone'])
    .where('storedAs', '!=', '')
    .where('createdAt', '<', before)
    .limit(MAX_AT_ONCE)
    .execute()
}

/** Imports of all households that have waited for a decision since before this moment. */
export async function readyImportsBefore(db: Db, before: string): Promise<ImportRow[]> {
  return everyHousehold(db)
    .selectFrom('householdImports')
    .selectAll()
    .where('state', '=', 'ready')
    .where('createdAt', '<', before)
    .limit(MAX_AT_ONCE)
    .execute()
}

export async function insertItems(tx: Household, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return
  await tx.insertInto('householdImportItems').values(items).execute()
}

/** Stores the hash of an imported row that the import has changed again. */
export async function restampItem(tx: Household, id: number, stamp: string): Promise<void> {
  await tx.updateTable('householdImportItems').set({ stamp }).where('id', '=', id).execute()
}

/** Items that are read or deleted at a time, as an import may have 200,000. */
const ITEMS_AT_ONCE = 200

/** The items of an import, the earliest first; read in slices. */
export async function itemsOf(household: Household, importId: number): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for (;;) {
    const page = await household
      .selectFrom('householdImportItems')
      .selectAll()
      .where('importId', '=', importId)
      .where('id', '>', items.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(ITEMS_AT_ONCE)
      .execute()
    items.push(...page)
    if (page.length < ITEMS_AT_ONCE) return items
    await nextSlice(household.id)
  }
}

/** The last items of an import with lower ids than `before`, the latest first. */
export async function itemsBefore(
  household: Household,
  importId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<ImportItem[]> {
  return household
    .selectFrom('householdImportItems')
    .selectAll()
    .where('importId', '=', importId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(ITEMS_AT_ONCE)
    .execute()
}

export async function deleteItems(
  household: Household,
  importId: number,
  ids: readonly number[],
): Promise<void> {
  await household
    .deleteFrom('householdImportItems')
    .where('importId', '=', importId)
    .where('id', 'in', ids)
    .execute()
}

/** Deletes all items of an import, in slices. */
export async function deleteAllItems(household: Household, importId: number): Promise<void> {
  for (;;) {
    const page = await household
      .selectFrom('householdImportItems')
      .select('id')
      .where('importId', '=', importId)
      .limit(ITEMS_AT_ONCE)
      .execute()
    if (page.length === 0) return
    await deleteItems(
      household,
      importId,
      page.map(({ id }) => id),
    )
    await nextSlice(household.id)
  }
}
