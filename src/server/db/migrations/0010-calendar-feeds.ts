import type { Migration } from 'kysely'

/**
 * The secret address under which a household's plan can be subscribed to: one at the most
 * (docs/decisions/0018).
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
