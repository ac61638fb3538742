import type { Migration } from 'kysely'

/** Idempotency keys with the answers to their calls, so that a change that waited counts once. */
export const answeredOnce: Migration = {
  async up(db) {
    await db.schema
      .createTable('answeredOnce')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('onceKey', 'text', (c) => c.notNull())
      .addColumn('asked', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('askedAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('answeredOnceKey', ['householdId', 'userId', 'onceKey'])
      .execute()
    await db.schema.createIndex('answeredOnceByUser').on('answeredOnce').column('userId').execute()
    await db.schema.createIndex('answeredOnceByTime').on('answeredOnce').column('askedAt').execute()
  },
}
