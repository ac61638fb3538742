import type { Migration } from 'kysely'

/**
 * The whole time of a recipe where it is more than preparation and cooking: dough rests and meat
 * marinates.
 */
export const totalTime: Migration = {
  async up(db) {
    await db.schema.alterTable('recipes').addColumn('totalTimeMinutes', 'integer').execute()
  },
}
