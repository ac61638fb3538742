/**
 * Work on a row of the database that goes on after whoever did it was interrupted: whoever works
 * holds the row and says so again and again, and takes up what nobody holds any more.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Instant } from '../../domain/fields.ts'
import type { Db } from '../db/tables.ts'
import { later, type Parts } from '../http/context.ts'

/**
 * Whoever works says so again this often; after twice as long without a word another process takes
 * it up.
 */
const HOLD_EVERY = 20_000
const LOOK_EVERY = 30_000
/** What was begun so often, and neither got on nor came to an end, is not begun again. */
export const MOST_ATTEMPTS = 2

/** Where something goes wrong that nobody waits for. */
export type ErrorLog = Pick<FastifyBaseLogger, 'error'>

/** The work of one process on such rows. */
export interface InterruptedWork<WorkRow extends { id: number }> {
  /** The rows of all households that are not done. */
  underWay: () => Promise<WorkRow[]>
  isRunning: (id: number) => boolean
  /** Says that nobody works on a row. */
  letGo: (row: WorkRow) => Promise<unknown>
  /** Works on a row, unless somebody does already. */
  start: (row: WorkRow, log: ErrorLog) => void
  /** Ends all work, so that the process can stop. */
  stop: () => Promise<void>
}

/** This moment, and until when what is held now is held. */
export function heldFrom({ clock }: Pick<Parts, 'clock'>): { now: Instant; until: Instant } {
  const now = clock().toISOString()
  return { now, until: later(now, 2 * HOLD_EVERY) }
}

/** Calls `hold` again and again until the answer is called. */
export function keepHolding(hold: () => Promise<unknown>): () => void {
  const beats = setInterval(() => void hold().catch(() => false), HOLD_EVERY)
  return () => clearInterval(beats)
}

/**
 * Takes up what was interrupted. Where this process alone has the database, nobody else can be
 * working on it, whoever held it last.
 */
export async function takeUp<WorkRow extends { id: number }>(
  { config }: Pick<Parts, 'config'>,
  work: InterruptedWork<WorkRow>,
  log: ErrorLog,
): Promise<void> {
  for (const row of await work.underWay()) {
    if (config.databaseUrl === undefined && !work.isRunning(row.id)) await work.letGo(row)
    work.start(row, log)
  }
}

/**
 * Takes up interrupted work as long as the application runs, and ends it when that stops; `called`
 * names such rows in the log.
 */
export function keepTakingUp<WorkRow extends { id: number }>(
  app: FastifyInstance,
  parts: Parts,
  work: InterruptedWork<WorkRow>,
  called: string,
): void {
  const look = () =>
    void takeUp(parts, work, app.log).catch((error: unknown) =>
      app.log.error({ err: error }, `${called} were not looked for`),
    )
  const isShared = parts.config.databaseUrl !== undefined
  const looks = isShared ? setInterval(look, LOOK_EVERY).unref() : undefined
  app.addHook('onListen', async () => look())
  app.addHook('preClose', async () => {
    clearInterval(looks)
    await work.stop()
  })
}

/** What is made once for the process that has a database open. */
export function oncePerDatabase<Made>(make: (parts: Parts) => Made): (parts: Parts) => Made {
  const made = new WeakMap<Db, { value: Made }>()
  return (parts) => {
    const known = made.get(parts.db) ?? { value: make(parts) }
    made.set(parts.db, known)
    return known.value
  }
}
