import type { ColumnDefinitionBuilder, Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Recipes in pictures that are read at home, their pages, and the pictures a recipe came from. */
export const pictureReadings: Migration = {
  async up(db) {
    const type = column(db)
    const owner = (of: string) => (c: ColumnDefinitionBuilder) =>
      c.notNull().references(`${of}.id`).onDelete('cascade')
    await db.schema
      .createTable('pictureReadings')
      .addColumn('householdId', 'bigint', owner('households'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('found', 'text')
      .addColumn('problem', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('heldUntil', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('pictureReadingsByHousehold')
      .on('pictureReadings')
      .columns(['householdId', 'id'])
      .execute()
    await db.schema.createIndex('pictureReadingsByState').on('pictureReadings').column('state').execute()
    await db.schema.createIndex('pictureReadingsByMoment').on('pictureReadings').column('createdAt').execute()
    await db.schema
      .createTable('pictureReadingPages')
      .addColumn('householdId', 'bigint', owner('households'))
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('readingId', 'bigint', owner('pictureReadings'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('storedAs', 'text', (c) => c.notNull())
      .addColumn('shownAs', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('pageChange', 'text', (c) => c.notNull())
      .addColumn('words', 'text')
      .addColumn('problem', 'text')
      .execute()
    await db.schema
      .createIndex('pictureReadingPagesInOrder')
      .on('pictureReadingPages')
      .columns(['readingId', 'position'])
      .execute()
    await db.schema
      .createIndex('pictureReadingPagesByHousehold')
      .on('pictureReadingPages')
      .column('householdId')
      .execute()
    await db.schema
      .createTable('recipePictures')
      .addColumn('householdId', 'bigint', owner('households'))
      .addColumn('recipeId', 'bigint', owner('recipes'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('photoName', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recipePicturesInOrder', ['recipeId', 'position'])
      .execute()
    await db.schema
      .createIndex('recipePicturesByHousehold')
      .on('recipePictures')
      .column('householdId')
      .execute()
  },
}
