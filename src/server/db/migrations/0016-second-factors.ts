import type { Migration } from 'kysely'

/**
 * Two-step sign-in: keys shared with an authenticator app, recovery codes, and sign-ins that wait
 * for a code.
 */
export const secondFactors: Migration = {
  async up(db) {
    await db.schema
      .createTable('secondFactors')
      .addColumn('userId', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('lastStep', 'integer', (c) => c.notNull())
      .addColumn('recoverySalt', 'text', (c) => c.notNull())
      .addColumn('switchedOnAt', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('recoveryCodes')
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('codeHash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recoveryCodesKey', ['userId', 'codeHash'])
      .execute()

    await db.schema
      .createTable('signInChallenges')
      .addColumn('tokenHash', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('triesLeft', 'integer', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('signInChallengesByUser').on('signInChallenges').column('userId').execute()
    await db.schema
      .createIndex('signInChallengesByExpiry')
      .on('signInChallenges')
      .column('expiresAt')
      .execute()
  },
}
