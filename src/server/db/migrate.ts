/**
 * Brings the database to the newest schema. Migrations are listed by hand, written once for both
 * databases, never edited.
 */

import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, PostgresAdapter } from 'kysely'
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
import { indexes } from './migrations/0014-indexes.ts'
import { drawnRevisions } from './migrations/0015-drawn-revisions.ts'
import { secondFactors } from './migrations/0016-second-factors.ts'
import { planJobs } from './migrations/0017-plan-jobs.ts'
import { removedPeople } from './migrations/0018-removed-people.ts'
import { madeOnce } from './migrations/0019-made-once.ts'
import { importAttempts } from './migrations/0020-import-attempts.ts'
import { knownPlaces } from './migrations/0021-known-places.ts'
import { mailedInvitations } from './migrations/0023-mailed-invitations.ts'
import { shoppingExtras } from './migrations/0024-shopping-extras.ts'
import { importProgress } from './migrations/0025-import-progress.ts'
import { openLists } from './migrations/0028-open-lists.ts'
import { keptRules } from './migrations/0030-kept-rules.ts'
import { staples } from './migrations/0031-staples.ts'
import { prices } from './migrations/0034-prices.ts'
import { collections } from './migrations/0035-collections.ts'
import { menus } from './migrations/0038-menus.ts'
import { importedReadings } from './migrations/0040-imported-readings.ts'
import { fineLines } from './migrations/0041-fine-lines.ts'
import { answeredOnce } from './migrations/0042-answered-once.ts'
import { reminders } from './migrations/0043-reminders.ts'
import { pictureReadings } from './migrations/0044-picture-readings.ts'
import { planningDay } from './migrations/0046-planning-day.ts'
import { accessTokens } from './migrations/0050-access-tokens.ts'
import { addedColumns } from './migrations/added-columns.ts'
import type { Db } from './tables.ts'

/**
 * A new migration has a higher number than all of these and all added columns: a database that has
 * run one which sorts behind it could not be opened any more.
 */
const migrations: Record<string, Migration> = {
  ...addedColumns,
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
  '0014-indexes': indexes,
  '0015-drawn-revisions': drawnRevisions,
  '0016-second-factors': secondFactors,
  '0017-plan-jobs': planJobs,
  '0018-removed-people': removedPeople,
  '0019-made-once': madeOnce,
  '0020-import-attempts': importAttempts,
  '0021-known-places': knownPlaces,
  '0023-mailed-invitations': mailedInvitations,
  '0024-shopping-extras': shoppingExtras,
  '0025-import-progress': importProgress,
  '0028-open-lists': openLists,
  '0030-kept-rules': keptRules,
  '0031-staples': staples,
  '0034-prices': prices,
  '0035-collections': collections,
  '0038-menus': menus,
  '0040-imported-readings': importedReadings,
  '0041-fine-lines': fineLines,
  '0042-answered-once': answeredOnce,
  '0043-reminders': reminders,
  '0044-picture-readings': pictureReadings,
  '0046-planning-day': planningDay,
  '0050-access-tokens': accessTokens,
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Brings the database to an older schema only, for tests of the migrations after it. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name)
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error })
}

/** The database is refused; the message is a sentence for the operator. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError'
}

/**
 * Refuses a database that a newer version wrote, and one that another program wrote; either is left
 * untouched.
 */
async function refuseForeignDatabase(db: Db): Promise<void> {
  const existing = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!existing.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) {
    // A PostgreSQL database may have tables of extensions; a file belongs to one program.
    const reserved =
      db.getExecutor().adapter instanceof PostgresAdapter ? ['households', 'users', 'recipes'] : null
    if (!existing.some(({ name }) => reserved?.includes(name) ?? true)) return
    const names = existing.map(({ name }) => name).toSorted()
    throw new ForeignDatabaseError(
      `it is a database of another program, with the tables ${names.join(', ').slice(0, 200)}`,
    )
  }
  const ran = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .orderBy('name')
    .execute()
  const unknown = ran.findLast(({ name }) => !(name in migrations))
  if (unknown)
    throw new ForeignDatabaseError(`it was written by a newer version (${unknown.name} has run on it)`)
}

/**
 * Runs the pending migrations in one transaction and returns their names. A start that is broken
 * off changes nothing, and of several processes one migrates while the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  await refuseForeignDatabase(db)
  // Without pending migrations nothing is written, so that a read-only database can still be read.
  if ((await pendingMigrations(db)).length === 0) return []
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error })
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** The names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorOf(db).getMigrations()
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}

/** The name of the newest migration that has run; 'empty' without any. */
export async function schemaVersionOf(db: Db): Promise<string> {
  const all = await migratorOf(db).getMigrations()
  return all.findLast((migration) => migration.executedAt !== undefined)?.name ?? 'empty'
}
