import type { Migration } from 'kysely'

/**
 * Addresses from which an account has signed in, and the account of each count of failures, so that
 * a new password resets them.
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
