import type { Migration } from 'kysely'

/**
 * How often an import was begun and did not end, so that one that crashes its process is given
 * up.
 */
export const importAttempts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('householdImports')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
