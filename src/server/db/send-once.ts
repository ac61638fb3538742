import { createHash } from 'node:crypto'
import type { Instant } from '../../domain/fields.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from './household.ts'
import type { Maker } from './make-once.ts'

/** A send that began longer ago than this has failed. */
const GIVEN_UP_AFTER = 2 * 60_000
/** Sent emails are not stored and have no id. */
const SENT = 0

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
export async function sendOnce(
  household: Household,
  what: string,
  { user, now, onceKey }: Maker,
  content: object,
  send: () => Promise<void>,
): Promise<void> {
  if (onceKey === undefined) return send()
  const hash = createHash('sha256').update(`${onceKey} ${JSON.stringify(content)}`)
  const key = { userId: user.id, what, onceKey: hash.digest('hex') }
  if (!(await claim(household, key, now))) {
    if (await isSent(household, key)) return
    throw refuse('ALREADY_DONE', 'This email is being sent already. Please try again in two minutes.')
  }
  try {
    await send()
  } catch (error) {
    await deleteKey(household, key)
    throw error
  }
  await markSent(household, key)
}

/** Whether it is ours to send: nobody has sent it, and nobody is at it. */
async function claim(household: Household, key: Key, now: Instant): Promise<boolean> {
  const givenUp = new Date(Date.parse(now) - GIVEN_UP_AFTER).toISOString()
  const claimed = await household
    .insertInto('madeOnce')
    .values({ ...key, madeAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['householdId', 'userId', 'what', 'onceKey'])
        .doUpdateSet({ madeAt: now })
        .where('madeOnce.itemId', 'is', null)
        .where('madeOnce.madeAt', '<', givenUp),
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
