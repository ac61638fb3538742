import type { Instant } from '../../domain/fields.ts'
import { refuse } from '../../domain/refusal.ts'
import { DAY } from '../durations.ts'
import { everyHousehold, type Household } from './household.ts'
import type { Db } from './tables.ts'

/** Milliseconds for which an answer is kept: a device may be offline for so long. */
export const ANSWERS_KEPT_FOR = 30 * DAY

/** The columns by which a row of `answeredOnce` is found. */
interface Key {
  userId: number
  onceKey: string
  /** Method and path of the call. */
  asked: string
}

/**
 * Runs a call only once for a key; a repeat gets the first answer. Change and answer are committed
 * together, so neither a lost answer nor a stopped server makes it run twice. A concurrent repeat
 * waits for that commit. A refused call stores nothing, and its key can be used again.
 */
export async function answerIdempotently(
  household: Household,
  { asked, ...key }: Key,
  now: Instant,
  act: (tx: Household) => Promise<unknown>,
): Promise<unknown> {
  return household.transaction(async (tx) => {
    const begunAnswer = await tx
      .insertInto('answeredOnce')
      .values({ ...key, asked, answer: '', askedAt: now })
      .onConflict((conflict) => conflict.columns(['householdId', 'userId', 'onceKey']).doNothing())
      .returning('askedAt')
      .executeTakeFirst()
    if (!begunAnswer) return earlierAnswer(tx, { asked, ...key })
    const answer = await act(tx)
    if (answer !== undefined)
      await tx
        .updateTable('answeredOnce')
        .set({ answer: JSON.stringify(answer) })
        .where((eb) => eb.and(key))
        .execute()
    return answer
  })
}

async function earlierAnswer(tx: Household, { asked, ...key }: Key): Promise<unknown> {
  const earlier = await tx
    .selectFrom('answeredOnce')
    .select(['asked', 'answer'])
    .where((eb) => eb.and(key))
    .executeTakeFirstOrThrow()
  if (earlier.asked !== asked) throw refuse('BAD_INPUT', 'This Idempotency-Key was used for another call.')
  return earlier.answer === '' ? undefined : JSON.parse(earlier.answer)
}

/** Deletes answers that were given before then. */
export async function deleteOldAnswers(db: Db, before: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('answeredOnce').where('askedAt', '<', before).execute()
}
