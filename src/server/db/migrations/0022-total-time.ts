import type { Migration } from 'kysely'

/**
 * The total time of a recipe where it is more than preparation and cooking, for example while dough
 * rests.
 */
export const totalTime: Migration = {
  async up(db) {
    await db.schema.alterTable('recipes').addColumn('totalTimeMinutes', 'integer').execute()
  },
}
