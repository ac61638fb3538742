import type { Client } from 'pg'
import { z } from 'zod'
import { type Change, type Changes, ChangeListeners } from './changes.ts'

const CHANNEL = 'plateful_changes'
const RECONNECT_AFTER = 1_000
/** Milliseconds to wait for an answer. */
const CONNECT_TIMEOUT = 5_000

const Notification = z.object({ householdId: z.number(), area: z.string(), page: z.string().nullable() })

/** The change in a notification; null if another program uses the channel. */
function readChange(payload: string | undefined): Change | null {
  try {
    return Notification.safeParse(JSON.parse(payload ?? '')).data ?? null
  } catch {
    return null
  }
}

/**
 * Announces changes over LISTEN and NOTIFY on a connection of its own, for several processes. While
 * the connection is lost, changes are queued; afterwards they are sent, and every open page is told
 * to read again.
 */
export class PostgresChanges implements Changes {
  readonly #listeners = new ChangeListeners()
  #isClosed = false
  /** The current connection; events of earlier ones are ignored. */
  #latest: Client | undefined
  /** The current connection once it listens. */
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #connecting: Promise<void>
  /** One query at a time. */
  #announcing = Promise.resolve()
  /** Queued changes, without duplicates. */
  readonly #unsent = new Map<string, Change>()

  constructor(
    private readonly url: string,
    private readonly warn: (error: Error) => void,
  ) {
    this.#connecting = this.#connect()
  }

  async announce(change: Change): Promise<void> {
    const sent = this.#announcing.then(() => this.#send(change))
    this.#announcing = sent.catch(() => undefined)
    return sent
  }

  listen(householdId: number, onChange: (change: Change) => void): () => void {
    return this.#listeners.add(householdId, onChange)
  }

  onGap(listener: () => void): () => void {
    return this.#listeners.onGap(listener)
  }

  replaySpan(): number {
    return this.#client ? this.#listeners.replaySpan() : 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#connecting
    await this.#announcing
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const next = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: CONNECT_TIMEOUT,
      // Only a query notices that the other machine has gone without closing.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    this.#latest = next
    next.on('error', (error) => this.#onConnectionLost(next, error))
    next.on('notification', ({ payload }) => {
      const change = readChange(payload)
      if (change) this.#listeners.notify(change)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.#onConnectionLost(
        next,
        error instanceof Error ? error : new Error('PostgreSQL does not answer', { cause: error }),
      )
      return
    }
    if (this.#latest === next) this.#useFromNowOn(next)
  }

  #useFromNowOn(client: Client): void {
    this.#client = client
    this.#listeners.startListening()
    const unsent = [...this.#unsent.values()]
    this.#unsent.clear()
    for (const change of unsent) this.announce(change).catch(this.warn)
  }

  /** A connection may report several errors, also after it was replaced. */
  #onConnectionLost(client: Client, error: Error): void {
    if (client !== this.#latest) return
    this.#latest = undefined
    this.#client = undefined
    client.end().catch(() => undefined)
    if (this.#isClosed) return
    this.warn(error)
    this.#retry = setTimeout(() => {
      this.#connecting = this.#connect()
    }, RECONNECT_AFTER)
  }

  async #send(change: Change): Promise<void> {
    const client = this.#client
    const text = JSON.stringify(change)
    if (!client) {
      this.#unsent.set(text, change)
      return
    }
    try {
      await client.query('select pg_notify($1, $2)', [CHANNEL, text])
    } catch (error) {
      // Sending again would not help if the server refuses the query.
      if (!(error instanceof Error) || isRefusedByServer(error)) throw error
      this.#unsent.set(text, change)
      this.#onConnectionLost(client, error)
    }
  }
}

const isRefusedByServer = (error: Error) => 'severity' in error && error.severity === 'ERROR'
