/**
 * Kysely's SQLite dialect where several processes may hold one file, a migration is whole or not
 * there, and many who commit at once wait for one sync of the log.
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
import { type EmbeddedDatabase, values } from './embedded.ts'
import { LogSync } from './log-sync.ts'

/** The one connection goes from hand to hand, in the order in which it was asked for. */
class Turns {
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  giveBack(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

/** What Kysely itself did not build, and changes nothing. */
const readingWords = /^\s*(?:select|pragma|explain)\b/i

interface Shared {
  database: EmbeddedDatabase
  turns: Turns
  sync: LogSync
}

/**
 * What one asker does: a transaction has the database to itself, a statement by itself has it for
 * the moment that it takes.
 */
class EmbeddedConnection implements DatabaseConnection {
  #isInTransaction = false
  #hasWritten = false

  constructor(private readonly shared: Shared) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#run(query)
    const result = await this.#inTurn(() => this.#run<R>(query))
    this.#tellWhatIsWritten()
    // Who only reads waits as well: what is shown to somebody must not be gone after a power cut.
    await this.shared.sync.settled()
    return result
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  /**
   * A transaction that writes takes its turn at once: one that only asks for it when it writes is
   * refused if another process wrote since it began to read. One that only reads keeps no other
   * process waiting.
   */
  async begin(settings: TransactionSettings): Promise<void> {
    await this.shared.turns.take()
    try {
      this.#say(settings.accessMode === 'read only' ? 'begin' : 'begin immediate')
      this.#isInTransaction = true
    } catch (error) {
      this.shared.turns.giveBack()
      throw error
    }
  }

  /** The next one begins while this one waits for the disk. */
  async commit(): Promise<void> {
    this.#say('commit')
    this.#tellWhatIsWritten()
    this.#end()
    await this.shared.sync.settled()
  }

  /**
   * A disk that is full has ended the transaction by itself; that there is none left must not hide
   * why.
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

  #tellWhatIsWritten(): void {
    if (this.#hasWritten) this.shared.sync.wrote()
    this.#hasWritten = false
  }

  #end(): void {
    this.#isInTransaction = false
    this.#hasWritten = false
    this.shared.turns.giveBack()
  }

  async #inTurn<R>(work: () => R): Promise<R> {
    await this.shared.turns.take()
    try {
      return work()
    } finally {
      this.shared.turns.giveBack()
    }
  }

  #say(words: string): void {
    this.shared.database.prepare(words).statement.run()
  }

  #run<R>({ sql, parameters, query }: CompiledQuery): QueryResult<R> {
    const { statement, hasRows } = this.shared.database.prepare(sql)
    this.#hasWritten ||= !(query.kind === 'SelectQueryNode' || readingWords.test(sql))
    if (hasRows) return { rows: statement.all(...values(parameters)) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values(parameters))
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

class EmbeddedDriver implements Driver {
  #shared: Shared | undefined
  constructor(private readonly open: () => EmbeddedDatabase) {}

  async init(): Promise<void> {
    const database = this.open()
    this.#shared = { database, turns: new Turns(), sync: new LogSync(() => database.sync()) }
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    if (!this.#shared) throw new Error('the database is not open')
    return new EmbeddedConnection(this.#shared)
  }

  async releaseConnection(): Promise<void> {
    // Each turn ends with its statement or its transaction.
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
   * SQLite can change its tables within a transaction, which also keeps a second process from
   * migrating at the same time.
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
