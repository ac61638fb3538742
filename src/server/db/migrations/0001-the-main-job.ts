import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Everything from an account to a completed shopping list. */
export const theMainJob: Migration = {
  async up(db) {
    const type = column(db)
    const household = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('householdId', 'bigint', (c) =>
          c.notNull().references('households.id').onDelete('cascade'),
        )

    await db.schema
      .createTable('households')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('onboardingSkipped', type.boolean, (c) => c.notNull())
      .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()

    await household('users')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('hashedPassword', 'text', (c) => c.notNull())
      .addColumn('firstName', 'text', (c) => c.notNull())
      .addColumn('lastName', 'text', (c) => c.notNull())
      .addColumn('isVerified', type.boolean, (c) => c.notNull())
      .addColumn('pendingEmail', 'text')
      .addColumn('emailTokenHash', 'text')
      .addColumn('emailTokenExpiresAt', 'text')
      .addColumn('defaultDinerCount', 'integer', (c) => c.notNull().defaultTo(4))
      .addColumn('recipeRepeatInterval', 'integer', (c) => c.notNull().defaultTo(14))
      .addColumn('photoImportsUsed', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('photoImportsResetDate', 'text')
      .addColumn('mealPlanningSubscription', 'text')
      .addColumn('weeklyMealPlanLimit', 'integer')
      .addColumn('deletedAt', 'text')
      .addColumn('deletionScheduledFor', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('usersByHousehold').on('users').columns(['householdId', 'id']).execute()

    for (const table of ['sessions', 'passwordResetTokens']) {
      await db.schema
        .createTable(table)
        .addColumn('tokenHash', 'text', (c) => c.primaryKey())
        .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex(`${table}ByUser`).on(table).column('userId').execute()
      await db.schema.createIndex(`${table}ByExpiry`).on(table).column('expiresAt').execute()
    }

    await db.schema
      .createTable('signInFailures')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('resetsAt', 'text', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('globalCounters')
      .addColumn('counterName', 'text', (c) => c.primaryKey())
      .addColumn('currentValue', 'bigint', (c) => c.notNull())
      .addColumn('updatedAt', 'text', (c) => c.notNull())
      .execute()

    await household('recipes')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('globalId', 'text', (c) => c.notNull().unique())
      .addColumn('userSequence', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('servings', 'integer', (c) => c.notNull())
      .addColumn('prepTimeMinutes', 'integer')
      .addColumn('cookTimeMinutes', 'integer')
      .addColumn('ingredients', type.json, (c) => c.notNull())
      .addColumn('steps', type.json, (c) => c.notNull())
      .addColumn('tags', type.json, (c) => c.notNull())
      .addColumn('source', 'text')
      .addColumn('cuisine', 'text')
      .addColumn('photoName', 'text')
      .addColumn('nutritionPerServing', 'text')
      .addColumn('budgetPerServing', 'text')
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('updatedAt', 'text', (c) => c.notNull())
      .addUniqueConstraint('recipesByNumber', ['householdId', 'userSequence'])
      .execute()

    await household('photos')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('photosByName', ['householdId', 'name'])
      .execute()

    await household('calendarAssignments')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('breakfastMeals', type.json, (c) => c.notNull())
      .addColumn('lunchMeals', type.json, (c) => c.notNull())
      .addColumn('dinnerMeals', type.json, (c) => c.notNull())
      .addColumn('snackMeals', type.json, (c) => c.notNull())
      .addColumn('isSkipped', type.boolean, (c) => c.notNull())
      .addColumn('templateId', 'bigint')
      .addColumn('sourceTemplateId', 'bigint')
      .addColumn('isManuallyModified', type.boolean, (c) => c.notNull())
      .addColumn('lastModified', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addUniqueConstraint('assignmentsByDate', ['householdId', 'date'])
      .execute()

    await household('calendarLocks')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('startDate', 'text', (c) => c.notNull())
      .addColumn('endDate', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('locksByDates')
      .on('calendarLocks')
      .columns(['householdId', 'startDate', 'endDate'])
      .execute()

    await household('completedShoppingLists')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('lockId', 'bigint', (c) => c.notNull().references('calendarLocks.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('startDate', 'text', (c) => c.notNull())
      .addColumn('endDate', 'text', (c) => c.notNull())
      .addColumn('items', type.json, (c) => c.notNull())
      .addColumn('completedAt', 'text', (c) => c.notNull())
      .addUniqueConstraint('listsByDates', ['householdId', 'startDate', 'endDate'])
      .execute()
    await db.schema.createIndex('listsByLock').on('completedShoppingLists').column('lockId').execute()
  },
}
