import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Ingredient lines of a recipe that stand for other recipes of the household. */
export const usedRecipes: Migration = {
  async up(db) {
    const { json } = column(db)
    await db.schema
      .alterTable('recipes')
      .addColumn('usedRecipes', json, (c) => c.notNull().defaultTo('[]'))
      .execute()
  },
}
