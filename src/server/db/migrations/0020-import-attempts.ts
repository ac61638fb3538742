import type { Migration } from 'kysely'

/**
 * How often an import was begun without coming to an end: one that brings its process down is not
 * begun for ever.
 */
export const importAttempts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('householdImports')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
