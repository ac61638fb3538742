import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/** What was said of the rows of a completed list in the shop, besides their ticks. */
export const shopMarks: Migration = {
  async up(db) {
    await db.schema
      .alterTable('completedShoppingLists')
      .addColumn('marks', column(db).json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
  },
}
