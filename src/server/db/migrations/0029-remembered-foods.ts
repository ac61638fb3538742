import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/** What a household calls foods and where it finds them, for its next list. */
export const rememberedFoods: Migration = {
  async up(db) {
    await db.schema
      .alterTable('shopOrders')
      .addColumn('remembered', column(db).json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
  },
}
