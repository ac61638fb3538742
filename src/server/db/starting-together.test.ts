/** Four processes of the built product start at the same moment on one empty database. */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../../../test/harness/program.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { openDatabase } from './open.ts'

const POSTGRES = process.env['TEST_DATABASE_URL']
const name = `test_${randomUUID().replaceAll('-', '')}`
const folder = temporaryFolder('together')

async function onPostgres(statement: string): Promise<void> {
  if (POSTGRES === undefined) return
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  await client.query(statement)
  await client.end()
}

let started: Program[] = []
beforeAll(() => onPostgres(`create database ${name}`))
afterAll(async () => {
  for (const program of started) await program.end()
  await onPostgres(`drop database ${name} with (force)`)
})

it('all of them serve, and each migration ran once', async () => {
  const databaseUrl = POSTGRES?.replace(/\/[^/]*$/, `/${name}`)
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'info', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  started = await Promise.all([1, 2, 3, 4].map(() => startProgram(settings)))
  const ready = started.map(async ({ home }) => (await fetch(`${home}/readyz`)).status)
  expect(await Promise.all(ready)).toEqual([200, 200, 200, 200])
  expect(started.filter((one) => one.out().includes('the database was brought up to date'))).toHaveLength(1)

  const { db } = openDatabase({ dataDir: folder, databaseUrl })
  const ran = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .execute()
  await db.destroy()
  const names = ran.map((migration) => migration.name)
  expect(names).toContain('0015-drawn-revisions')
  expect(new Set(names).size).toBe(names.length)
}, 60_000)
