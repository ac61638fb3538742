import type { ColumnDefinitionBuilder, Migration } from 'kysely'
import { column } from '../column-types.ts'

/**
 * The installation's keys for push services, what each person wants to be reminded of, their
 * devices, the timers that run on them, and which reminders each got.
 */
export const reminders: Migration = {
  async up(db) {
    const type = column(db)
    const owner = (of: string) => (c: ColumnDefinitionBuilder) =>
      c.notNull().references(`${of}.id`).onDelete('cascade')
    await db.schema
      .createTable('pushKeys')
      // Always 1, as there is one pair. The database would number a column 'id' by itself.
      .addColumn('place', 'integer', (c) => c.primaryKey())
      .addColumn('publicKey', 'text', (c) => c.notNull())
      .addColumn('privateKey', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('reminderChoices')
      .addColumn('userId', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('choices', type.json, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('pushDevices')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('userId', 'bigint', owner('users'))
      .addColumn('sessionId', 'bigint', (c) => owner('sessions')(c).unique())
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('timeZone', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('pushDevicesByUser').on('pushDevices').column('userId').execute()
    await db.schema
      .createTable('runningTimers')
      .addColumn('deviceId', 'bigint', owner('pushDevices'))
      .addColumn('userId', 'bigint', owner('users'))
      .addColumn('timerKey', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('recipeId', 'bigint', (c) => c.notNull())
      .addColumn('ringsAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('runningTimersOfDevice', ['deviceId', 'timerKey'])
      .execute()
    await db.schema.createIndex('runningTimersByMoment').on('runningTimers').column('ringsAt').execute()
    await db.schema.createIndex('runningTimersByUser').on('runningTimers').column('userId').execute()
    await db.schema
      .createTable('remindersSent')
      .addColumn('deviceId', 'bigint', owner('pushDevices'))
      .addColumn('userId', 'bigint', owner('users'))
      .addColumn('reminder', 'text', (c) => c.notNull())
      .addColumn('sentAt', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('remindersSentOnce', ['deviceId', 'reminder'])
      .execute()
    await db.schema.createIndex('remindersSentByUser').on('remindersSent').column('userId').execute()
    await db.schema.createIndex('remindersSentByMoment').on('remindersSent').column('sentAt').execute()
  },
}
