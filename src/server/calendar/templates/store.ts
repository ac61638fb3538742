import { hasDeleted, hasFound } from '../../db/row-results.ts'
import type { Household } from '../../db/household.ts'
import type { NewRow, Row } from '../../db/tables.ts'

type Content = Pick<
  NewRow<'mealPlanningDays'>,
  'name' | 'isStandard' | 'breakfastMeals' | 'lunchMeals' | 'dinnerMeals' | 'snackMeals'
>
type Stamps = Pick<NewRow<'mealPlanningDays'>, 'userId' | 'isLocked' | 'lastModified'>

export async function templatesOf(household: Household): Promise<Row<'mealPlanningDays'>[]> {
  return household
    .selectFrom('mealPlanningDays')
    .selectAll()
    .orderBy('isStandard', 'desc')
    .orderBy('id')
    .execute()
}

export async function templateById(
  household: Household,
  id: number,
): Promise<Row<'mealPlanningDays'> | undefined> {
  return household.selectFrom('mealPlanningDays').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hasTemplates(household: Household): Promise<boolean> {
  return hasFound(household.selectFrom('mealPlanningDays').select('id').limit(1))
}

export async function insertTemplate(
  household: Household,
  template: Content & Stamps,
): Promise<Row<'mealPlanningDays'>> {
  return household.insertInto('mealPlanningDays').values(template).returningAll().executeTakeFirstOrThrow()
}

/** Changes an unlocked template; undefined when it is locked or missing. */
export async function updateOpenTemplate(
  household: Household,
  id: number,
  change: Partial<Content> & { lastModified: string },
): Promise<Row<'mealPlanningDays'> | undefined> {
  return household
    .updateTable('mealPlanningDays')
    .set(change)
    .where('id', '=', id)
    .where('isLocked', '=', false)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes an unlocked template with its assignments; false when it is locked or missing. */
export async function deleteOpenTemplate(household: Household, id: number): Promise<boolean> {
  return hasDeleted(
    household.deleteFrom('mealPlanningDays').where('id', '=', id).where('isLocked', '=', false),
  )
}

export async function unlockTemplate(
  household: Household,
  id: number,
): Promise<Row<'mealPlanningDays'> | undefined> {
  return household
    .updateTable('mealPlanningDays')
    .set({ isLocked: false, lockReason: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

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

export async function insertOccasion(
  household: Household,
  occasion: Omit<NewRow<'dateSpecificTemplateAssignments'>, 'id' | 'householdId'>,
): Promise<Row<'dateSpecificTemplateAssignments'>> {
  return household
    .insertInto('dateSpecificTemplateAssignments')
    .values(occasion)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function occasionById(
  household: Household,
  id: number,
): Promise<Row<'dateSpecificTemplateAssignments'> | undefined> {
  return household
    .selectFrom('dateSpecificTemplateAssignments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateOccasion(
  household: Household,
  id: number,
  change: Partial<Omit<NewRow<'dateSpecificTemplateAssignments'>, 'id' | 'householdId' | 'userId'>>,
): Promise<Row<'dateSpecificTemplateAssignments'>> {
  return household
    .updateTable('dateSpecificTemplateAssignments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

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

export async function deleteTemplateAssignment(
  household: Household,
  table: 'dateSpecificTemplateAssignments' | 'weeklyTemplateAssignments',
  id: number,
): Promise<boolean> {
  return hasDeleted(household.deleteFrom(table).where('id', '=', id))
}
