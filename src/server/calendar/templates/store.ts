import type { Household } from '../../db/household.ts'
import { hasDeleted, hasFound } from '../../db/row-results.ts'
import type { NewRow, Row } from '../../db/tables.ts'

type Content = Pick<
  NewRow<'mealPlanningDays'>,
  'name' | 'isStandard' | 'breakfastMeals' | 'lunchMeals' | 'dinnerMeals' | 'snackMeals'
>

export async function templatesOf(household: Household): Promise<Row<'mealPlanningDays'>[]> {
  return household
    .selectFrom('mealPlanningDays')
    .selectAll()
    .orderBy('isStandard', 'desc')
    .orderBy('id')
    .execute()
}

export const templateById = (household: Household, id: number) => household.byId('mealPlanningDays', id)

export async function hasTemplates(household: Household): Promise<boolean> {
  return hasFound(household.selectFrom('mealPlanningDays').select('id').limit(1))
}

/** Changes an unlocked template; undefined when it is locked or missing. */
export const updateOpenTemplate = (
  household: Household,
  id: number,
  change: Partial<Content> & { lastModified: string },
) => household.change('mealPlanningDays', id, change).where('isLocked', '=', false).executeTakeFirst()

/** Deletes an unlocked template with its assignments; false when it is locked or missing. */
export async function deleteOpenTemplate(household: Household, id: number): Promise<boolean> {
  return hasDeleted(
    household.deleteFrom('mealPlanningDays').where('id', '=', id).where('isLocked', '=', false),
  )
}

export const unlockTemplate = (household: Household, id: number) =>
  household.change('mealPlanningDays', id, { isLocked: false, lockReason: null }).executeTakeFirst()

/** Locks a template and counts the days that it was applied to. */
export async function lockTemplate(
  household: Household,
  id: number,
  use: { days: number; reason: string },
): Promise<Row<'mealPlanningDays'> | undefined> {
  return household
    .updateTable('mealPlanningDays')
    .set((eb) => ({ isLocked: true, lockReason: use.reason, usageCount: eb('usageCount', '+', use.days) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Uncounts a day; unlocks an unused template if use was the reason for its lock. */
export async function releaseTemplate(household: Household, id: number, lockReason: string): Promise<void> {
  await household
    .updateTable('mealPlanningDays')
    .set((eb) => ({ usageCount: eb('usageCount', '-', 1) }))
    .where('id', '=', id)
    .where('usageCount', '>', 0)
    .execute()
  await household
    .updateTable('mealPlanningDays')
    .set({ isLocked: false, lockReason: null })
    .where('id', '=', id)
    .where('usageCount', '=', 0)
    .where('lockReason', '=', lockReason)
    .execute()
}

export async function occasionsOf(household: Household): Promise<Row<'dateSpecificTemplateAssignments'>[]> {
  return household
    .selectFrom('dateSpecificTemplateAssignments')
    .selectAll()
    .orderBy('specificDate')
    .orderBy('id')
    .execute()
}

export const updateOccasion = (
  household: Household,
  id: number,
  change: Partial<Omit<NewRow<'dateSpecificTemplateAssignments'>, 'id' | 'householdId' | 'userId'>>,
) => household.change('dateSpecificTemplateAssignments', id, change).executeTakeFirstOrThrow()

export async function weeklyAssignmentsOf(household: Household): Promise<Row<'weeklyTemplateAssignments'>[]> {
  return household
    .selectFrom('weeklyTemplateAssignments')
    .selectAll()
    .orderBy('dayOfWeek')
    .orderBy('id')
    .execute()
}

/** Replaces the template of a weekday or of one of its meal times. */
export async function putWeeklyAssignment(
  household: Household,
  assignment: Omit<NewRow<'weeklyTemplateAssignments'>, 'id' | 'householdId'>,
): Promise<Row<'weeklyTemplateAssignments'>> {
  const { userId, templateId } = assignment
  return household
    .insertInto('weeklyTemplateAssignments')
    .values(assignment)
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'dayOfWeek', 'templateType']).doUpdateSet({ userId, templateId }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
