import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Config } from '../config.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { builtInCatalogue } from '../external/catalogue.ts'
import { openMail } from '../external/mail.ts'
import { openStores } from '../external/open-stores.ts'
import { openSpoonacular } from '../external/spoonacular.ts'
import { photosOfAll } from '../recipes/photos/store.ts'
import type { Command } from './command.ts'

interface Finding {
  check: string
  ok: boolean
  detail: string
}

/** Runs one check; a thrown error is its finding. */
async function runCheck(check: string, work: () => Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await work() }
  } catch (error) {
    return { check, ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
}

async function database({ db, kind }: OpenDatabase): Promise<string> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ version: string }>`select version()`.execute(db)
    return rows[0]?.version ?? 'PostgreSQL'
  }
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  const verdict = rows[0]?.integrityCheck
  if (verdict !== 'ok') throw new Error(`The embedded database is damaged: ${verdict}. Restore a backup.`)
  return 'the embedded database is whole'
}

async function migrations({ db }: OpenDatabase): Promise<string> {
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    throw new Error(`Migrations are pending: ${pending.join(', ')}. Run the migrate command.`)
  return 'the newest shape'
}

/** Stores, reads and deletes a small picture, then reads each stored photo. */
async function photos(config: Config, { db }: OpenDatabase): Promise<string> {
  const store = openStores(config).photos
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  await store.save(0, 'doctor.jpg', picture)
  const stored = await store.read(0, 'doctor.jpg')
  await store.remove(0, 'doctor.jpg')
  if (!stored || !picture.equals(stored)) throw new Error('A picture that was kept couldn’t be read again.')
  const rows = await photosOfAll(db)
  let missing = 0
  for (const { householdId, name } of rows) if ((await store.read(householdId, name)) === null) missing += 1
  if (missing > 0)
    throw new Error(
      `${missing} of ${rows.length} pictures are missing. Copy the photos of a backup beside those that are there; a picture that is saved again is kept again.`,
    )
  return `kept in ${config.photosUrl?.replace(/\/\/.*@/, '//') ?? join(config.dataDir, 'photos')}`
}

async function mail(config: Config): Promise<string> {
  const post = openMail(config, () => undefined)
  try {
    return await post.check()
  } finally {
    await post.close()
  }
}

/** Lists the catalogue; fails if a live one cannot be reached or refuses the key. */
async function catalogue(config: Config): Promise<string> {
  const key = config.spoonacularApiKey
  const offered = await (key === undefined ? builtInCatalogue() : openSpoonacular({ key })).browse()
  return `${key === undefined ? 'the built-in one' : 'Spoonacular'}, ${offered.length} recipes`
}

const versions = async () => `Node.js ${process.versions.node}, sharp ${sharp.versions.sharp}`

export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary: 'checks database, photos, mail, catalogue and versions',
  help: 'Prints one JSON object a check: {"check","ok","detail"}. Exits with 1 when one of them fails.',
  run: async (_args, { readConfig, print }) => {
    const config = readConfig()
    const openedDatabase = openDatabase(config)
    const findings = [
      await runCheck('database', () => database(openedDatabase)),
      await runCheck('migrations', () => migrations(openedDatabase)),
      await runCheck('photos', () => photos(config, openedDatabase)),
      await runCheck('mail', () => mail(config)),
      await runCheck('catalogue', () => catalogue(config)),
      await runCheck('versions', versions),
    ]
    await openedDatabase.db.destroy()
    findings.forEach((finding) => print(JSON.stringify(finding)))
    return findings.every((finding) => finding.ok) ? 0 : 1
  },
}
