import type { Instant } from '../../domain/fields.ts'
import { hasDeleted } from '../db/row-results.ts'
import type { Household } from '../db/household.ts'
import type { NewRow, Row } from '../db/tables.ts'

/** The planner's history shows this many actions; older ones stay stored until they are deleted. */
const MAX_SHOWN = 100

export async function actionsOf(household: Household): Promise<Row<'aiMealPlanningActions'>[]> {
  return household
    .selectFrom('aiMealPlanningActions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

export async function actionById(
  household: Household,
  id: number,
): Promise<Row<'aiMealPlanningActions'> | undefined> {
  return household.selectFrom('aiMealPlanningActions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertAction(
  household: Household,
  action: Omit<NewRow<'aiMealPlanningActions'>, 'id' | 'householdId'>,
): Promise<number> {
  const { id } = await household
    .insertInto('aiMealPlanningActions')
    .values(action)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markReverted(
  household: Household,
  id: number,
  now: Instant,
): Promise<Row<'aiMealPlanningActions'>> {
  return household
    .updateTable('aiMealPlanningActions')
    .set({ revertedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False if there was no such action. */
export async function deleteAction(household: Household, id: number): Promise<boolean> {
  return hasDeleted(household.deleteFrom('aiMealPlanningActions').where('id', '=', id))
}
