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
