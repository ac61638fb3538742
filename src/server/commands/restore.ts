import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { type AnyTables, isTable, type PlainRow, replaceRows } from '../db/dump.ts'
import { migrate, schemaVersionOf } from '../db/migrate.ts'
import type { OpenDatabase } from '../db/open.ts'
import { openStores } from '../external/open-stores.ts'
import { readBackup } from './backup-file.ts'
import { type Command, onlyArgument, withDatabase } from './command.ts'
import { readEndedSince } from './ended-since.ts'

/**
 * Replaces everything with the backup. Photos come first, since their names are never reused and
 * extra files do no harm; then the rows, in one transaction. What was ended here since the backup
 * stays ended (account 145).
 */
export async function restoreFrom(
  file: string,
  { db, kind }: OpenDatabase,
  config: Config,
  { signOut = false } = {},
): Promise<{ rows: number; photos: number }> {
  await refuseOtherShape(file, await schemaVersionOf(db))
  const { photos: store } = openStores(config)
  let photos = 0
  for await (const line of readBackup(file)) {
    if (!('photo' in line)) continue
    await store.save(line.photo.householdId, line.photo.name, Buffer.from(line.bytes, 'base64'))
    photos++
  }
  const rows = await replaceRows(db, kind, (tx) => rowsOf(file, tx, signOut))
  return { rows, photos }
}

async function refuseOtherShape(file: string, shape: string): Promise<void> {
  for await (const line of readBackup(file)) {
    if (!('plateful' in line)) break
    if (line.shape === shape) return
    throw new Error(
      `${file} was written with the database in the shape '${line.shape}'; this version of Plateful has '${shape}'. ` +
        'Restore it with the version that wrote it, then start this one, which brings it up to date. Nothing was changed.',
    )
  }
  throw new Error(`${file} isn’t a backup. Nothing was changed.`)
}

async function rowsOf(file: string, tx: AnyTables, signOut: boolean) {
  const isEnded = await readEndedSince(tx, { signOut })
  return keptRows(file, isEnded)
}

async function* keptRows(
  file: string,
  isEnded: (table: string, row: PlainRow) => boolean,
): AsyncGenerator<{ table: string; row: PlainRow }> {
  for await (const line of readBackup(file)) {
    if (!('table' in line)) continue
    if (!isTable(line.table)) throw new Error(`${file} has an unknown table '${line.table}'.`)
    if (!isEnded(line.table, line.row)) yield line
  }
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore FILE [--sign-out]',
  summary: 'puts a backup in the place of everything that is there, while it runs',
  help: [
    'Everything that is in the installation is replaced, in one step: until it ends, everybody sees what was there before.',
    'What was ended here since the backup stays ended: sign-ins, access tokens, invitations, shared links, calendar addresses.',
    'On an empty installation nothing tells what was. With --sign-out no sign-in, access token or invitation of the backup comes back.',
    'Passwords and two-step sign-in are those of the backup.',
    'Half a file, a foreign one or one of another version changes nothing. Prints {"file","rows","photos"}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const options = { 'sign-out': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const file = onlyArgument(positionals, 'restore wants one FILE to read.')
    const config = readConfig()
    const count = await withDatabase(config, async (opened) => {
      await migrate(opened.db)
      return restoreFrom(file, opened, config, { signOut: values['sign-out'] })
    })
    print(JSON.stringify({ file, ...count }))
    return 0
  },
}
