/** What jobs on imports and on picture readings have in common: leases on their rows. */
import type { Instant } from '../../domain/fields.ts'
import { Household } from '../db/household.ts'
import type { Parts } from '../http/context.ts'
import type { ErrorLog, InterruptedWork } from './interrupted-work.ts'

/** Until when a process holds a row, and how often work on it was begun. */
export interface Lease {
  heldUntil: Instant | null
  attempts?: number
}

/** A row that one process works on, as long as its lease lasts. */
interface LeasedRow {
  id: number
  householdId: number
}

/** The jobs of one process on rows of one table. `Job` holds what a running job needs. */
export abstract class LeasedJobs<WorkRow extends LeasedRow, Job> implements InterruptedWork<WorkRow> {
  protected readonly running = new Map<number, Job>()

  constructor(protected readonly parts: Parts) {}

  abstract findUnfinished(): Promise<WorkRow[]>
  abstract start(row: WorkRow, log: ErrorLog): void
  abstract stop(): Promise<void>

  /** Writes the lease of an unfinished row. */
  protected abstract updateLease(row: WorkRow, lease: Lease): Promise<unknown>

  isRunning(id: number): boolean {
    return this.running.has(id)
  }

  endLease(row: WorkRow): Promise<unknown> {
    return this.updateLease(row, { heldUntil: null })
  }

  protected rowsOf({ householdId }: WorkRow): Household {
    return new Household(this.parts.db, householdId)
  }

  /**
   * Ends the lease, so that another process can continue at once. The attempt is not counted: this
   * process was stopped and did not crash.
   */
  protected releaseLease(row: WorkRow): Promise<unknown> {
    return this.updateLease(row, { heldUntil: null, attempts: 0 })
  }
}
