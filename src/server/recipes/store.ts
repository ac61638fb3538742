import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Instant } from '../../domain/fields.ts'
import { nextSlice } from '../db/in-slices.ts'
import { everyHousehold, type Household } from '../db/household.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'
import type { Making } from '../../domain/recipes/marks.ts'

type Written = NewRow<'recipes'>

/** What a change may name: all but what the household, the counter and the clock decide. */
type Change = Partial<
  Omit<Written, 'id' | 'householdId' | 'userId' | 'globalId' | 'userSequence' | 'createdAt'>
>

/** The recipes that a household sees: its own that are not deleted. */
const inLibrary = (household: Household) => household.selectFrom('recipes').where('deletedAt', 'is', null)

/** Recipes that are read at once: some five milliseconds of the embedded database. */
const PAGE = 500
/** Written into the statement: one whose limit is handed in is prepared anew each time. */
const onePage = sql.lit(PAGE)
/** How often a library is read in pages that changes meanwhile. */
const TRIES = 3

/**
 * The whole library as it was at one moment, newest first; a large one is read in pages, between
 * which others are answered. Who has just asked for its tag hands it in.
 */
export async function recipesOf(household: Household, tag?: string): Promise<Row<'recipes'>[]> {
  // Who holds a transaction keeps others waiting until it ends.
  for (let time = 0; time < TRIES && !household.db.isTransaction; time += 1) {
    const known = time === 0 ? tag : undefined
    const rows = await readInPages(household, known ?? (await libraryETag(household)))
    if (rows) return rows
  }
  return newestFirst(household).execute()
}

const newestFirst = (household: Household) => inLibrary(household).selectAll().orderBy('userSequence', 'desc')

/**
 * Undefined where the library is another than that of the tag, and so may have changed between two
 * pages.
 */
async function readInPages(household: Household, tag: string): Promise<Row<'recipes'>[] | undefined> {
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
  return (await libraryETag(household)) === tag ? rows : undefined
}

export async function recipeById(household: Household, id: number): Promise<Row<'recipes'> | undefined> {
  return inLibrary(household).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The recipe that came from there, the latest of several. */
export async function recipeFrom(
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

/** The recipes of these ids that the household has, in no order. */
export async function recipesByIds(household: Household, ids: readonly number[]): Promise<Row<'recipes'>[]> {
  if (ids.length === 0) return []
  return inLibrary(household).selectAll().where('id', 'in', ids).execute()
}

/** Which of these ids name recipes of the household. */
export async function knownRecipeIds(household: Household, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await inLibrary(household).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

export async function hasRecipes(household: Household): Promise<boolean> {
  const first = await inLibrary(household).select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

export async function insertRecipe(
  tx: Household,
  recipe: Omit<Written, 'id' | 'householdId'>,
): Promise<Row<'recipes'>> {
  const row = await tx.insertInto('recipes').values(recipe).returningAll().executeTakeFirstOrThrow()
  await renewLibraryETag(tx)
  return row
}

/**
 * Changes a recipe of the library; undefined when it is not there, or was written anew since it was
 * seen.
 */
export async function updateRecipe(
  tx: Household,
  id: number,
  change: Change,
  seen?: Instant,
): Promise<Row<'recipes'> | undefined> {
  const row = await tx
    .updateTable('recipes')
    .set(change)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(seen !== undefined, (query) => query.where('updatedAt', '=', seen ?? ''))
    .returningAll()
    .executeTakeFirst()
  if (row) await renewLibraryETag(tx)
  return row
}

/** Brings a recipe back that was deleted; one that is there stays as it is. */
export async function undeleteRecipe(tx: Household, id: number): Promise<Row<'recipes'> | undefined> {
  const row = await tx
    .updateTable('recipes')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await renewLibraryETag(tx)
  return row
}

/** Removes for good what any household deleted before this moment. */
export async function forgetDeletedRecipes(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('recipes').where('deletedAt', '<', before).execute()
}

type Kept = Omit<NewRow<'recipeMakings'>, 'householdId'>

/** The days on which a recipe was made, the latest first. */
export async function cookLogOf(household: Household, recipeId: number): Promise<Making[]> {
  return household
    .selectFrom('recipeMakings')
    .select('date')
    .where('recipeId', '=', recipeId)
    .orderBy('date', 'desc')
    .execute()
}

export async function insertCookLogEntry(tx: Household, making: Kept): Promise<void> {
  await tx
    .insertInto('recipeMakings')
    .values(making)
    .onConflict((conflict) => conflict.columns(['householdId', 'recipeId', 'date']).doNothing())
    .execute()
}

export async function removeCookLogEntry(
  tx: Household,
  { recipeId, date }: Omit<Kept, 'userId'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recipeMakings')
    .where('recipeId', '=', recipeId)
    .where('date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The household's library has changed: call it in the transaction that changes it. The word is
 * drawn, not counted, so that a library restored from a backup never meets a word that stood for
 * other recipes.
 */
export async function renewLibraryETag(tx: Household): Promise<void> {
  const tag = randomUUID()
  await tx
    .insertInto('libraryTags')
    .values({ tag })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet({ tag }))
    .execute()
}

/**
 * The word for the library as it is now; ask for it before the recipes, so that it is never newer
 * than they are.
 */
export async function libraryETag(household: Household): Promise<string> {
  const row = await household.selectFrom('libraryTags').select('tag').executeTakeFirst()
  return row?.tag ?? `untouched-${household.id}`
}
