/** Counts failed sign-ins in the database, so that every process sees the same count. */
import { refuse } from '../../domain/refusal.ts'
import type { Db } from '../db/tables.ts'
import { later } from '../http/context.ts'

const WINDOW = 15 * 60_000
const most = { email: 10, address: 100 } as const

const subjectsOf = (who: { email: string; address: string }) => [
  { subject: `email:${who.email}`, limit: most.email },
  { subject: `address:${who.address}`, limit: most.address },
]

/** Refuses when the account or the address has failed too often in the last quarter of an hour. */
export async function refuseTooManyTries(
  db: Db,
  who: { email: string; address: string },
  now: string,
): Promise<void> {
  const subjects = subjectsOf(who)
  const counts = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where('subject', 'in', subjects.map(({ subject }) => subject))
    .where('resetsAt', '>', now)
    .execute()
  const reached = counts.filter(
    (count) => count.count >= (subjects.find(({ subject }) => subject === count.subject)?.limit ?? Infinity),
  )
  if (reached.length === 0) return
  const waits = reached.map((count) => Date.parse(count.resetsAt) - Date.parse(now))
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  throw refuse('TOO_MANY_TRIES', `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`, {
    retryAfterSeconds: seconds,
  })
}

export async function countFailedTry(db: Db, who: { email: string; address: string }, now: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('resetsAt', '<=', now).execute()
  for (const { subject } of subjectsOf(who)) {
    await db
      .insertInto('signInFailures')
      .values({ subject, count: 1, resetsAt: later(now, WINDOW) })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((eb) => ({ count: eb('signInFailures.count', '+', 1) })),
      )
      .execute()
  }
}

/** A success clears the account's count, so that an owner who mistypes now and then is never shut out. */
export async function forgetFailedTries(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subject', '=', `email:${email}`).execute()
}
