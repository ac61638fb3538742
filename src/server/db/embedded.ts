/**
 * The embedded database: one file with its log, prepared statements, and the sync that makes a
 * commit last.
 */

import { constants, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { databaseFailureOf } from './database-failure.ts'

/** How many prepared statements are kept; more than the product has different queries. */
const KEPT_STATEMENTS = 200

type SqliteValue = null | number | bigint | string | Uint8Array

function isSqliteValue(value: unknown): value is SqliteValue {
  return (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    typeof value === 'string' ||
    value instanceof Uint8Array
  )
}

/** Values that SQLite accepts; anything else is a bug. */
export function sqliteValues(parameters: readonly unknown[]): SqliteValue[] {
  for (const parameter of parameters)
    if (!isSqliteValue(parameter))
      throw new TypeError(`The embedded database cannot hold a ${typeof parameter}`)
  return parameters as SqliteValue[]
}

interface Prepared {
  statement: StatementSyncInstance
  /** Whether the statement returns rows. */
  hasRows: boolean
}

export interface EmbeddedDatabase {
  prepare(sql: string): Prepared
  /** Syncs committed data to disk, off the main thread. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that one process waits for another. */
const BUSY_TIMEOUT = 15_000
const CREATION_TIMEOUT = 2000

/**
 * Switches the file to WAL. If several processes do so at once with a new file, SQLite refuses one
 * of them to avoid a deadlock, and it tries again.
 */
function switchToWal(database: DatabaseSyncInstance): void {
  const deadline = performance.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      database.exec('pragma journal_mode = WAL')
      return
    } catch (error) {
      if (databaseFailureOf(error) !== 'busy' || performance.now() > deadline) throw error
      pause(20)
    }
  }
}

/** Blocks the thread: nothing can be done before the database is open. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Configures the file; returns whether it has a log. */
function configure(database: DatabaseSyncInstance): boolean {
  // First, because another process may be configuring the same file.
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
  // Reading the table list also fails on a damaged file. A foreign file is not switched to WAL.
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  if (tables.length === 0 || tables.some((table) => table['name'] === 'kysely_migration'))
    switchToWal(database)
  const hasLog = database.prepare('pragma journal_mode').get()?.['journal_mode'] === 'wal'
  // With WAL we sync after commits, many at a time; NORMAL syncs by itself only where order
  // matters.
  database.exec(`pragma synchronous = ${hasLog ? 'NORMAL' : 'FULL'}`)
  database.exec('pragma foreign_keys = ON')
  return hasLog
}

/** Syncs the log, which SQLite creates with the first change. */
class Log {
  #handle: FileHandle | undefined
  #isBroken = false

  constructor(
    private readonly database: DatabaseSyncInstance,
    private readonly file: string,
  ) {}

  async sync(): Promise<void> {
    // After a failed sync the next one may skip the lost pages silently, so the log is copied into
    // the file and that is synced.
    if (this.#isBroken && !this.#copyToFile()) throw new Error('disk I/O error: the log cannot be synced')
    this.#isBroken = false
    try {
      this.#handle ??= await open(this.file, constants.O_RDWR)
      await this.#handle.datasync()
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  /** Merges the log into the file; what cannot be merged is read from the log at the next start. */
  async close(): Promise<void> {
    try {
      this.#copyToFile()
    } catch {
      // If the disk is full or read-only the log stays.
    }
    await this.#handle?.close()
  }

  #copyToFile(): boolean {
    return this.database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  }
}

/** A broken disk or copy leaves an empty file. Opening it as new would hide the loss. */
export class EmptyDatabaseError extends Error {
  override readonly name = 'EmptyDatabaseError'
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

/** Another process that has just created the file writes its header within this time. */
function refuseEmptyFile(file: string): void {
  for (let waited = 0; sizeOf(file) === 0; waited += 20) {
    if (waited >= CREATION_TIMEOUT) throw new EmptyDatabaseError(`${file} has no bytes`)
    pause(20)
  }
}

export function openEmbedded(file: string): EmbeddedDatabase {
  refuseEmptyFile(file)
  const database = new DatabaseSync(file)
  let log: Log | undefined
  try {
    if (configure(database)) log = new Log(database, `${file}-wal`)
  } catch (error) {
    database.close()
    throw error
  }
  const statements = new Map<string, Prepared>()
  return {
    sync: async () => log?.sync(),
    close: async () => {
      await log?.close()
      database.close()
    },
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      const prepared = { statement, hasRows: statement.columns().length > 0 }
      if (statements.size >= KEPT_STATEMENTS) statements.clear()
      statements.set(sql, prepared)
      return prepared
    },
  }
}
