import type { Instant } from '../../domain/fields.ts'
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

export const markReverted = (household: Household, id: number, now: Instant) =>
  household.change('aiMealPlanningActions', id, { revertedAt: now }).executeTakeFirstOrThrow()
