/**
 * The readings that this process works on: begun by a call, resumed after a restart. A household's
 * readings run one after the other, and households take turns page by page.
 */

import type { FastifyInstance } from 'fastify'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { AppDependencies } from '../../http/context.ts'
import { type ErrorLog, oncePerDatabase, resumeRegularly } from '../interrupted-work.ts'
import { LeasedJobs } from '../leased-jobs.ts'
import { type ReadingRow, readingsUnderWay, updateReading } from './store.ts'

/** A reading that ends early, because the process stops or a person stops it. */
class StoppedError extends Error {
  override readonly name = 'Stopped'
}

interface RunningJob {
  /** False while it waits for an earlier one of its household. */
  isBegun: boolean
  work: Promise<void>
  stop: AbortController
}

class ReadingJobs extends LeasedJobs<ReadingRow, RunningJob> {
  protected readonly table = 'pictureReadings'
  protected readonly crashed = refuse('BAD_INPUT', pictureRefusals.broughtDown)
  /** The last reading of each household, which the next one waits for. */
  readonly #last = new Map<number, Promise<void>>()
  #isStopping = false

  start(row: ReadingRow, log: ErrorLog): void {
    if (this.#isStopping || this.running.has(row.id)) return
    const stop = new AbortController()
    const lastOfHousehold = this.#last.get(row.householdId) ?? Promise.resolve()
    const running: RunningJob = { isBegun: false, work: lastOfHousehold, stop }
    const work = lastOfHousehold
      .then(() => {
        running.isBegun = true
        return this.work(row, stop.signal, log)
      })
      .catch((error: unknown) => log.error({ err: error }, 'a reading could not be taken up'))
      .finally(() => {
        if (this.running.get(row.id) === running) this.running.delete(row.id)
        if (this.#last.get(row.householdId) === work) this.#last.delete(row.householdId)
      })
    running.work = work
    this.running.set(row.id, running)
    this.#last.set(row.householdId, work)
  }

  /** Stops a reading at once, and waits until nothing works on it. */
  async cancel(id: number): Promise<void> {
    const running = this.running.get(id)
    if (!running) return
    running.stop.abort(new StoppedError())
    if (running.isBegun) await running.work
    else this.running.delete(id)
  }

  findUnfinished(): Promise<ReadingRow[]> {
    return readingsUnderWay(this.dependencies.db)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    for (const { stop } of this.running.values()) stop.abort(new StoppedError())
    await Promise.all([...this.running.values()].map(({ work }) => work))
  }

  protected async read(row: ReadingRow, signal: AbortSignal, log: ErrorLog): Promise<void> {
    // The code that talks to the workers is loaded when there is a picture to read.
    const { readPictures } = await import('./read-pictures.ts')
    await readPictures(this.dependencies, row, { signal, log, onPageRead: () => this.announce(row) })
  }

  protected async fail(row: ReadingRow, error: unknown, log: ErrorLog): Promise<void> {
    const isKnown = error === this.crashed
    if (!isKnown) log.error({ err: error, readingId: row.id }, 'pictures were not read')
    const problem = isKnown ? this.crashed.message : pictureRefusals.ourFault
    const change = { state: 'failed', problem, heldUntil: null, attempts: 0 } as const
    await updateReading(this.rowsOf(row), row.id, change, 'reading')
  }

  protected async announce({ householdId }: ReadingRow): Promise<void> {
    await this.dependencies.changes
      .announce({ householdId, area: 'picture-readings', page: null })
      .catch(() => false)
  }
}

export const readingJobs = oncePerDatabase((dependencies) => new ReadingJobs(dependencies))

/** Resumes interrupted readings as long as the application runs, and ends them when it stops. */
export const resumePictureReadings = (app: FastifyInstance, dependencies: AppDependencies): void =>
  resumeRegularly(app, dependencies, readingJobs(dependencies), 'readings')
