import type { Migration } from 'kysely'

/**
 * Where an account was let in before, and which counts of tries are about an account, so that a new
 * password forgets them.
 */
export const knownPlaces: Migration = {
  async up(db) {
    await db.schema
      .createTable('knownPlaces')
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('seenAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('knownPlacesKey', ['userId', 'place'])
      .execute()
    await db.schema.createIndex('knownPlacesByPlace').on('knownPlaces').column('place').execute()
    await db.schema.createIndex('knownPlacesByTime').on('knownPlaces').column('seenAt').execute()
    await db.schema.alterTable('signInFailures').addColumn('account', 'text').execute()
    await db.schema.createIndex('signInFailuresByAccount').on('signInFailures').column('account').execute()
  },
}
