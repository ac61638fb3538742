import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Imports of files, and what each of them brought, so that it can be undone. */
export const moving: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('householdImports')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('fileName', 'text', (c) => c.notNull())
      .addColumn('storedAs', 'text', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('duplicates', 'text', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('total', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('report', 'text')
      .addColumn('result', 'text')
      .addColumn('problem', 'text')
      .addColumn('heldUntil', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('importsByHousehold')
      .on('householdImports')
      .columns(['householdId', 'id'])
      .execute()

    await db.schema
      .createTable('householdImportItems')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('importId', 'bigint', (c) =>
        c.notNull().references('householdImports.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('itemId', 'bigint', (c) => c.notNull())
      .addColumn('sourceKey', 'text')
      .addColumn('stamp', 'text')
      .execute()
    await db.schema
      .createIndex('importItems')
      .on('householdImportItems')
      .columns(['importId', 'id'])
      .execute()
  },
}
