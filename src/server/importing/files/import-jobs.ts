/**
 * The imports that this process works on: begun by a call, resumed after a restart, and ended
 * between two steps when the process stops.
 */

import type { FastifyInstance } from 'fastify'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import type { AppDependencies } from '../../http/context.ts'
import { type ErrorLog, oncePerDatabase, resumeRegularly } from '../interrupted-work.ts'
import { LeasedJobs } from '../leased-jobs.ts'
import { announceImport } from './announce-import.ts'
import { deleteUploadedFile } from './delete-files.ts'
import { Interrupted } from './interrupted.ts'
import { UnreadableUpload } from './open-upload.ts'
import { type ImportRow, interruptedImports, updateImport } from './store.ts'

const CRASHED_TWICE =
  'The server stopped twice while it read this file, so we haven’t tried a third time. What was written so far can be undone. Export your recipes in several files, and send one after the other.'

const OUR_ERROR =
  'Something went wrong on our side while reading this file. What was written so far can be undone; please try again.'

export const importInProgress = () =>
  refuse('IMPORT_RUNNING', 'Another file is on its way in. Wait until it’s done.')

class ImportJobs extends LeasedJobs<ImportRow, Promise<void>> {
  protected readonly table = 'householdImports'
  protected readonly crashed = new UnreadableUpload(CRASHED_TWICE)
  /** Households whose upload is being received. */
  readonly #arriving = new Set<number>()
  readonly #stopping = new AbortController()

  /** Receives one upload of a household at a time, since several would fill the disk. */
  async acceptUpload(householdId: number, take: () => Promise<ImportRow>): Promise<ImportRow> {
    if (this.#arriving.has(householdId)) throw importInProgress()
    this.#arriving.add(householdId)
    try {
      return await take()
    } finally {
      this.#arriving.delete(householdId)
    }
  }

  start(row: ImportRow, log: ErrorLog): void {
    if (this.#stopping.signal.aborted || this.running.has(row.id)) return
    const work = this.work(row, this.#stopping.signal, log)
      .catch((error: unknown) => log.error({ err: error }, 'an import could not be taken up'))
      .finally(() => this.running.delete(row.id))
    this.running.set(row.id, work)
  }

  findUnfinished(): Promise<ImportRow[]> {
    return interruptedImports(this.dependencies.db)
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Interrupted())
    await Promise.all(this.running.values())
  }

  protected async read(row: ImportRow, signal: AbortSignal): Promise<void> {
    // The code that talks to the workers is loaded when there is a file to read.
    const { readImport, runImport } = await import('./run-import.ts')
    const dependencies = { ...this.dependencies, signal }
    if (row.state === 'reading') await readImport(dependencies, row)
    else {
      await runImport(dependencies, row, () => signal.aborted)
      await deleteUploadedFile(this.dependencies, row)
    }
  }

  protected async fail(row: ImportRow, error: unknown, log: ErrorLog): Promise<void> {
    if (error instanceof Interrupted) return
    const isKnown = error instanceof UnreadableUpload || error instanceof Refusal
    if (!isKnown) log.error({ err: error, importId: row.id }, 'an import failed')
    const problem = isKnown ? error.message : OUR_ERROR
    const change = { state: 'failed', problem, heldUntil: null } as const
    const failed = await updateImport(this.rowsOf(row), row.id, change, row.state)
    if (failed) await deleteUploadedFile(this.dependencies, failed)
  }

  protected async announce({ householdId }: ImportRow): Promise<void> {
    if (!this.#stopping.signal.aborted) await announceImport(this.dependencies.changes, householdId)
  }
}

/** The jobs of the process that has this database open. */
export const importJobs = oncePerDatabase((dependencies) => new ImportJobs(dependencies))

/**
 * Resumes interrupted imports as long as the application runs; when it stops, running ones end
 * after their current step.
 */
export const resumeImports = (app: FastifyInstance, dependencies: AppDependencies): void =>
  resumeRegularly(app, dependencies, importJobs(dependencies), 'imports')
