/** The embedded database in the shape that Kysely's SQLite dialect asks for. */
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite'
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

export function openEmbedded(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  // FULL syncs the log at each commit: what was acknowledged survives a power cut.
  database.exec('pragma journal_mode = WAL')
  database.exec('pragma synchronous = FULL')
  database.exec('pragma foreign_keys = ON')
  database.exec('pragma busy_timeout = 5000')
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
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
