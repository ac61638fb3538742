import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Day templates, and the weekdays and dates that use them. */
export const templates: Migration = {
  async up(db) {
    const type = column(db)
    const household = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('id', type.id, type.primaryKey)
        .addColumn('userId', 'bigint', (c) => c.notNull())

    await household('mealPlanningDays')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('isStandard', type.boolean, (c) => c.notNull())
      .addColumn('breakfastMeals', type.json, (c) => c.notNull())
      .addColumn('lunchMeals', type.json, (c) => c.notNull())
      .addColumn('dinnerMeals', type.json, (c) => c.notNull())
      .addColumn('snackMeals', type.json, (c) => c.notNull())
      .addColumn('isLocked', type.boolean, (c) => c.notNull())
      .addColumn('lockReason', 'text')
      .addColumn('lastModified', 'text', (c) => c.notNull())
      .addColumn('usageCount', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()

    const assignments = (name: string) =>
      household(name).addColumn('templateId', 'bigint', (c) =>
        c.notNull().references('mealPlanningDays.id').onDelete('cascade'),
      )
    await assignments('dateSpecificTemplateAssignments')
      .addColumn('specificDate', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('notes', 'text')
      .addColumn('isRecurring', type.boolean, (c) => c.notNull())
      .execute()
    await assignments('weeklyTemplateAssignments')
      .addColumn('dayOfWeek', 'integer', (c) => c.notNull())
      .addColumn('templateType', 'text', (c) => c.notNull())
      .addUniqueConstraint('weeklyAssignmentsByDay', ['householdId', 'dayOfWeek', 'templateType'])
      .execute()

    await db.schema
      .createIndex('templatesByHousehold')
      .on('mealPlanningDays')
      .columns(['householdId', 'id'])
      .execute()
    await db.schema
      .createIndex('occasionsByDate')
      .on('dateSpecificTemplateAssignments')
      .columns(['householdId', 'specificDate'])
      .execute()
    // Deleting a template looks up what uses it.
    for (const table of ['dateSpecificTemplateAssignments', 'weeklyTemplateAssignments']) {
      await db.schema.createIndex(`${table}ByTemplate`).on(table).column('templateId').execute()
    }
  },
}
