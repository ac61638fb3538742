import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { pendingMigrations, shapeOf } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { backUp } from './backup.ts'

/**
 * Writes a backup into `DATA_DIR/backups` when the database is about to be brought to a newer shape, and answers its path; null
 * where nothing is about to change or nothing is there yet. It restores with the version that was running before.
 */
export async function backUpBeforeMigrating(config: Config): Promise<string | null> {
  const opened = openDatabase(config)
  try {
    const shape = await shapeOf(opened.db)
    if (shape === 'empty' || (await pendingMigrations(opened.db)).length === 0) return null
    const folder = join(config.dataDir, 'backups')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${shape}.backup`)
    await backUp(file, opened, config)
    return file
  } finally {
    await opened.db.destroy()
  }
}
