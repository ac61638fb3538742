import type { Config } from '../config.ts'
import { dumpRows, type PlainRow } from '../db/dump.ts'
import { schemaVersionOf } from '../db/migrate.ts'
import type { OpenDatabase } from '../db/open.ts'
import { openStores } from '../external/open-stores.ts'
import { writeBackup } from './backup-file.ts'
import { type Command, onlyArgument, withDatabase } from './command.ts'

/** Writes rows and photos as they stand at this moment; answers how many. */
export async function backUp(
  file: string,
  { db, kind }: OpenDatabase,
  config: Config,
): Promise<{ rows: number; photos: number }> {
  const { photos: store } = openStores(config)
  const count = { rows: 0, photos: 0 }
  await writeBackup(file, async (line) => {
    await line({ plateful: 'backup', shape: await schemaVersionOf(db), createdAt: new Date().toISOString() })
    const photos: PlainRow[] = []
    await dumpRows(db, kind, async (table, rows) => {
      if (table === 'photos') photos.push(...rows)
      for (const row of rows) await line({ table, row })
      count.rows += rows.length
    })
    for (const photo of photos) {
      const householdId = Number(photo['householdId'])
      const name = String(photo['name'])
      const bytes = await store.read(householdId, name)
      // A photo deleted during the backup is not needed.
      if (bytes === null) continue
      await line({ photo: { householdId, name }, bytes: Buffer.from(bytes).toString('base64') })
      count.photos++
    }
    await line({ end: count })
  })
  return count
}

export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'writes the whole installation into one file, while it runs',
  help: [
    'All households, accounts and photos as they stand at one moment; nobody who works meanwhile waits.',
    'The file can be restored into either database. It holds password hashes and addresses: keep it safe.',
    'Prints {"file","rows","photos"}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const file = onlyArgument(args, 'backup wants one FILE to write to.')
    const config = readConfig()
    const count = await withDatabase(config, (opened) => backUp(file, opened, config))
    print(JSON.stringify({ file, ...count }))
    return 0
  },
}
