/** Brings the database to the newest shape. Migrations are listed by hand, written once for both databases, never edited. */
import { type Migration, Migrator } from 'kysely'
import { theMainJob } from './migrations/0001-the-main-job.ts'
import { contactMessages } from './migrations/0002-contact-messages.ts'
import { family } from './migrations/0003-family.ts'
import { templates } from './migrations/0004-templates.ts'
import { shareLinks } from './migrations/0005-share-links.ts'
import { calendarNotes } from './migrations/0006-calendar-notes.ts'
import { recipeMarks } from './migrations/0007-recipe-marks.ts'
import { households } from './migrations/0008-households.ts'
import { planner } from './migrations/0009-planner.ts'
import { calendarFeeds } from './migrations/0010-calendar-feeds.ts'
import { shopOrder } from './migrations/0011-shop-order.ts'
import { moving } from './migrations/0012-moving.ts'
import type { Db } from './tables.ts'

const migrations: Record<string, Migration> = {
  '0001-the-main-job': theMainJob,
  '0002-contact-messages': contactMessages,
  '0003-family': family,
  '0004-templates': templates,
  '0005-share-links': shareLinks,
  '0006-calendar-notes': calendarNotes,
  '0007-recipe-marks': recipeMarks,
  '0008-households': households,
  '0009-planner': planner,
  '0010-calendar-feeds': calendarFeeds,
  '0011-shop-order': shopOrder,
  '0012-moving': moving,
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Brings the database to an older shape only, as a version of that time would have left it; for tests of what comes after. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name)
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error })
}

/** Runs what has not run yet and answers the names of those; a failed migration leaves the ones before it in place. */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error })
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** The names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorOf(db).getMigrations()
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}

/** Which shape the database has: the name of the newest migration that has run. */
export async function shapeOf(db: Db): Promise<string> {
  const all = await migratorOf(db).getMigrations()
  return all.findLast((migration) => migration.executedAt !== undefined)?.name ?? 'empty'
}
