import type { Household } from '../db/household.ts'

/** The tables whose rows one process works on, as long as its lease lasts. */
export type LeasedTable = 'householdImports' | 'pictureReadings'
export interface LeasedRow {
  id: number
  householdId: number
  state: string
  attempts: number
}

/**
 * Starts an attempt at unfinished work and counts it; undefined if it was finished, or another
 * process has the lease.
 */
export async function claimRow<WorkRow extends LeasedRow>(
  household: Household,
  table: LeasedTable,
  row: WorkRow,
  { now, until }: { now: string; until: string },
): Promise<WorkRow | undefined> {
  const claimedRow = await unfinished(household, table, row)
    .set((eb) => ({ heldUntil: until, attempts: eb('attempts', '+', 1) }))
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst()
  return claimedRow as WorkRow | undefined
}

/** Writes the lease of a row whose work is unfinished. */
export async function updateLease(
  household: Household,
  table: LeasedTable,
  row: LeasedRow,
  lease: { heldUntil: string | null; attempts?: number },
): Promise<void> {
  await unfinished(household, table, row).set(lease).execute()
}

const unfinished = (household: Household, table: LeasedTable, { id, state }: LeasedRow) =>
  household
    .updateTable(table as 'householdImports')
    .where('id', '=', id)
    .where('state', '=', state as 'reading')
