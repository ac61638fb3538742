import type { Db, NewRow, Row } from '../../db/tables.ts'

type Content = Pick<
  NewRow<'mealPlanningDays'>,
  'name' | 'isStandard' | 'breakfastMeals' | 'lunchMeals' | 'dinnerMeals' | 'snackMeals'
>
type Stamps = Pick<NewRow<'mealPlanningDays'>, 'userId' | 'isLocked' | 'lastModified'>

export async function templatesOf(db: Db, householdId: number): Promise<Row<'mealPlanningDays'>[]> {
  return db
    .selectFrom('mealPlanningDays')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('isStandard', 'desc')
    .orderBy('id')
    .execute()
}

export async function templateById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'mealPlanningDays'> | undefined> {
  return db
    .selectFrom('mealPlanningDays')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function hasTemplates(db: Db, householdId: number): Promise<boolean> {
  const first = await db
    .selectFrom('mealPlanningDays')
    .select('id')
    .where('householdId', '=', householdId)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

export async function insertTemplate(
  db: Db,
  householdId: number,
  template: Content & Stamps,
): Promise<Row<'mealPlanningDays'>> {
  return db
    .insertInto('mealPlanningDays')
    .values({ ...template, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a template that is not locked; answers nothing when it is locked or not there. */
export async function updateOpenTemplate(
  db: Db,
  householdId: number,
  id: number,
  change: Partial<Content> & { lastModified: string },
): Promise<Row<'mealPlanningDays'> | undefined> {
  return db
    .updateTable('mealPlanningDays')
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('isLocked', '=', false)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a template that is not locked, with its assignments; answers whether it did. */
export async function deleteOpenTemplate(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mealPlanningDays')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('isLocked', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function unlockTemplate(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'mealPlanningDays'> | undefined> {
  return db
    .updateTable('mealPlanningDays')
    .set({ isLocked: false, lockReason: null })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Locks a template and counts the days that it was applied to. */
export async function lockTemplate(
  db: Db,
  householdId: number,
  id: number,
  use: { days: number; reason: string },
): Promise<Row<'mealPlanningDays'> | undefined> {
  return db
    .updateTable('mealPlanningDays')
    .set((eb) => ({ isLocked: true, lockReason: use.reason, usageCount: eb('usageCount', '+', use.days) }))
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Counts days off again; a template that no day uses is unlocked, if use was the reason for its lock. */
export async function releaseTemplate(
  db: Db,
  householdId: number,
  id: number,
  use: { days: number; reason: string },
): Promise<void> {
  await db
    .updateTable('mealPlanningDays')
    .set((eb) => ({ usageCount: eb('usageCount', '-', use.days) }))
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('usageCount', '>=', use.days)
    .execute()
  await db
    .updateTable('mealPlanningDays')
    .set({ isLocked: false, lockReason: null })
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .where('usageCount', '=', 0)
    .where('lockReason', '=', use.reason)
    .execute()
}

export async function occasionsOf(
  db: Db,
  householdId: number,
): Promise<Row<'dateSpecificTemplateAssignments'>[]> {
  return db
    .selectFrom('dateSpecificTemplateAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('specificDate')
    .orderBy('id')
    .execute()
}

export async function insertOccasion(
  db: Db,
  householdId: number,
  occasion: Omit<NewRow<'dateSpecificTemplateAssignments'>, 'id' | 'householdId'>,
): Promise<Row<'dateSpecificTemplateAssignments'>> {
  return db
    .insertInto('dateSpecificTemplateAssignments')
    .values({ ...occasion, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function occasionById(
  db: Db,
  householdId: number,
  id: number,
): Promise<Row<'dateSpecificTemplateAssignments'> | undefined> {
  return db
    .selectFrom('dateSpecificTemplateAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateOccasion(
  db: Db,
  householdId: number,
  id: number,
  change: Partial<Omit<NewRow<'dateSpecificTemplateAssignments'>, 'id' | 'householdId' | 'userId'>>,
): Promise<Row<'dateSpecificTemplateAssignments'>> {
  return db
    .updateTable('dateSpecificTemplateAssignments')
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function weeklyAssignmentsOf(
  db: Db,
  householdId: number,
): Promise<Row<'weeklyTemplateAssignments'>[]> {
  return db
    .selectFrom('weeklyTemplateAssignments')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('dayOfWeek')
    .orderBy('id')
    .execute()
}

/** Stores the template of a weekday or of one meal time of it, in place of the one that is there. */
export async function putWeeklyAssignment(
  db: Db,
  householdId: number,
  assignment: Omit<NewRow<'weeklyTemplateAssignments'>, 'id' | 'householdId'>,
): Promise<Row<'weeklyTemplateAssignments'>> {
  const { userId, templateId } = assignment
  return db
    .insertInto('weeklyTemplateAssignments')
    .values({ ...assignment, householdId })
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'dayOfWeek', 'templateType']).doUpdateSet({ userId, templateId }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteTemplateAssignment(
  db: Db,
  householdId: number,
  table: 'dateSpecificTemplateAssignments' | 'weeklyTemplateAssignments',
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
