import type { Client } from 'pg'
import { z } from 'zod'
import { type Change, type Changes, Listeners } from './changes.ts'

const CHANNEL = 'plateful_changes'
const RECONNECT_AFTER = 1_000

const Told = z.object({ householdId: z.number(), area: z.string(), page: z.string().nullable() })

/**
 * For several processes on PostgreSQL: a change told in one is heard in all, by LISTEN and NOTIFY on a connection of its own. While that
 * connection is lost, changes are not heard; pages read anew when somebody comes back to them.
 */
export function changesThroughPostgres(url: string, warn: (error: Error) => void): Changes {
  const listeners = new Listeners()
  let isClosed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined

  function reconnect(error: Error): void {
    if (isClosed || retry) return
    warn(error)
    client = undefined
    retry = setTimeout(() => {
      retry = undefined
      connecting = connect()
    }, RECONNECT_AFTER)
  }

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const next = new pg.Client({ connectionString: url })
    next.on('error', reconnect)
    next.on('notification', ({ payload }) => {
      const told = Told.safeParse(JSON.parse(payload ?? 'null'))
      if (told.success) listeners.call(told.data)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch (error) {
      reconnect(error instanceof Error ? error : new Error('PostgreSQL does not answer', { cause: error }))
    }
  }

  let connecting = connect()
  /** One word after the other: a connection takes the next query when the one before is answered. */
  let telling = Promise.resolve()

  async function send(change: Change): Promise<void> {
    await connecting
    await client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)])
  }

  return {
    tell(change: Change) {
      const told = telling.then(() => send(change))
      telling = told.catch(() => undefined)
      return told
    },
    listen: (householdId, hear) => listeners.add(householdId, hear),
    async close() {
      isClosed = true
      clearTimeout(retry)
      await connecting
      await client?.end()
    },
  }
}
