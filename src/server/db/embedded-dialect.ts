/** Kysely's SQLite dialect where several processes may hold one file, and a migration is whole or not there. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'

class EmbeddedDriver extends SqliteDriver {
  /**
   * A transaction that writes takes its turn at once: one that only asks for it when it writes is refused if another process
   * wrote since it began to read. One that only reads keeps nobody waiting.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const words = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(words))
  }

  /** A disk that is full has ended the transaction by itself; that there is none left must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can change its tables within a transaction, which also keeps a second process from migrating at the same time. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>
  constructor(open: () => Promise<SqliteDatabase>) {
    super({ database: open })
    this.#open = open
  }
  override createDriver(): Driver {
    return new EmbeddedDriver({ database: this.#open })
  }
  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }
}
