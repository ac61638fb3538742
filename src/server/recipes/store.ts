import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../domain/fields.ts'
import type { CookLogDay } from '../../domain/recipes/recipe-marks.ts'
import { deleteCounter, nextNumber } from '../db/counters.ts'
import { everyHousehold, type Household } from '../db/household.ts'
import { nextSlice } from '../db/next-slice.ts'
import { hasDeleted, hasFound } from '../db/row-results.ts'
import type { Db, NewHouseholdRow, NewRow, Row } from '../db/tables.ts'

type Written = NewRow<'recipes'>

/** The counter of the household's recipe numbers. */
export const recipeCounter = ({ id }: Household): string => `recipes of household ${id}`

/** The household's next recipe number. Call it in the transaction that inserts the recipe. */
export const nextRecipeNumber = (tx: Household, now: Instant): Promise<number> =>
  nextNumber(tx.db, recipeCounter(tx), now)

/** Deletes the counter of a household that is deleted: no row refers to the household by it. */
export const deleteRecipeCounter = (tx: Household): Promise<void> => deleteCounter(tx.db, recipeCounter(tx))

/** Columns that a change may set: not those of household, counter and clock. */
type Change = Partial<
  Omit<Written, 'id' | 'householdId' | 'userId' | 'globalId' | 'userSequence' | 'createdAt'>
>

/** The household's recipes that are not deleted. */
const inLibrary = (household: Household) => household.selectFrom('recipes').where('deletedAt', 'is', null)

/** Recipes a page: about five milliseconds of the embedded database. */
const PAGE = 500
/** A literal limit keeps the statement cached; a parameter would prepare it again each time. */
const onePage = sql.lit(PAGE)
/** Most attempts to read a library in pages while it changes. */
const MAX_ATTEMPTS = 3

/**
 * The whole library at one moment, newest first. Large ones are read in pages, between which other
 * calls are answered. A caller who has just read the ETag passes it.
 */
export async function recipesOf(household: Household, etag?: string): Promise<Row<'recipes'>[]> {
  // Inside a transaction pages would only block others for longer.
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !household.db.isTransaction; attempt += 1) {
    const known = attempt === 0 ? etag : undefined
    const rows = await readInPages(household, known ?? (await libraryETag(household)))
    if (rows) return rows
  }
  return newestFirst(household).execute()
}

const newestFirst = (household: Household) => inLibrary(household).selectAll().orderBy('userSequence', 'desc')

/** Undefined if the library has changed between two pages. */
async function readInPages(household: Household, etag: string): Promise<Row<'recipes'>[] | undefined> {
  let page = await newestFirst(household).limit(onePage).execute()
  if (page.length < PAGE) return page
  const rows = [...page]
  while (page.length === PAGE) {
    await nextSlice(household.id)
    page = await newestFirst(household)
      .where('userSequence', '<', rows.at(-1)?.userSequence ?? 0)
      .limit(onePage)
      .execute()
    rows.push(...page)
  }
  return (await libraryETag(household)) === etag ? rows : undefined
}

export async function recipeById(household: Household, id: number): Promise<Row<'recipes'> | undefined> {
  return inLibrary(household).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The latest recipe from this source. */
export async function recipeBySource(
  household: Household,
  source: string | null,
): Promise<Row<'recipes'> | undefined> {
  return inLibrary(household)
    .selectAll()
    .where('source', '=', source)
    .orderBy('userSequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The household's recipes with these ids, in any order. */
export async function recipesByIds(household: Household, ids: readonly number[]): Promise<Row<'recipes'>[]> {
  if (ids.length === 0) return []
  return inLibrary(household).selectAll().where('id', 'in', ids).execute()
}

/** The recipes linked in these recipes, at any depth, without deleted ones. */
export async function recipesUsedIn(
  household: Household,
  recipes: readonly Pick<Row<'recipes'>, 'id' | 'usedRecipes'>[],
): Promise<Row<'recipes'>[]> {
  const seen = new Set(recipes.map(({ id }) => id))
  const found: Row<'recipes'>[] = []
  for (let level = recipes; level.length > 0;) {
    const usedIds = level.flatMap(({ usedRecipes }) => usedRecipes.map(({ recipeId }) => recipeId))
    const ids = [...new Set(usedIds)].filter((id) => !seen.has(id))
    for (const id of ids) seen.add(id)
    const rows = await recipesByIds(household, ids)
    found.push(...rows)
    level = rows
  }
  return found
}

/** Which of these ids name recipes of the household. */
export async function knownRecipeIds(household: Household, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await inLibrary(household).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

export async function hasRecipes(household: Household): Promise<boolean> {
  return hasFound(inLibrary(household).select('id').limit(1))
}

export async function insertRecipe(
  tx: Household,
  recipe: Omit<Written, 'id' | 'householdId'>,
): Promise<Row<'recipes'>> {
  const row = await tx.insert('recipes', recipe)
  await renewLibraryETag(tx)
  return row
}

/** Changes a recipe; undefined when it is missing or newer than `seen`. */
export async function updateRecipe(
  tx: Household,
  id: number,
  change: Change,
  seen?: Instant,
): Promise<Row<'recipes'> | undefined> {
  const row = await tx
    .change('recipes', id, change)
    .where('deletedAt', 'is', null)
    .$if(seen !== undefined, (query) => query.where('updatedAt', '=', seen ?? ''))
    .executeTakeFirst()
  if (row) await renewLibraryETag(tx)
  return row
}

/** Restores a deleted recipe; one that is not deleted stays as it is. */
export async function restoreDeletedRecipe(tx: Household, id: number): Promise<Row<'recipes'> | undefined> {
  const row = await tx.change('recipes', id, { deletedAt: null }).executeTakeFirst()
  if (row) await renewLibraryETag(tx)
  return row
}

/** Removes recipes of all households that were deleted before then. */
export async function deleteRecipesDeletedBefore(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('recipes').where('deletedAt', '<', before).execute()
}

type NewCookLogEntry = NewHouseholdRow<'recipeMakings'>

/** The days on which a recipe was made, the latest first. */
export async function cookLogOf(household: Household, recipeId: number): Promise<CookLogDay[]> {
  return household
    .selectFrom('recipeMakings')
    .select('date')
    .where('recipeId', '=', recipeId)
    .orderBy('date', 'desc')
    .execute()
}

export async function insertCookLogEntry(tx: Household, entry: NewCookLogEntry): Promise<void> {
  await tx
    .insertInto('recipeMakings')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['householdId', 'recipeId', 'date']).doNothing())
    .execute()
}

export async function removeCookLogEntry(
  tx: Household,
  { recipeId, date }: Omit<NewCookLogEntry, 'userId'>,
): Promise<boolean> {
  return hasDeleted(tx.deleteFrom('recipeMakings').where('recipeId', '=', recipeId).where('date', '=', date))
}

/**
 * Renews the library's ETag. Call it in the transaction that changes the library. The ETag
 * is random, so that a library restored from a backup never repeats the one of other recipes.
 */
export async function renewLibraryETag(tx: Household): Promise<void> {
  const tag = randomUUID()
  await tx
    .insertInto('libraryTags')
    .values({ tag })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet({ tag }))
    .execute()
}

/** The library's ETag. Read it before the recipes, so that it is never newer. */
export async function libraryETag(household: Household): Promise<string> {
  const row = await household.selectFrom('libraryTags').select('tag').executeTakeFirst()
  return row?.tag ?? `untouched-${household.id}`
}
