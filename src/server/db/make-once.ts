import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '../../domain/fields.ts'
import { everyHousehold, type Household } from './household.ts'
import type { Db, HouseholdTable } from './tables.ts'

/** For how long a key stands for what was made under it, in milliseconds. */
export const KEYS_KNOWN_FOR = 7 * 24 * 60 * 60 * 1000

/** Who makes something, and the key that their form drew for it. */
export interface Maker {
  user: { id: number }
  now: Instant
  onceKey: string | undefined
}

interface Actions<Made> {
  /** What is sent: all that it is to say. */
  content: object
  make(): Promise<Made>
  find(id: number): Promise<Made | undefined>
  /** Writes the content over what nobody has changed since it was seen. */
  change(made: Made, seen: Instant | null): Promise<Made>
  /** When it was last written, where its rows tell. */
  writtenAt?(made: Made): Instant
}

/**
 * Makes a thing once for a key, however often it is sent: whoever got no answer sends it again.
 * What they typed on until then is written over it. The row of the key is held until the
 * transaction ends, so that of two that come at once one waits.
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

/** Forgets the keys under which nothing was made or sent since then. */
export async function forgetKeys(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('madeOnce').where('madeAt', '<', before).execute()
}

/** Whether a change is stored: it was sent before, and only its answer was lost. */
export const saysAlready = (row: object, change: object): boolean =>
  isDeepStrictEqual({ ...row, ...change }, row)
