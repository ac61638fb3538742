import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Rules for the planner that a household keeps for all its plans. */
export const keptRules: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('planRules')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('rule', type.json, (c) => c.notNull())
      .addColumn('offWeeks', type.json, (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('planRulesByHousehold').on('planRules').column('householdId').execute()
  },
}
