import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Weeks of meals that a household keeps under a name. */
export const menus: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('menus')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('menuDays', type.json, (c) => c.notNull())
      .addColumn('lastModified', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('menusByHousehold').on('menus').column('householdId').execute()
  },
}
