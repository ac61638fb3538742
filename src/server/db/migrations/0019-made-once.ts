import type { Migration } from 'kysely'

/**
 * Idempotency keys with what was made under them, so that a request that is sent again makes
 * nothing twice.
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
