/** The embedded database in the shape that Kysely's SQLite dialect asks for. */
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Prepared statements that are kept; the product has fewer different queries than this. */
const KEPT_STATEMENTS = 200

type Value = null | number | bigint | string | Uint8Array

function isValue(value: unknown): value is Value {
  return (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    typeof value === 'string' ||
    value instanceof Uint8Array
  )
}

function values(parameters: readonly unknown[]): Value[] {
  return parameters.map((parameter) => {
    if (!isValue(parameter)) throw new TypeError(`The embedded database cannot hold a ${typeof parameter}`)
    return parameter
  })
}

function asKyselyStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

function setUp(database: DatabaseSyncInstance): void {
  // First of all: another process may be setting up the same file.
  database.exec('pragma busy_timeout = 15000')
  // A file of another program is not even switched to a log; who reads the list of tables finds a damaged one, too.
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  if (tables.length === 0 || tables.some((table) => table['name'] === 'kysely_migration'))
    database.exec('pragma journal_mode = WAL')
  // FULL syncs the log at each commit: what was acknowledged survives a power cut.
  database.exec('pragma synchronous = FULL')
  database.exec('pragma foreign_keys = ON')
}

/** Brings what is in the log into the file, so that a file at rest is whole by itself; what cannot be is read from the log next time. */
function settle(database: DatabaseSyncInstance): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // Full, or not to be written: the log stays beside the file.
  }
}

export function openEmbedded(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  try {
    setUp(database)
  } catch (error) {
    database.close()
    throw error
  }
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => {
      settle(database)
      database.close()
    },
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      const statement = asKyselyStatement(database.prepare(sql))
      if (kept.size >= KEPT_STATEMENTS) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}
