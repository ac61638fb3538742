/**
 * The embedded database: one file with its log, prepared statements, and the sync that makes a
 * commit last.
 */
import { constants, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { troubleOf } from './trouble.ts'

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

/** What the embedded database can be handed; anything else is a mistake of ours. */
export function values(parameters: readonly unknown[]): Value[] {
  for (const parameter of parameters)
    if (!isValue(parameter)) throw new TypeError(`The embedded database cannot hold a ${typeof parameter}`)
  return parameters as Value[]
}

interface Prepared {
  statement: StatementSyncInstance
  /** It answers rows. */
  hasRows: boolean
}

export interface EmbeddedDatabase {
  prepare(sql: string): Prepared
  /** Brings what was committed onto the disk, beside the main thread. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that one process waits for another. */
const PATIENCE = 15_000
const PATIENCE_FOR_A_BEGINNING = 2000

/**
 * Gives the file a log. Of several processes that do it to a new file at once each reads already
 * and wants to write, so that waiting for each other would be without end: SQLite tells one of them
 * so at once, and it asks again when the other is done.
 */
function giveLog(database: DatabaseSyncInstance): void {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      database.exec('pragma journal_mode = WAL')
      return
    } catch (error) {
      if (troubleOf(error) !== 'busy' || performance.now() > until) throw error
      pause(20)
    }
  }
}

/** Stands still for so many milliseconds; nothing else is to be done before there is a database. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Sets the file up, and answers whether it has a log. */
function setUp(database: DatabaseSyncInstance): boolean {
  // First of all: another process may be setting up the same file.
  database.exec(`pragma busy_timeout = ${PATIENCE}`)
  // A file of another program is not even switched to a log; who reads the list of tables finds a
  // damaged one, too.
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  if (tables.length === 0 || tables.some((table) => table['name'] === 'kysely_migration')) giveLog(database)
  const hasLog = database.prepare('pragma journal_mode').get()?.['journal_mode'] === 'wal'
  // The log is synced by us after each commit, many commits at once; NORMAL syncs by itself what
  // must not be overtaken by that.
  database.exec(`pragma synchronous = ${hasLog ? 'NORMAL' : 'FULL'}`)
  database.exec('pragma foreign_keys = ON')
  return hasLog
}

/** Syncs the log of a database, which makes the file of it with its first change. */
class Log {
  #handle: FileHandle | undefined
  #isBroken = false

  constructor(
    private readonly database: DatabaseSyncInstance,
    private readonly file: string,
  ) {}

  async sync(): Promise<void> {
    // What a failed sync left out the next one would pass over in silence: it is copied from the
    // log into the file and synced there.
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

  /**
   * Leaves a file that is whole by itself; what cannot be copied is read from the log next time.
   */
  async close(): Promise<void> {
    try {
      this.#copyToFile()
    } catch {
      // Full, or not to be written: the log stays beside the file.
    }
    await this.#handle?.close()
  }

  #copyToFile(): boolean {
    return this.database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  }
}

/**
 * A file of no bytes is what a broken disk or copy leaves behind. Taken for a new one, it would
 * hide what was lost.
 */
export class EmptyDatabase extends Error {
  override readonly name = 'EmptyDatabase'
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

/** Another process that makes the file at this moment has given it a beginning shortly. */
function refuseEmpty(file: string): void {
  for (let waited = 0; sizeOf(file) === 0; waited += 20) {
    if (waited >= PATIENCE_FOR_A_BEGINNING) throw new EmptyDatabase(`${file} has no bytes`)
    pause(20)
  }
}

export function openEmbedded(file: string): EmbeddedDatabase {
  refuseEmpty(file)
  const database = new DatabaseSync(file)
  let log: Log | undefined
  try {
    if (setUp(database)) log = new Log(database, `${file}-wal`)
  } catch (error) {
    database.close()
    throw error
  }
  const kept = new Map<string, Prepared>()
  return {
    sync: async () => log?.sync(),
    close: async () => {
      await log?.close()
      database.close()
    },
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      const prepared = { statement, hasRows: statement.columns().length > 0 }
      if (kept.size >= KEPT_STATEMENTS) kept.clear()
      kept.set(sql, prepared)
      return prepared
    },
  }
}
