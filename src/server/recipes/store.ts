import type { Db, NewRow, Row } from '../db/tables.ts'

type Content = Omit<
  NewRow<'recipes'>,
  'id' | 'householdId' | 'userId' | 'globalId' | 'userSequence' | 'createdAt' | 'updatedAt'
>

export async function recipesOf(db: Db, householdId: number): Promise<Row<'recipes'>[]> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('userSequence', 'desc')
    .execute()
}

export async function recipeById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'recipes'> | undefined> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The recipes of these ids that the household has, in no order. */
export async function recipesByIds(
  db: Db,
  householdId: number,
  ids: readonly number[],
): Promise<Row<'recipes'>[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', 'in', ids)
    .execute()
}

/** Which of these ids name recipes of the household. */
export async function knownRecipeIds(
  db: Db,
  householdId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('householdId', '=', householdId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function hasRecipes(db: Db, householdId: number): Promise<boolean> {
  const first = await db
    .selectFrom('recipes')
    .select('id')
    .where('householdId', '=', householdId)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

export async function insertRecipe(
  db: Db,
  householdId: number,
  recipe: Content &
    Pick<NewRow<'recipes'>, 'userId' | 'globalId' | 'userSequence' | 'createdAt' | 'updatedAt'>,
): Promise<Row<'recipes'>> {
  return db
    .insertInto('recipes')
    .values({ ...recipe, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateRecipe(
  db: Db,
  householdId: number,
  id: number,
  change: Partial<Content> & { updatedAt: string },
): Promise<Row<'recipes'> | undefined> {
  return db
    .updateTable('recipes')
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteRecipe(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recipes')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
