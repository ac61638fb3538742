import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import type { Command } from './command.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: 'brings the database to the newest shape',
  help: 'Runs the migrations that have not run yet and prints their names, a line each. `npm start` does the same.',
  run: async (_args, { readConfig, print, say }) => {
    const { db } = openDatabase(readConfig())
    try {
      const names = await migrate(db)
      names.forEach(print)
      if (names.length === 0) say('The database is up to date.')
      return 0
    } finally {
      await db.destroy()
    }
  },
}
