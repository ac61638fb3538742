import type { Client } from 'pg'
import { z } from 'zod'
import { type Change, type Changes, Listeners } from './changes.ts'

const CHANNEL = 'plateful_changes'
const RECONNECT_AFTER = 1_000

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
 * For several processes on PostgreSQL: a change told in one is heard in all, by LISTEN and NOTIFY on a connection of its own. While that
 * connection is lost, changes are not heard; pages read anew when somebody comes back to them.
 */
export const changesThroughPostgres = (url: string, warn: (error: Error) => void): Changes =>
  new PostgresChanges(url, warn)

class PostgresChanges implements Changes {
  readonly #listeners = new Listeners()
  readonly #url: string
  readonly #warn: (error: Error) => void
  #isClosed = false
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #connecting: Promise<void>
  /** One word after the other: a connection takes the next query when the one before is answered. */
  #telling = Promise.resolve()

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

  heardFor(): number {
    return this.#client ? this.#listeners.heardFor() : 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#connecting
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const next = new pg.Client({ connectionString: this.#url })
    next.on('error', (error) => this.#reconnect(error))
    next.on('notification', ({ payload }) => {
      const change = readChange(payload)
      if (change) this.#listeners.call(change)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      this.#listeners.beginToHear()
      this.#client = next
    } catch (error) {
      this.#reconnect(
        error instanceof Error ? error : new Error('PostgreSQL does not answer', { cause: error }),
      )
    }
  }

  #reconnect(error: Error): void {
    if (this.#isClosed || this.#retry) return
    this.#warn(error)
    this.#client = undefined
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#connecting = this.#connect()
    }, RECONNECT_AFTER)
  }

  async #send(change: Change): Promise<void> {
    await this.#connecting
    await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)])
  }
}
