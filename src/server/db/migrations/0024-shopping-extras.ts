import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Items that were added to a list by hand; they wait until a list is completed. */
export const shoppingExtras: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('shoppingExtras')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('itemId', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('quantity', 'double precision')
      .addColumn('unit', 'text', (c) => c.notNull())
      .addUniqueConstraint('shoppingExtrasByItem', ['householdId', 'itemId'])
      .execute()
  },
}
