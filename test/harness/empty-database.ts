/** A migrated database for each application of a test: a copy of one that the migrations made. */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type EmbeddedDatabase, openEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openEmbeddedFile, openPostgres } from '../../src/server/db/open.ts'
import type { Db } from '../../src/server/db/tables.ts'

const POSTGRES = process.env['TEST_DATABASE_URL']

async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

let template: Promise<string> | undefined

/** The name of a migrated database of PostgreSQL to copy, made once a process. */
async function makeTemplate(url: string): Promise<string> {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await onPostgres(url, `create database ${name}`)
  const { db } = openPostgres(new URL(name, url).href)
  await migrate(db)
  await db.destroy()
  return name
}

let statements: Promise<string[]> | undefined

/** What makes a migrated embedded database, tables and rows, found out once a process. */
async function findStatements(): Promise<string[]> {
  let migrated: EmbeddedDatabase | undefined
  const { db } = openEmbeddedFile(':memory:', (file) => (migrated = openEmbedded(file)))
  await migrate(db)
  const texts = (sql: string) =>
    (migrated?.prepare(sql).statement.all() ?? []).map((row) => String(row['text']))
  const fromOwnTables = "from sqlite_master where sql is not null and name not like 'sqlite_%'"
  const shape = texts(`select sql as text ${fromOwnTables} order by rowid`)
  const tables = texts(`select name as text ${fromOwnTables} and type = 'table'`)
  const rows = tables.flatMap((table) => {
    const columns = texts(`select name as text from pragma_table_info('${table}')`)
    const values = columns.map((column) => `quote("${column}")`).join(` || ',' || `)
    return texts(`select 'insert into "${table}" values (' || ${values} || ')' as text from "${table}"`)
  })
  await db.destroy()
  return [...shape, ...rows]
}

/**
 * A database of its own: in memory, or in the PostgreSQL that TEST_DATABASE_URL names. A copy takes
 * a tenth of the time of the migrations.
 */
export async function emptyDatabase(): Promise<{ db: Db; drop: () => Promise<void> }> {
  if (POSTGRES === undefined) {
    statements ??= findStatements()
    const all = ['pragma foreign_keys = off', ...(await statements), 'pragma foreign_keys = on']
    const { db } = openEmbeddedFile(':memory:', (file) => {
      const copy = openEmbedded(file)
      for (const statement of all) copy.prepare(statement).statement.run()
      return copy
    })
    return { db, drop: () => db.destroy() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(POSTGRES)
  url.pathname = name
  template ??= makeTemplate(POSTGRES)
  await onPostgres(POSTGRES, `create database ${name} template ${await template} strategy file_copy`)
  const { db } = openPostgres(url.href)
  const drop = async () => {
    await db.destroy()
    await onPostgres(POSTGRES, `drop database ${name} with (force)`)
  }
  return { db, drop }
}
