import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** What a household buys again and again. */
export const staples: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('staples')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('quantity', 'double precision')
      .addColumn('unit', 'text', (c) => c.notNull())
      .addColumn('rhythm', 'text', (c) => c.notNull())
      .addColumn('nextOn', 'text')
      .execute()
    await db.schema.createIndex('staplesByHousehold').on('staples').column('householdId').execute()
  },
}
