import type { Client } from 'pg'
import { z } from 'zod'
import { type Change, type Changes, Listeners } from './changes.ts'

const CHANNEL = 'plateful_changes'
const RECONNECT_AFTER = 1_000
/** Milliseconds that the server has for an answer. */
const PATIENCE = 5_000

const Told = z.object({ householdId: z.number(), area: z.string(), page: z.string().nullable() })

/** The change in a notification; null where somebody else uses our channel. */
function readChange(payload: string | undefined): Change | null {
  try {
    return Told.safeParse(JSON.parse(payload ?? '')).data ?? null
  } catch {
    return null
  }
}

/**
 * For several processes on PostgreSQL: a change told in one is heard in all, by LISTEN and NOTIFY
 * on a connection of its own. While that connection is lost nothing is heard: what is told
 * meanwhile is sent once there is another, and then every open page is told to read again.
 */
export const changesThroughPostgres = (url: string, warn: (error: Error) => void): Changes =>
  new PostgresChanges(url, warn)

class PostgresChanges implements Changes {
  readonly #listeners = new Listeners()
  readonly #url: string
  readonly #warn: (error: Error) => void
  #isClosed = false
  /** The connection that is tried or used; another one is not ours any more. */
  #latest: Client | undefined
  /** The same once it listens. */
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #connecting: Promise<void>
  /**
   * One word after the other: a connection takes the next query when the one before is answered.
   */
  #telling = Promise.resolve()
  /** What was told while there was no connection, one of each. */
  readonly #untold = new Map<string, Change>()

  constructor(url: string, warn: (error: Error) => void) {
    this.#url = url
    this.#warn = warn
    this.#connecting = this.#connect()
  }

  async tell(change: Change): Promise<void> {
    const told = this.#telling.then(() => this.#send(change))
    this.#telling = told.catch(() => undefined)
    return told
  }

  listen(householdId: number, hear: (change: Change) => void): () => void {
    return this.#listeners.add(householdId, hear)
  }

  onGap(call: () => void): () => void {
    return this.#listeners.onGap(call)
  }

  heardFor(): number {
    return this.#client ? this.#listeners.heardFor() : 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#connecting
    await this.#telling
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const next = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      // Nobody speaks on a quiet night: only this tells that the other machine went without a word.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    this.#latest = next
    next.on('error', (error) => this.#lose(next, error))
    next.on('notification', ({ payload }) => {
      const change = readChange(payload)
      if (change) this.#listeners.call(change)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.#lose(
        next,
        error instanceof Error ? error : new Error('PostgreSQL does not answer', { cause: error }),
      )
      return
    }
    if (this.#latest === next) this.#useFromNowOn(next)
  }

  #useFromNowOn(client: Client): void {
    this.#client = client
    this.#listeners.beginToHear()
    const untold = [...this.#untold.values()]
    this.#untold.clear()
    for (const change of untold) this.tell(change).catch(this.#warn)
  }

  /** A connection may say several times that it is broken, and after it was replaced. */
  #lose(client: Client, error: Error): void {
    if (client !== this.#latest) return
    this.#latest = undefined
    this.#client = undefined
    client.end().catch(() => undefined)
    if (this.#isClosed) return
    this.#warn(error)
    this.#retry = setTimeout(() => {
      this.#connecting = this.#connect()
    }, RECONNECT_AFTER)
  }

  async #send(change: Change): Promise<void> {
    const client = this.#client
    const text = JSON.stringify(change)
    if (!client) {
      this.#untold.set(text, change)
      return
    }
    try {
      await client.query('select pg_notify($1, $2)', [CHANNEL, text])
    } catch (error) {
      // What the server itself refuses it would refuse again.
      if (!(error instanceof Error) || isRefusedByServer(error)) throw error
      this.#untold.set(text, change)
      this.#lose(client, error)
    }
  }
}

const isRefusedByServer = (error: Error) => 'severity' in error && error.severity === 'ERROR'
