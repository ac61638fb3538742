/** What jobs on imports and on picture readings have in common: leases on their rows. */

import { Household } from '../db/household.ts'
import type { AppDependencies } from '../http/context.ts'
import {
  type ErrorLog,
  type InterruptedWork,
  MAX_ATTEMPTS,
  newLease,
  renewLease,
} from './interrupted-work.ts'
import { claimRow, type LeasedRow, type LeasedTable, updateLease } from './store.ts'

/** The jobs of one process on rows of one table. `Job` holds what a running job needs. */
export abstract class LeasedJobs<WorkRow extends LeasedRow, Job> implements InterruptedWork<WorkRow> {
  protected readonly running = new Map<number, Job>()
  protected abstract readonly table: LeasedTable
  /** The error with which work fails that has crashed its process too often. */
  protected abstract readonly crashed: Error

  constructor(protected readonly dependencies: AppDependencies) {}

  abstract findUnfinished(): Promise<WorkRow[]>
  abstract start(row: WorkRow, log: ErrorLog): void
  abstract stop(): Promise<void>

  /** Does the work on a row that this process has claimed. */
  protected abstract read(row: WorkRow, signal: AbortSignal, log: ErrorLog): Promise<void>
  protected abstract fail(row: WorkRow, error: unknown, log: ErrorLog): Promise<void>
  protected abstract announce(row: WorkRow): Promise<unknown>

  isRunning(id: number): boolean {
    return this.running.has(id)
  }

  endLease(row: WorkRow): Promise<void> {
    return updateLease(this.rowsOf(row), this.table, row, { heldUntil: null })
  }

  protected rowsOf({ householdId }: WorkRow): Household {
    return new Household(this.dependencies.db, householdId)
  }

  protected async work(row: WorkRow, signal: AbortSignal, log: ErrorLog): Promise<void> {
    if (signal.aborted) return
    const rows = this.rowsOf(row)
    // The attempt is counted in the database before anything is read, so that the next process
    // knows of it after a crash.
    const claimedRow = await claimRow(rows, this.table, row, newLease(this.dependencies))
    if (!claimedRow) return
    const stopHolding = renewLease(() =>
      updateLease(rows, this.table, row, { heldUntil: newLease(this.dependencies).until }),
    )
    try {
      if (claimedRow.attempts > MAX_ATTEMPTS) throw this.crashed
      await this.read(claimedRow, signal, log)
    } catch (error) {
      // Another process can continue at once. The attempt is not counted: this process was stopped
      // and did not crash.
      if (signal.aborted) await updateLease(rows, this.table, row, { heldUntil: null, attempts: 0 })
      else await this.fail(row, error, log)
    } finally {
      stopHolding()
      await this.announce(row)
    }
  }
}
