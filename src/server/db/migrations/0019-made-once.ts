import type { Migration } from 'kysely'

/**
 * Under which key of their own somebody made something, so that what is sent again because its
 * answer was lost is made once.
 */
export const madeOnce: Migration = {
  async up(db) {
    await db.schema
      .createTable('madeOnce')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('onceKey', 'text', (c) => c.notNull())
      .addColumn('itemId', 'bigint')
      .addColumn('seen', 'text')
      .addColumn('madeAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('madeOnceKey', ['householdId', 'userId', 'what', 'onceKey'])
      .execute()
    await db.schema.createIndex('madeOnceByUser').on('madeOnce').column('userId').execute()
    await db.schema.createIndex('madeOnceByTime').on('madeOnce').column('madeAt').execute()
  },
}
