/**
 * Opens the database that the configuration names; the only place, with its neighbours, that knows
 * which one it is.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { openEmbedded } from './embedded.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { type DatabaseKind, PlainTypesPlugin } from './plain-types.ts'
import type { Db } from './tables.ts'

export interface OpenDatabase {
  db: Db
  kind: DatabaseKind
}

/** PostgreSQL's number for its 64-bit integer type, which pg would hand over as text. */
const INT8 = 20

export function openDatabase(options: { dataDir: string; databaseUrl: string | undefined }): OpenDatabase {
  return options.databaseUrl === undefined
    ? openEmbeddedFile(join(options.dataDir, 'plateful.db'))
    : openPostgres(options.databaseUrl)
}

/**
 * The embedded database in a file, or in memory for tests with ':memory:'; a test may stand between
 * us and its disk.
 */
export function openEmbeddedFile(file: string, open = openEmbedded): OpenDatabase {
  if (file !== ':memory:') mkdirSync(join(file, '..'), { recursive: true })
  const dialect = new EmbeddedDialect(() => open(file))
  return { kind: 'embedded', db: kyselyOver(dialect, 'embedded') }
}

export function openPostgres(url: string): OpenDatabase {
  const dialect = new PostgresDialect({ pool: () => openPool(url) })
  return { kind: 'postgres', db: kyselyOver(dialect, 'postgres') }
}

/** A house with an embedded database never loads what talks to PostgreSQL. */
async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while idle (the server restarted) is replaced by the pool; the next
  // query tells who cares.
  pool.on('error', () => undefined)
  // One that breaks between two statements of a transaction tells nobody but itself; unheard, that
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function kyselyOver(dialect: Dialect, kind: DatabaseKind): Db {
  return new Kysely({ dialect, plugins: [new PlainTypesPlugin(kind)] })
}
