import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '../../domain/fields.ts'
import { everyHousehold, type Household } from './household.ts'
import type { Db, HouseholdTable } from './tables.ts'

/** Milliseconds for which a key is remembered. */
export const KEYS_KNOWN_FOR = 7 * 24 * 60 * 60 * 1000

/** The caller, and the key that their form has drawn. */
export interface Maker {
  user: { id: number }
  now: Instant
  onceKey: string | undefined
}

interface Actions<Made> {
  /** The content as it was sent. */
  content: object
  make(): Promise<Made>
  find(id: number): Promise<Made | undefined>
  /** Overwrites the row unless it has changed since `seen`. */
  change(made: Made, seen: Instant | null): Promise<Made>
  /** When the row was last written, if its table says so. */
  writtenAt?(made: Made): Instant
}

/**
 * Makes a thing only one time for a key, however often the call is repeated after a lost answer.
 * Edits made before the repeat overwrite it. The key's row is locked until the transaction ends, so
 * concurrent calls wait.
 */
export async function makeOnce<Made extends { id: number }>(
  tx: Household,
  what: HouseholdTable,
  { user, now, onceKey }: Maker,
  actions: Actions<Made>,
): Promise<Made> {
  if (onceKey === undefined) return actions.make()
  const key = { userId: user.id, what, onceKey }
  const { itemId, seen } = await tx
    .insertInto('madeOnce')
    .values({ ...key, madeAt: now })
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'userId', 'what', 'onceKey']).doUpdateSet({ madeAt: now }),
    )
    .returning(['itemId', 'seen'])
    .executeTakeFirstOrThrow()
  const before = itemId === null ? undefined : await actions.find(itemId)
  if (before && saysAlready(before, actions.content)) return before
  const made = before ? await actions.change(before, seen) : await actions.make()
  await tx
    .updateTable('madeOnce')
    .set({ itemId: made.id, seen: actions.writtenAt?.(made) ?? null })
    .where((eb) => eb.and(key))
    .execute()
  return made
}

/** Deletes keys that were last used before then. */
export async function forgetKeys(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('madeOnce').where('madeAt', '<', before).execute()
}

/** Whether the row already has this change: only the answer to an earlier call was lost. */
export const saysAlready = (row: object, change: object): boolean =>
  isDeepStrictEqual({ ...row, ...change }, row)
