import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** A note for each household and day. */
export const calendarNotes: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('calendarNotes')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('notes', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('updatedAt', 'text', (c) => c.notNull())
      .addUniqueConstraint('notesByDate', ['householdId', 'date'])
      .execute()
  },
}
