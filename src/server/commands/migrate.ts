import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { migrate, pendingMigrations, schemaVersionOf } from '../db/migrate.ts'
import { backUp } from './backup.ts'
import { type Command, withDatabase } from './command.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: 'brings the database to the newest shape',
  help: 'Runs the migrations that have not run yet and prints their names, a line each. `npm start` does the same.',
  run: async (_args, { readConfig, print, say }) => {
    const names = await withDatabase(readConfig(), ({ db }) => migrate(db))
    names.forEach(print)
    if (names.length === 0) say('The database is up to date.')
    return 0
  },
}

/**
 * Before a migration, writes a backup into `DATA_DIR/backups` and returns its path; null if nothing
 * will change. The version that ran before can restore it.
 */
export async function backUpBeforeMigrating(config: Config): Promise<string | null> {
  return withDatabase(config, async (opened) => {
    const version = await schemaVersionOf(opened.db)
    if (version === 'empty' || (await pendingMigrations(opened.db)).length === 0) return null
    const folder = join(config.dataDir, 'backups')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${version}.backup`)
    await backUp(file, opened, config)
    return file
  })
}
