import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '../../domain/fields.ts'
import { refuse } from '../../domain/refusal.ts'
import { DAY, MINUTE } from '../durations.ts'
import { everyHousehold, type Household } from './household.ts'
import type { Db, HouseholdTable } from './tables.ts'

/** Milliseconds for which a key is remembered. */
export const KEYS_KEPT_FOR = 7 * DAY

/** The caller, and the key that their form has drawn. */
interface Caller {
  user: { id: number }
  now: Instant
  idempotencyKey: string | undefined
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
export async function createIdempotently<Made extends { id: number }>(
  tx: Household,
  table: HouseholdTable,
  { user, now, idempotencyKey }: Caller,
  actions: Actions<Made>,
): Promise<Made> {
  if (idempotencyKey === undefined) return actions.make()
  const key = { userId: user.id, what: table, onceKey: idempotencyKey }
  const { itemId, seen } = await tx
    .insertInto('madeOnce')
    .values({ ...key, madeAt: now })
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'userId', 'what', 'onceKey']).doUpdateSet({ madeAt: now }),
    )
    .returning(['itemId', 'seen'])
    .executeTakeFirstOrThrow()
  const existing = itemId === null ? undefined : await actions.find(itemId)
  if (existing && hasChangeAlready(existing, actions.content)) return existing
  const saved = existing ? await actions.change(existing, seen) : await actions.make()
  await tx
    .updateTable('madeOnce')
    .set({ itemId: saved.id, seen: actions.writtenAt?.(saved) ?? null })
    .where((eb) => eb.and(key))
    .execute()
  return saved
}

/** Deletes keys that were last used before then. */
export async function deleteOldKeys(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('madeOnce').where('madeAt', '<', before).execute()
}

/** Whether the row already has this change: only the answer to an earlier call was lost. */
export const hasChangeAlready = (row: object, change: object): boolean =>
  isDeepStrictEqual({ ...row, ...change }, row)

/** A send that began longer ago than this has failed. */
const ABANDONED_AFTER = 2 * MINUTE
/** Sent emails are not stored: they have no table and no id. */
const EMAIL_KIND = 'recipeLetters'
const SENT = 0

/** The columns by which a row of `madeOnce` is found. */
interface Key {
  userId: number
  what: string
  onceKey: string
}

/**
 * Sends an email only one time for a key. Different content counts as another email, since the
 * first may have been read. No lock is held while the mail server is used: concurrent calls are
 * refused, and a failed send is forgotten.
 */
export async function sendIdempotently(
  household: Household,
  { user, now, idempotencyKey }: Caller,
  content: object,
  send: () => Promise<void>,
): Promise<void> {
  if (idempotencyKey === undefined) return send()
  const hash = createHash('sha256').update(`${idempotencyKey} ${JSON.stringify(content)}`)
  const key = { userId: user.id, what: EMAIL_KIND, onceKey: hash.digest('hex') }
  if (!(await claim(household, key, now))) {
    if (await isSent(household, key)) return
    throw refuse('ALREADY_DONE', 'This email is already being sent. Please try again in two minutes.')
  }
  try {
    await send()
  } catch (error) {
    await deleteKey(household, key)
    throw error
  }
  await markSent(household, key)
}

/** Claims an email for sending; false if it was sent or is being sent. */
async function claim(household: Household, key: Key, now: Instant): Promise<boolean> {
  const abandonedBefore = new Date(Date.parse(now) - ABANDONED_AFTER).toISOString()
  const claimed = await household
    .insertInto('madeOnce')
    .values({ ...key, madeAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['householdId', 'userId', 'what', 'onceKey'])
        .doUpdateSet({ madeAt: now })
        .where('madeOnce.itemId', 'is', null)
        .where('madeOnce.madeAt', '<', abandonedBefore),
    )
    .returning('madeAt')
    .executeTakeFirst()
  return claimed !== undefined
}

async function isSent(household: Household, key: Key): Promise<boolean> {
  const row = await household
    .selectFrom('madeOnce')
    .select('itemId')
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return row?.itemId === SENT
}

async function markSent(household: Household, key: Key): Promise<void> {
  await household
    .updateTable('madeOnce')
    .set({ itemId: SENT })
    .where((eb) => eb.and(key))
    .execute()
}

async function deleteKey(household: Household, key: Key): Promise<void> {
  await household
    .deleteFrom('madeOnce')
    .where((eb) => eb.and(key))
    .execute()
}
