import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/**
 * The list in the making, one a household, and what a completed list remembers of the one that it
 * was made from.
 */
export const openLists: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('openLists')
      .addColumn('householdId', 'bigint', (c) =>
        c.primaryKey().references('households.id').onDelete('cascade'),
      )
      .addColumn('listId', 'text', (c) => c.notNull())
      .addColumn('basis', 'integer', (c) => c.notNull())
      .addColumn('startDate', 'text', (c) => c.notNull())
      .addColumn('endDate', 'text', (c) => c.notNull())
      .addColumn('madeAt', 'text', (c) => c.notNull())
      .addColumn('items', type.json, (c) => c.notNull())
      .addColumn('origins', type.json, (c) => c.notNull())
      .addColumn('foods', type.json, (c) => c.notNull())
      .addColumn('meals', 'text')
      .addColumn('plannedLines', type.json)
      .addColumn('edits', type.json, (c) => c.notNull())
      .execute()
    await db.schema.alterTable('completedShoppingLists').addColumn('madeFrom', 'text').execute()
    await db.schema
      .alterTable('completedShoppingLists')
      .addColumn('byHand', type.json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
  },
}
