import type { Instant } from '../../domain/instant.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

/** The planner's history shows this many actions; older ones stay stored until they are deleted. */
const MOST_SHOWN = 100

export async function actionsOf(db: Db, householdId: number): Promise<Row<'aiMealPlanningActions'>[]> {
  return db
    .selectFrom('aiMealPlanningActions')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export async function actionById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'aiMealPlanningActions'> | undefined> {
  return db
    .selectFrom('aiMealPlanningActions')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertAction(
  db: Db,
  householdId: number,
  action: Omit<NewRow<'aiMealPlanningActions'>, 'id' | 'householdId'>,
): Promise<number> {
  const { id } = await db
    .insertInto('aiMealPlanningActions')
    .values({ ...action, householdId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markReverted(
  db: Db,
  householdId: number,
  id: number,
  now: Instant,
): Promise<Row<'aiMealPlanningActions'>> {
  return db
    .updateTable('aiMealPlanningActions')
    .set({ revertedAt: now })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Answers whether there was such an action. */
export async function deleteAction(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('aiMealPlanningActions')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
