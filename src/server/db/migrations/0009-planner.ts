import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/**
 * The planner's actions, so that they can be undone; ingredient lines that a family has confirmed;
 * who may eat what only 'may contain' an allergen.
 */
export const planner: Migration = {
  async up(db) {
    const type = column(db)
    const inHousehold = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('id', type.id, type.primaryKey)
        .addColumn('userId', 'bigint', (c) => c.notNull())

    await inHousehold('aiMealPlanningActions')
      .addColumn('actionDate', 'text', (c) => c.notNull())
      .addColumn('mealTypes', type.json, (c) => c.notNull())
      .addColumn('affectedDates', type.json, (c) => c.notNull())
      .addColumn('templateUsed', 'text')
      .addColumn('tagsApplied', type.json, (c) => c.notNull())
      .addColumn('generationParameters', type.json, (c) => c.notNull())
      .addColumn('originalState', type.json, (c) => c.notNull())
      .addColumn('newState', type.json, (c) => c.notNull())
      .addColumn('revertedAt', 'text')
      .execute()
    await db.schema
      .createIndex('planningActionsByHousehold')
      .on('aiMealPlanningActions')
      .columns(['householdId', 'id'])
      .execute()

    await inHousehold('confirmedIngredients')
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('contains', type.json, (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addUniqueConstraint('confirmedIngredientsByLine', ['householdId', 'line'])
      .execute()

    const allowance = (table: string, person: string) =>
      db.schema
        .createTable(table)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('personId', 'bigint', (c) => c.notNull().references(`${person}.id`).onDelete('cascade'))
        .addColumn('allergen', 'text', (c) => c.notNull())
        .addColumn('userId', 'bigint', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint(`${table}ByPerson`, ['personId', 'allergen'])
        .execute()
    await allowance('familyMayContain', 'familyMembers')
    await allowance('guestMayContain', 'guestDiners')
  },
}
