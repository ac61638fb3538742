import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/**
 * Ticks for each item of a completed list; a household's order of aisles and the foods that it
 * always has.
 */
export const shopOrder: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .alterTable('completedShoppingLists')
      .addColumn('ticks', type.json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
    await db.schema
      .createTable('shopOrders')
      .addColumn('householdId', 'bigint', (c) =>
        c.primaryKey().references('households.id').onDelete('cascade'),
      )
      .addColumn('aisles', type.json, (c) => c.notNull())
      .addColumn('alwaysHave', type.json, (c) => c.notNull())
      .execute()
  },
}
