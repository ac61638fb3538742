import type { Migration } from 'kysely'

/**
 * People who were removed and can still be brought back. Their rows stay, so that whatever refers
 * to them is right again afterwards.
 */
export const removedPeople: Migration = {
  async up(db) {
    const removed = async (table: string, people: string) => {
      await db.schema
        .createTable(table)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('personId', 'bigint', (c) =>
          c.notNull().primaryKey().references(`${people}.id`).onDelete('cascade'),
        )
        .addColumn('removedAt', 'text', (c) => c.notNull())
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(`${table}${name}`).on(table).columns(columns).execute()
      await index('ByHousehold', ['householdId', 'personId'])
      await index('ByRemoval', ['removedAt'])
    }
    await removed('removedFamilyMembers', 'familyMembers')
    await removed('removedGuestDiners', 'guestDiners')
  },
}
