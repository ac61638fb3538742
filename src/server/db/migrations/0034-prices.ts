import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** The currency of a household that writes prices down, and what each food cost last in a shop. */
export const prices: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema.alterTable('shopOrders').addColumn('currency', 'text').execute()
    await db.schema
      .createTable('foodPrices')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('shopId', 'text', (c) => c.notNull())
      .addColumn('food', 'text', (c) => c.notNull())
      .addColumn('minor', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('quantity', 'double precision')
      .addColumn('unit', 'text', (c) => c.notNull())
      .addColumn('saidAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('foodPricesByFood')
      .on('foodPrices')
      .columns(['householdId', 'shopId', 'food'])
      .unique()
      .execute()
  },
}
