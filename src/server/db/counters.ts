import type { Db } from './tables.ts'

/**
 * The next value of a counter, starting at 1. Call it inside the transaction that uses the number:
 * the row stays held until that ends, so two people never get one number, and a number whose use
 * was rolled back is given again.
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
