import { createHash } from 'node:crypto'
import type { Instant } from '../../domain/fields.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from './household.ts'
import type { Maker } from './make-once.ts'

/**
 * Milliseconds after which nobody waits for a mail server any more: what was begun before that was
 * not sent.
 */
const GIVEN_UP_AFTER = 2 * 60_000
/** What was sent lies nowhere with us, and has no number. */
const SENT = 0

interface Key {
  userId: number
  what: string
  onceKey: string
}

/**
 * Sends a letter once for a key, however often it is asked for. In other words it is another
 * letter: the first may have been read. Nothing is held while a mail server is talked to; who asks
 * meanwhile is refused, and what it did not take is forgotten.
 */
export async function sendOnce(
  household: Household,
  what: string,
  { user, now, onceKey }: Maker,
  content: object,
  send: () => Promise<void>,
): Promise<void> {
  if (onceKey === undefined) return send()
  const stamp = createHash('sha256').update(`${onceKey} ${JSON.stringify(content)}`)
  const key = { userId: user.id, what, onceKey: stamp.digest('hex') }
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
