import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** What the page of a recipe said when it was last read. */
export const importedReadings: Migration = {
  async up(db) {
    await db.schema
      .createTable('importedReadings')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('recipeId', 'bigint', (c) => c.primaryKey().references('recipes.id').onDelete('cascade'))
      .addColumn('pageReading', column(db).json, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('importedReadingsByHousehold')
      .on('importedReadings')
      .column('householdId')
      .execute()
  },
}
