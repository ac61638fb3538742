import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/**
 * Revisions were counted, so two databases could use the same one for different days. From now on
 * they are random.
 */
export const drawnRevisions: Migration = {
  async up(db) {
    const drawn = column(db).isPostgres
      ? sql`floor(random() * 281474976710655)`
      : sql`abs(random()) % 281474976710655`
    await db
      .withTables<{ households: { revision: number } }>()
      .updateTable('households')
      .set({ revision: drawn })
      .execute()
  },
}
