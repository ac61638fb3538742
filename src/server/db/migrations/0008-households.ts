import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/**
 * Planner preferences, invitations and leaving, sessions with a number, emails that are tried
 * again.
 */
export const households: Migration = {
  async up(db) {
    const type = column(db)
    const inHousehold = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )
        .addColumn('id', type.id, type.primaryKey)
        .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))

    await inHousehold('userPreferences')
      .addColumn('autoPopulateBreakfast', type.boolean, (c) => c.notNull())
      .addColumn('autoPopulateLunch', type.boolean, (c) => c.notNull())
      .addColumn('autoPopulateDinner', type.boolean, (c) => c.notNull())
      .addColumn('autoPopulateSnacks', type.boolean, (c) => c.notNull())
      .addColumn('dietaryRestrictions', type.json, (c) => c.notNull())
      .addColumn('allergies', type.json, (c) => c.notNull())
      .addColumn('dislikedIngredients', type.json, (c) => c.notNull())
      .addColumn('preferredCuisines', type.json, (c) => c.notNull())
      .addColumn('maxCookingTimeBreakfast', 'integer', (c) => c.notNull())
      .addColumn('maxCookingTimeLunch', 'integer', (c) => c.notNull())
      .addColumn('maxCookingTimeDinner', 'integer', (c) => c.notNull())
      .addColumn('preferredComplexity', 'text', (c) => c.notNull())
      .addColumn('avoidRepetitionDays', 'integer', (c) => c.notNull())
      .addColumn('budgetPerServing', 'text')
      .addColumn('balanceProteins', type.boolean, (c) => c.notNull())
      .addColumn('balanceVegetables', type.boolean, (c) => c.notNull())
      .addColumn('balanceCuisines', type.boolean, (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('updatedAt', 'text', (c) => c.notNull())
      .addUniqueConstraint('preferencesByUser', ['userId'])
      .execute()

    await inHousehold('invitations')
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('invitationsByHousehold')
      .on('invitations')
      .columns(['householdId', 'id'])
      .execute()

    await db.schema
      .alterTable('households')
      .addColumn('keptForUserId', 'bigint', (c) => c.references('users.id').onDelete('set null'))
      .execute()
    await db.schema.createIndex('householdsByKeeper').on('households').column('keptForUserId').execute()
    await db.schema.createIndex('usersByDeletion').on('users').column('deletionScheduledFor').execute()

    // A session gets a number, by which a screen can name it without its secret. Everybody stays
    // signed in.
    await db.schema.alterTable('sessions').renameTo('sessionsBefore').execute()
    await db.schema.dropIndex('sessionsByUser').execute()
    await db.schema.dropIndex('sessionsByExpiry').execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('userAgent', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .execute()
    await db
      .withTables<{ sessions: Before; sessionsBefore: Before }>()
      .insertInto('sessions')
      .columns(['tokenHash', 'userId', 'createdAt', 'expiresAt'])
      .expression((eb) =>
        eb.selectFrom('sessionsBefore').select(['tokenHash', 'userId', 'createdAt', 'expiresAt']),
      )
      .execute()
    await db.schema.dropTable('sessionsBefore').execute()
    await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
    await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute()

    await db.schema.alterTable('contactMessages').addColumn('mailedAt', 'text').execute()
    await db.schema.alterTable('contactMessages').addColumn('triedAt', 'text').execute()
    await db
      .withTables<{ contactMessages: { mailedAt: string | null; createdAt: string } }>()
      .updateTable('contactMessages')
      .set((eb) => ({ mailedAt: eb.ref('createdAt') }))
      .execute()
  },
}

interface Before {
  tokenHash: string
  userId: number
  createdAt: string
  expiresAt: string
}
