import type { Migration } from 'kysely'

/** The measures in which a household's lists are shown. */
export const shopMeasures: Migration = {
  async up(db) {
    await db.schema.alterTable('shopOrders').addColumn('measures', 'text').execute()
  },
}
