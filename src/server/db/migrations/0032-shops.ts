import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/** The shops of a household; the order that it has is that of its first one. */
export const shops: Migration = {
  async up(db) {
    await db.schema
      .alterTable('shopOrders')
      .addColumn('shops', column(db).json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
  },
}
