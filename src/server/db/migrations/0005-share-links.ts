import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Links by which a household shares recipes. */
export const shareLinks: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('sharedRecipeLinks')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('shareId', 'text', (c) => c.notNull().unique())
      .addColumn('sharedByUserId', 'bigint', (c) => c.notNull())
      .addColumn('recipeIds', type.json, (c) => c.notNull())
      .addColumn('title', 'text')
      .addColumn('description', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('expiresAt', 'text')
      .addColumn('accessCount', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('shareLinksByHousehold')
      .on('sharedRecipeLinks')
      .columns(['householdId', 'id'])
      .execute()
  },
}
