import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Collections of recipes, and filters of the library that a household keeps by name. */
export const collections: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('recipeCollections')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('deletedAt', 'text')
      .execute()
    await db.schema
      .createIndex('recipeCollectionsByHousehold')
      .on('recipeCollections')
      .column('householdId')
      .execute()
    await db.schema
      .createTable('collectionRecipes')
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('collectionId', 'bigint', (c) =>
        c.notNull().references('recipeCollections.id').onDelete('cascade'),
      )
      .addColumn('recipeId', 'bigint', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('collectionRecipesKey', ['collectionId', 'recipeId'])
      .execute()
    await db.schema
      .createIndex('collectionRecipesByHousehold')
      .on('collectionRecipes')
      .column('householdId')
      .execute()
    await db.schema
      .createIndex('collectionRecipesByRecipe')
      .on('collectionRecipes')
      .column('recipeId')
      .execute()
    await db.schema
      .createTable('savedFilters')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('householdId', 'bigint', (c) => c.notNull().references('households.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('filter', type.json, (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('deletedAt', 'text')
      .execute()
    await db.schema.createIndex('savedFiltersByHousehold').on('savedFilters').column('householdId').execute()
  },
}
