import type { Instant } from '../../../domain/fields.ts'
import type { Collection } from '../../../domain/recipes/collection.ts'
import type { SavedFilter } from '../../../domain/recipes/library-filter.ts'
import { sortByName } from '../../../domain/sort-by-name.ts'
import type { Household } from '../../db/household.ts'
import { hasFound, hasUpdated } from '../../db/row-results.ts'
import type { NewRow, Row } from '../../db/tables.ts'
import { DAY } from '../../durations.ts'
import { addMilliseconds } from '../../http/context.ts'

/** Tables whose rows have a name and can be restored for a while after they were deleted. */
type NamedTable = 'recipeCollections' | 'savedFilters'

const notDeleted = (household: Household, table: NamedTable) =>
  household
    .selectFrom(table as 'recipeCollections')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)

/** The names that are taken, with their ids; in our order, as databases differ (recipes 142). */
export async function namesIn(
  household: Household,
  table: NamedTable,
): Promise<{ id: number; name: string }[]> {
  return sortByName(await notDeleted(household, table).execute())
}

export async function hasCollection(household: Household, id: number): Promise<boolean> {
  return hasFound(notDeleted(household, 'recipeCollections').where('id', '=', id))
}

export async function renameCollection(tx: Household, id: number, name: string): Promise<void> {
  await tx.updateTable('recipeCollections').set({ name }).where('id', '=', id).execute()
}

/** Marks a row as deleted, or with null restores it; false if there is none. */
export async function setDeleted(
  tx: Household,
  table: NamedTable,
  id: number,
  deletedAt: Instant | null,
): Promise<boolean> {
  const rows = tx.updateTable(table as 'recipeCollections').set({ deletedAt })
  return hasUpdated(
    rows.where('id', '=', id).$if(deletedAt !== null, (query) => query.where('deletedAt', 'is', null)),
  )
}

/** How long a deleted row can be restored, as long as a deleted recipe. */
const KEPT_FOR = DAY

/** Deletes rows finally that can no longer be restored. */
export async function purgeDeleted(tx: Household, table: NamedTable, now: Instant): Promise<void> {
  await tx
    .deleteFrom(table as 'recipeCollections')
    .where('deletedAt', '<', addMilliseconds(now, -KEPT_FOR))
    .execute()
}

/** The collections by name, each with its recipes in the order in which they were added. */
export async function collectionsOf(household: Household): Promise<Collection[]> {
  const named = await namesIn(household, 'recipeCollections')
  const rows =
    named.length === 0
      ? []
      : await household
          .selectFrom('collectionRecipes')
          .select(['collectionId', 'recipeId'])
          .orderBy('createdAt')
          .orderBy('recipeId')
          .execute()
  const recipeIds = new Map<number, number[]>(named.map(({ id }) => [id, []]))
  for (const row of rows) recipeIds.get(row.collectionId)?.push(row.recipeId)
  return named.map((collection) => ({ ...collection, recipeIds: recipeIds.get(collection.id) ?? [] }))
}

export async function insertCollection(tx: Household, name: string, now: Instant): Promise<number> {
  const row = await tx
    .insertInto('recipeCollections')
    .values({ name, createdAt: now, deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Rows in one statement, which can have at most 32,766 values. */
const AT_ONCE = 500

export async function insertIntoCollection(
  tx: Household,
  collectionId: number,
  recipeIds: readonly number[],
  now: Instant,
): Promise<void> {
  for (let from = 0; from < recipeIds.length; from += AT_ONCE) {
    await tx
      .insertInto('collectionRecipes')
      .values(
        recipeIds.slice(from, from + AT_ONCE).map((recipeId) => ({ collectionId, recipeId, createdAt: now })),
      )
      .onConflict((conflict) => conflict.columns(['collectionId', 'recipeId']).doNothing())
      .execute()
  }
}

export async function deleteFromCollection(
  tx: Household,
  collectionId: number,
  recipeIds: readonly number[],
): Promise<void> {
  if (recipeIds.length === 0) return
  await tx
    .deleteFrom('collectionRecipes')
    .where('collectionId', '=', collectionId)
    .where('recipeId', 'in', recipeIds)
    .execute()
}

/** The saved filters of the household, by name. */
export async function savedFiltersOf(household: Household): Promise<SavedFilter[]> {
  const filters = household.selectFrom('savedFilters').select(['id', 'name', 'filter'])
  return sortByName(await filters.where('deletedAt', 'is', null).execute())
}

type NewSavedFilter = Omit<NewRow<'savedFilters'>, 'id' | 'householdId' | 'deletedAt'>

export async function insertSavedFilter(tx: Household, filter: NewSavedFilter): Promise<Row<'savedFilters'>> {
  return tx.insert('savedFilters', { ...filter, deletedAt: null })
}

/** Changes the name and content of a saved filter. */
export async function updateSavedFilter(
  tx: Household,
  id: number,
  change: Pick<NewSavedFilter, 'name' | 'filter'>,
): Promise<Row<'savedFilters'> | undefined> {
  return tx.change('savedFilters', id, change).executeTakeFirst()
}
