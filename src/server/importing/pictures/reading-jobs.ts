/**
 * The readings that this process works on: begun by a call, resumed after a restart. A household's
 * readings run one after the other, and households take turns page by page.
 */
import type { FastifyInstance } from 'fastify'
import { pictureRefusals } from '../../../domain/importing/picture-refusals.ts'
import type { Household } from '../../db/household.ts'
import type { Parts } from '../../http/context.ts'
import {
  type ErrorLog,
  resumeRegularly,
  MAX_ATTEMPTS,
  newLease,
  oncePerDatabase,
  renewLease,
} from '../interrupted-work.ts'
import { type Lease, LeasedJobs } from '../leased-jobs.ts'
import { claimReading, type ReadingRow, readingById, readingsUnderWay, updateReading } from './store.ts'

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
        return this.#work(row, stop.signal, log)
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
    return readingsUnderWay(this.parts.db)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    for (const { stop } of this.running.values()) stop.abort(new StoppedError())
    await Promise.all([...this.running.values()].map(({ work }) => work))
  }

  protected updateLease(row: ReadingRow, lease: Lease): Promise<unknown> {
    return updateReading(this.rowsOf(row), row.id, lease)
  }

  async #work(row: ReadingRow, signal: AbortSignal, log: ErrorLog): Promise<void> {
    const rows = this.rowsOf(row)
    const claimedRow = signal.aborted ? undefined : await claimReading(rows, row.id, newLease(this.parts))
    if (!claimedRow) return
    const stopHolding = renewLease(() =>
      updateReading(rows, row.id, { heldUntil: newLease(this.parts).until }, 'reading'),
    )
    try {
      if (claimedRow.attempts > MAX_ATTEMPTS) await this.#fail(rows, row.id, pictureRefusals.broughtDown)
      else {
        // The code that talks to the workers is loaded when there is a picture to read.
        const { readPictures } = await import('./read-pictures.ts')
        await readPictures(this.parts, claimedRow, { signal, log, onPageRead: () => this.#announce(row) })
      }
    } catch (error) {
      // Another process, or this one after a restart, reads the page again.
      if (signal.aborted) await this.releaseLease(row)
      else {
        log.error({ err: error, readingId: row.id }, 'pictures were not read')
        await this.#fail(rows, row.id, pictureRefusals.ourFault)
      }
    } finally {
      stopHolding()
      await this.#announce(row)
    }
  }

  async #fail(rows: Household, id: number, problem: string): Promise<void> {
    if (await readingById(rows, id))
      await updateReading(rows, id, { state: 'failed', problem, heldUntil: null, attempts: 0 }, 'reading')
  }

  async #announce({ householdId }: ReadingRow): Promise<void> {
    await this.parts.changes
      .announce({ householdId, area: 'picture-readings', page: null })
      .catch(() => false)
  }
}

export const readingJobs = oncePerDatabase((parts) => new ReadingJobs(parts))

/** Resumes interrupted readings as long as the application runs, and ends them when it stops. */
export const resumePictureReadings = (app: FastifyInstance, parts: Parts): void =>
  resumeRegularly(app, parts, readingJobs(parts), 'readings')
