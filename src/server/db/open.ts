/** Opens the configured database. Only this folder knows which one it is. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { openEmbedded } from './embedded.ts'
import { type DatabaseKind, PlainTypesPlugin } from './plain-types.ts'
import type { Db } from './tables.ts'

export interface OpenDatabase {
  db: Db
  kind: DatabaseKind
}

/** The type id of PostgreSQL's bigint, which pg returns as text by default. */
const INT8 = 20

export function openDatabase(options: { dataDir: string; databaseUrl: string | undefined }): OpenDatabase {
  return options.databaseUrl === undefined
    ? openEmbeddedFile(join(options.dataDir, 'plateful.db'))
    : openPostgres(options.databaseUrl)
}

/** The embedded database in a file, or in memory with ':memory:'. Tests may replace `open`. */
export function openEmbeddedFile(file: string, open = openEmbedded): OpenDatabase {
  if (file !== ':memory:') mkdirSync(join(file, '..'), { recursive: true })
  const dialect = new EmbeddedDialect(() => open(file))
  return { kind: 'embedded', db: kyselyOver(dialect, 'embedded') }
}

export function openPostgres(url: string): OpenDatabase {
  const dialect = new PostgresDialect({ pool: () => openPool(url) })
  return { kind: 'postgres', db: kyselyOver(dialect, 'postgres') }
}

/** The PostgreSQL driver is loaded only if it is used. */
async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // The pool replaces broken idle connections; the next query reports errors.
  pool.on('error', () => undefined)
  // A connection that breaks between two statements emits an error, which would end the process if
  // unhandled.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function kyselyOver(dialect: Dialect, kind: DatabaseKind): Db {
  return new Kysely({ dialect, plugins: [new PlainTypesPlugin(kind)] })
}
