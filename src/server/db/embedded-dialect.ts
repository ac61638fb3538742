/**
 * Kysely's SQLite dialect, extended: several processes may share a file, migrations are
 * transactional, and concurrent commits share one sync of the log.
 */

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { CommitSync } from './commit-sync.ts'
import { type EmbeddedDatabase, sqliteValues } from './embedded.ts'

/** Lends out the only connection, first come, first served. */
class Mutex {
  #isLocked = false
  readonly #waiting: (() => void)[] = []

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isLocked = true
  }

  unlock(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isLocked = false
  }
}

/** Raw SQL that only reads. */
const readingWords = /^\s*(?:select|pragma|explain)\b/i

interface Shared {
  database: EmbeddedDatabase
  mutex: Mutex
  sync: CommitSync
}

/** A transaction holds the database until it ends; a single statement holds it for its own time. */
class EmbeddedConnection implements DatabaseConnection {
  #isInTransaction = false
  #hasWritten = false

  constructor(private readonly shared: Shared) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#run(query)
    const result = await this.#queueForUser(() => this.#run<R>(query))
    this.#reportWrites()
    // Reads wait, too: nobody may see data that a power cut could still undo.
    await this.shared.sync.settled()
    return result
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  /**
   * Writing transactions lock at once. Locking at the first write fails if another process wrote
   * meanwhile. Read-only ones lock nobody out.
   */
  async begin(settings: TransactionSettings): Promise<void> {
    await this.shared.mutex.lock()
    try {
      this.#say(settings.accessMode === 'read only' ? 'begin' : 'begin immediate')
      this.#isInTransaction = true
    } catch (error) {
      this.shared.mutex.unlock()
      throw error
    }
  }

  /** The next transaction starts while this one waits for the disk. */
  async commit(): Promise<void> {
    this.#say('commit')
    this.#reportWrites()
    this.#end()
    await this.shared.sync.settled()
  }

  /**
   * SQLite rolls back by itself when the disk is full; the error of a second rollback must not hide
   * the cause.
   */
  rollback(): void {
    if (!this.#isInTransaction) return
    try {
      this.#say('rollback')
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    } finally {
      this.#end()
    }
  }

  #reportWrites(): void {
    if (this.#hasWritten) this.shared.sync.wrote()
    this.#hasWritten = false
  }

  #end(): void {
    this.#isInTransaction = false
    this.#hasWritten = false
    this.shared.mutex.unlock()
  }

  async #queueForUser<R>(work: () => R): Promise<R> {
    await this.shared.mutex.lock()
    try {
      return work()
    } finally {
      this.shared.mutex.unlock()
    }
  }

  #say(words: string): void {
    this.shared.database.prepare(words).statement.run()
  }

  #run<R>({ sql, parameters, query }: CompiledQuery): QueryResult<R> {
    const { statement, hasRows } = this.shared.database.prepare(sql)
    this.#hasWritten ||= !(query.kind === 'SelectQueryNode' || readingWords.test(sql))
    if (hasRows) return { rows: statement.all(...sqliteValues(parameters)) as R[] }
    const { changes, lastInsertRowid } = statement.run(...sqliteValues(parameters))
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

class EmbeddedDriver implements Driver {
  #shared: Shared | undefined
  constructor(private readonly open: () => EmbeddedDatabase) {}

  async init(): Promise<void> {
    const database = this.open()
    this.#shared = { database, mutex: new Mutex(), sync: new CommitSync(() => database.sync()) }
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    if (!this.#shared) throw new Error('the database is not open')
    return new EmbeddedConnection(this.#shared)
  }

  async releaseConnection(): Promise<void> {
    // The lock is released after each statement or transaction.
  }

  beginTransaction = (connection: EmbeddedConnection, settings: TransactionSettings) =>
    connection.begin(settings)
  commitTransaction = (connection: EmbeddedConnection) => connection.commit()
  rollbackTransaction = async (connection: EmbeddedConnection) => connection.rollback()

  async destroy(): Promise<void> {
    await this.#shared?.database.close()
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /**
   * SQLite has transactional DDL, which also keeps a second process from migrating at the same
   * time.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class EmbeddedDialect implements Dialect {
  constructor(private readonly open: () => EmbeddedDatabase) {}
  createDriver = () => new EmbeddedDriver(this.open)
  createAdapter = () => new EmbeddedAdapter()
  createQueryCompiler = () => new SqliteQueryCompiler()
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db)
}
