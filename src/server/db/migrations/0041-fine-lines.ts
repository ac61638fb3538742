import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** What the family says a line is, and for whom a line in doubt is fine. */
export const fineLines: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema.alterTable('confirmedIngredients').addColumn('food', 'text').execute()
    const fine = async (table: string, person: string) => {
      await db.schema
        .createTable(table)
        .addColumn('id', type.id, type.primaryKey)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('personId', 'bigint', (c) => c.notNull().references(`${person}.id`).onDelete('cascade'))
        .addColumn('line', 'text', (c) => c.notNull())
        .addColumn('need', 'text', (c) => c.notNull())
        .addColumn('userId', 'bigint', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addUniqueConstraint(`${table}ByPerson`, ['personId', 'line', 'need'])
        .execute()
      await db.schema
        .createIndex(`${table}ByHousehold`)
        .on(table)
        .columns(['householdId', 'personId'])
        .execute()
    }
    await fine('familyFineLines', 'familyMembers')
    await fine('guestFineLines', 'guestDiners')
  },
}
