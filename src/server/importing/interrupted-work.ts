/**
 * Work on a database row that survives its process. The working process has a lease on the row and
 * renews it. Another process resumes the work when the lease has run out.
 */

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Instant } from '../../domain/fields.ts'
import type { Db } from '../db/tables.ts'
import { addMilliseconds, type AppDependencies } from '../http/context.ts'

/** How often a lease is renewed. It runs out after twice as long. */
const RENEW_INTERVAL = 20_000
const CHECK_INTERVAL = 30_000
/** Work that was started so often without progress is not started again. */
export const MAX_ATTEMPTS = 2

/** The log for errors in work that no request waits for. */
export type ErrorLog = Pick<FastifyBaseLogger, 'error'>

/** The work of one process on such rows. */
export interface InterruptedWork<WorkRow extends { id: number }> {
  /** The rows of all households that are not done. */
  findUnfinished: () => Promise<WorkRow[]>
  isRunning: (id: number) => boolean
  endLease: (row: WorkRow) => Promise<unknown>
  start: (row: WorkRow, log: ErrorLog) => void
  stop: () => Promise<void>
}

/** The present moment, and the end of a lease that begins now. */
export function newLease({ clock }: Pick<AppDependencies, 'clock'>): { now: Instant; until: Instant } {
  const now = clock().toISOString()
  return { now, until: addMilliseconds(now, 2 * RENEW_INTERVAL) }
}

/** Renews a lease regularly by calling `renew`, and returns how to stop. */
export function renewLease(renew: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void renew().catch(() => false), RENEW_INTERVAL)
  return () => clearInterval(timer)
}

/**
 * Resumes interrupted work. With an embedded database, leases are ended at the start, since they
 * are from the previous process.
 */
export async function resumeInterrupted<WorkRow extends { id: number }>(
  { config }: Pick<AppDependencies, 'config'>,
  work: InterruptedWork<WorkRow>,
  log: ErrorLog,
  isAtStart = true,
): Promise<void> {
  for (const row of await work.findUnfinished()) {
    if (isAtStart && config.databaseUrl === undefined && !work.isRunning(row.id)) await work.endLease(row)
    work.start(row, log)
  }
}

/**
 * Resumes interrupted work at start and regularly, since another server, or a command of the
 * operator, may have been stopped. Stops all work when the application closes. `workName` names the
 * work in the log.
 */
export function resumeRegularly<WorkRow extends { id: number }>(
  app: FastifyInstance,
  dependencies: AppDependencies,
  work: InterruptedWork<WorkRow>,
  workName: string,
): void {
  const resume = (isAtStart: boolean) =>
    void resumeInterrupted(dependencies, work, app.log, isAtStart).catch((error: unknown) =>
      app.log.error({ err: error }, `${workName} were not looked for`),
    )
  const timer = setInterval(() => resume(false), CHECK_INTERVAL).unref()
  app.addHook('onListen', async () => resume(true))
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await work.stop()
  })
}

/** Makes a value once for each open database. */
export function oncePerDatabase<Made>(
  make: (dependencies: AppDependencies) => Made,
): (dependencies: AppDependencies) => Made {
  const valuesByDatabase = new WeakMap<Db, { value: Made }>()
  return (dependencies) => {
    const known = valuesByDatabase.get(dependencies.db) ?? { value: make(dependencies) }
    valuesByDatabase.set(dependencies.db, known)
    return known.value
  }
}
