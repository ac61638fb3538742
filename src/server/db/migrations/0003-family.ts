import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** The people who eat: members of the family and guests, in two tables of one shape. */
export const family: Migration = {
  async up(db) {
    const type = column(db)
    for (const table of ['familyMembers', 'guestDiners']) {
      await db.schema
        .createTable(table)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('id', type.id, type.primaryKey)
        .addColumn('userId', 'bigint', (c) => c.notNull())
        .addColumn('firstName', 'text', (c) => c.notNull())
        .addColumn('lastName', 'text', (c) => c.notNull())
        .addColumn('initials', 'text', (c) => c.notNull())
        .addColumn('color', 'text', (c) => c.notNull())
        .addColumn('photoName', 'text')
        .addColumn('dateOfBirth', 'text')
        .addColumn('dietaryPreferences', type.json, (c) => c.notNull())
        .addColumn('allergies', type.json, (c) => c.notNull())
        .addColumn('favoritefoods', type.json, (c) => c.notNull())
        .addColumn('dislikedfoods', type.json, (c) => c.notNull())
        .addColumn('favoriteBreakfast', 'text')
        .addColumn('favoriteLunch', 'text')
        .addColumn('favoriteDinner', 'text')
        .addColumn('favoriteDessert', 'text')
        .addColumn('favoriteFruit', 'text')
        .addColumn('favoriteVegetable', 'text')
        .addColumn('favoriteDrink', 'text')
        .addColumn('notes', 'text')
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex(`${table}ByHousehold`).on(table).columns(['householdId', 'id']).execute()
    }
  },
}
