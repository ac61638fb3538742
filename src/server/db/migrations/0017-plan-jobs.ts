import type { Migration } from 'kysely'

/**
 * Plans in the making, at most one a person, so that every process can report the progress of one
 * or end it.
 */
export const planJobs: Migration = {
  async up(db) {
    await db.schema
      .createTable('planJobs')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('jobId', 'text', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('bound', 'double precision', (c) => c.notNull())
      .addColumn('better', 'text')
      .addColumn('heldUntil', 'text')
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('planJobsKey', ['householdId', 'userId'])
      .execute()
    await db.schema.createIndex('planJobsByUser').on('planJobs').column('userId').execute()
    await db.schema.createIndex('planJobsByExpiry').on('planJobs').column('expiresAt').execute()
  },
}
