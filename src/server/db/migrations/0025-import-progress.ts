import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/**
 * The progress of an import, which is written in slices and goes on after a restart, and whether
 * recipes of our own format keep their numbers, which is decided before the first slice.
 */
export const importProgress: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .alterTable('householdImports')
      .addColumn('progress', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('householdImports')
      .addColumn('keepsNumbers', type.boolean, (c) => c.notNull().defaultTo(false))
      .execute()
  },
}
