import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/**
 * Marks of a recipe (heart, stars, cook log), deletion that can be undone, and the library's
 * version for ETags.
 */
export const recipeMarks: Migration = {
  async up(db) {
    const type = column(db)
    // One column at a time: the embedded database adds no more at once.
    await db.schema
      .alterTable('recipes')
      .addColumn('isFavourite', type.boolean, (c) => c.notNull().defaultTo(false))
      .execute()
    await db.schema.alterTable('recipes').addColumn('rating', 'integer').execute()
    await db.schema
      .alterTable('recipes')
      .addColumn('timesMade', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('recipes').addColumn('lastMadeOn', 'text').execute()
    await db.schema.alterTable('recipes').addColumn('deletedAt', 'text').execute()
    await db.schema.createIndex('recipesByDeletion').on('recipes').column('deletedAt').execute()

    await db.schema
      .createTable('recipeMakings')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('recipeId', 'bigint', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('makingsByDay', ['householdId', 'recipeId', 'date'])
      .execute()
    await db.schema.createIndex('makingsByRecipe').on('recipeMakings').column('recipeId').execute()

    await db.schema
      .createTable('libraryTags')
      .addColumn('householdId', 'bigint', (c) =>
        c.notNull().primaryKey().references('households.id').onDelete('cascade'),
      )
      .addColumn('tag', 'text', (c) => c.notNull())
      .execute()
  },
}
