import type { Migration } from 'kysely'

/** How hard a recipe says it is: easy, medium or hard. */
export const difficulty: Migration = {
  async up(db) {
    await db.schema.alterTable('recipes').addColumn('difficulty', 'text').execute()
  },
}
