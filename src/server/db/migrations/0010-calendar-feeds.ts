import type { Migration } from 'kysely'

/**
 * The secret address of a household's calendar feed, one for each household (decision 0018).
 */
export const calendarFeeds: Migration = {
  async up(db) {
    await db.schema
      .createTable('calendarFeeds')
      .addColumn('householdId', 'bigint', (c) =>
        c.primaryKey().references('households.id').onDelete('cascade'),
      )
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
  },
}
