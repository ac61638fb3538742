/**
 * The imports that this process works on: begun by a call, taken up again after a restart, ended
 * between two steps when it stops.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import type { Instant } from '../../../domain/fields.ts'
import { type Household, household } from '../../db/household.ts'
import type { Db } from '../../db/tables.ts'
import { later, type Parts } from '../../http/context.ts'
import { UnreadableUpload } from './open-upload.ts'
import { Interrupted } from './interrupted.ts'
import { letGoOfFile } from './let-go.ts'
import { holdImport, type ImportRow, interruptedImports, updateImport } from './store.ts'

/**
 * Whoever works on an import says so anew this often; after twice as long without a word another
 * process takes it up.
 */
const HOLD_EVERY = 20_000
const LOOK_EVERY = 30_000

/** An import that was begun so often, and never came to an end or got on, is not begun again. */
const MOST_ATTEMPTS = 2

const BROUGHT_DOWN =
  'The server stopped twice while it read this file, so we haven’t tried a third time. What was written so far can be undone. Export your recipes in several files, and send one after the other.'

const OUR_FAULT =
  'Something went wrong on our side while reading this file. What was written so far can be undone; please try again.'

export const anotherComes = () =>
  refuse('IMPORT_RUNNING', 'Another file is on its way in. Wait until it’s done.')

class ImportJobs {
  readonly #parts: Parts
  readonly #running = new Map<number, Promise<void>>()
  /** Households of which a file is on its way to this machine's disk. */
  readonly #arriving = new Set<number>()
  readonly #stopping = new AbortController()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * One file at a time arrives for a household: several would fill the disk before anybody looks at
   * one.
   */
  async takeIn(householdId: number, take: () => Promise<ImportRow>): Promise<ImportRow> {
    if (this.#arriving.has(householdId)) throw anotherComes()
    this.#arriving.add(householdId)
    try {
      return await take()
    } finally {
      this.#arriving.delete(householdId)
    }
  }

  /** Works on an import, unless somebody does already. */
  start(row: ImportRow, log: Pick<FastifyBaseLogger, 'error'>): void {
    if (this.#stopping.signal.aborted || this.#running.has(row.id)) return
    const work = this.#work(row, log)
      .catch((error: unknown) => log.error({ err: error }, 'an import could not be taken up'))
      .finally(() => this.#running.delete(row.id))
    this.#running.set(row.id, work)
  }

  /**
   * Takes up what was interrupted. Where this process alone has the database, nobody else can be
   * working on it.
   */
  async resume(log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
    for (const row of await interruptedImports(this.#parts.db)) {
      const isAlone = this.#parts.config.databaseUrl === undefined && !this.#running.has(row.id)
      if (isAlone) await updateImport(this.#rowsOf(row), row.id, { heldUntil: null })
      this.start(row, log)
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Interrupted())
    await Promise.all(this.#running.values())
  }

  #until(): { now: Instant; until: Instant } {
    const now = this.#parts.clock().toISOString()
    return { now, until: later(now, 2 * HOLD_EVERY) }
  }

  #rowsOf({ householdId }: ImportRow): Household {
    return household(this.#parts.db, householdId)
  }

  async #hold(row: ImportRow): Promise<void> {
    await updateImport(this.#rowsOf(row), row.id, { heldUntil: this.#until().until })
  }

  async #work(row: ImportRow, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
    // Counted in the database before anything is read: whatever becomes of this process, the next
    // one knows.
    const held = await holdImport(this.#rowsOf(row), row.id, this.#until())
    if (!held) return
    const { signal } = this.#stopping
    const beats = setInterval(() => void this.#hold(row).catch(() => false), HOLD_EVERY)
    try {
      if (held.attempts > MOST_ATTEMPTS) throw new UnreadableUpload(BROUGHT_DOWN)
      // What talks to the workers: loaded when there is a file to read.
      const { readImport, runImport } = await import('./run-import.ts')
      const parts = { ...this.#parts, signal }
      if (row.state === 'reading') await readImport(parts, row)
      else {
        await runImport(parts, row, () => signal.aborted)
        await letGoOfFile(this.#parts, row)
      }
    } catch (error) {
      if (signal.aborted) await this.#letOthers(row)
      else if (!(error instanceof Interrupted)) await this.#fail(row, error, log)
    } finally {
      clearInterval(beats)
      if (!signal.aborted) await this.#tell(row)
    }
  }

  /**
   * Another process need not wait until this one has been silent for long; and who stops in order
   * was not brought down.
   */
  async #letOthers(row: ImportRow): Promise<void> {
    await updateImport(this.#rowsOf(row), row.id, { heldUntil: null, attempts: 0 })
  }

  async #fail(row: ImportRow, error: unknown, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
    const isKnown = error instanceof UnreadableUpload || error instanceof Refusal
    if (!isKnown) log.error({ err: error, importId: row.id }, 'an import failed')
    const problem = isKnown ? error.message : OUR_FAULT
    const change = { state: 'failed', problem, heldUntil: null } as const
    const failed = await updateImport(this.#rowsOf(row), row.id, change, row.state)
    if (failed) await letGoOfFile(this.#parts, failed)
  }

  /** The open pages of the household read anew what the import changed. */
  async #tell({ householdId }: ImportRow): Promise<void> {
    for (const area of ['household-imports', 'recipes', 'calendar-assignments', 'completed-shopping-lists'])
      await this.#parts.changes.tell({ householdId, area, page: null })
  }
}

const jobs = new WeakMap<Db, ImportJobs>()

/** The jobs of the process that has this database open. */
export function importJobs(parts: Parts): ImportJobs {
  const known = jobs.get(parts.db) ?? new ImportJobs(parts)
  jobs.set(parts.db, known)
  return known
}

/**
 * Takes up interrupted imports as long as the application runs, and lets those under way come to a
 * step's end when it stops.
 */
export function keepImporting(app: FastifyInstance, parts: Parts): void {
  const own = importJobs(parts)
  const look = () =>
    void own
      .resume(app.log)
      .catch((error: unknown) => app.log.error({ err: error }, 'imports were not looked for'))
  const isShared = parts.config.databaseUrl !== undefined
  const looks = isShared ? setInterval(look, LOOK_EVERY).unref() : undefined
  app.addHook('onListen', async () => look())
  app.addHook('preClose', async () => {
    clearInterval(looks)
    await own.stop()
  })
}
