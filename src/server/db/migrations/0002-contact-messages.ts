import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Contact messages, kept also where no email could be sent. */
export const contactMessages: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('contactMessages')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('contactMessagesByHousehold')
      .on('contactMessages')
      .columns(['householdId', 'id'])
      .execute()
  },
}
