import type { Db } from './tables.ts'

/**
 * The next value of a counter, starting at 1. Call it inside the transaction that uses the number:
 * the row stays locked until then, so numbers are unique, and a rolled back number is used again.
 */
export async function nextNumber(tx: Db, counterName: string, now: string): Promise<number> {
  const { currentValue } = await tx
    .insertInto('globalCounters')
    .values({ counterName, currentValue: 1, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('counterName').doUpdateSet((eb) => ({
        currentValue: eb('globalCounters.currentValue', '+', 1),
        updatedAt: now,
      })),
    )
    .returning('currentValue')
    .executeTakeFirstOrThrow()
  return currentValue
}

/** Keeps a value if no higher one was kept under this name. */
export async function raiseCounter(tx: Db, counterName: string, value: number, now: string): Promise<void> {
  await tx
    .insertInto('globalCounters')
    .values({ counterName, currentValue: value, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('counterName')
        .doUpdateSet({ currentValue: value, updatedAt: now })
        .where('globalCounters.currentValue', '<', value),
    )
    .execute()
}

/** The value that a counter has; 0 before its first one. */
export async function currentNumber(tx: Db, counterName: string): Promise<number> {
  const counter = await tx
    .selectFrom('globalCounters')
    .select('currentValue')
    .where('counterName', '=', counterName)
    .executeTakeFirst()
  return counter?.currentValue ?? 0
}

export async function deleteCounter(tx: Db, counterName: string): Promise<void> {
  await tx.deleteFrom('globalCounters').where('counterName', '=', counterName).execute()
}
