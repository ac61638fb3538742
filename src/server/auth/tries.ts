/** Counts tries in the database, so that every process sees the same count. */
import { refuse } from '../../domain/refusal.ts'
import type { Db } from '../db/tables.ts'
import { later } from '../http/context.ts'

const WINDOW = 15 * 60_000
const HOUR = 60 * 60_000

/** How often something may be tried in a quarter of an hour, or in its own time; `subject` says by whom or for whom. */
export interface Limit {
  subject: string
  most: number
  milliseconds?: number
  /** What is said to who comes to its end. */
  words?: string
}

interface Who {
  email: string
  address: string
}

/** Failed sign-ins count against the account and the address. */
const signInLimits = ({ email, address }: Who): Limit[] => [
  { subject: `email:${email}`, most: 10 },
  { subject: `address:${address}`, most: 100 },
]

/** Each answer that an address is taken tells who has an account. */
const takenLimits = (address: string): Limit[] => [{ subject: `taken:${address}`, most: 30 }]

/** A school signs up from one address in one lesson; a program that goes on for ever comes to the end of this. */
const accountLimits = (address: string): Limit[] => [
  { subject: `accounts:${address}`, most: 1000, milliseconds: HOUR },
]

export const spendAccount = (db: Db, address: string, now: string) =>
  spendTry(db, accountLimits(address), now)

export const refuseTooManyTaken = (db: Db, address: string, now: string) =>
  refuseBeyond(db, takenLimits(address), (count, most) => count >= most, now)

export const countTaken = (db: Db, address: string, now: string) => countTries(db, takenLimits(address), now)

/** Refuses when the account or the address has failed too often in the last quarter of an hour. */
export const refuseTooManyTries = (db: Db, who: Who, now: string) =>
  refuseBeyond(db, signInLimits(who), (count, most) => count >= most, now)

export const countFailedTry = (db: Db, who: Who, now: string) => countTries(db, signInLimits(who), now)

/** Counts a try before it is judged, where judging takes no time: of many at once each would pass a look at the count. */
export const spendSignInTry = (db: Db, who: Who, now: string) => spendTry(db, signInLimits(who), now)

/** A try that was counted and turned out right. */
export async function giveTryBack(db: Db, who: Who): Promise<void> {
  const subjects = signInLimits(who).map(({ subject }) => subject)
  await db
    .updateTable('signInFailures')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('subject', 'in', subjects)
    .where('count', '>', 0)
    .execute()
}

/** A success clears the account's count, so that an owner who mistypes now and then is never shut out. */
export const forgetFailedTries = (db: Db, email: string) => forgetTries(db, `email:${email}`)

/** Counts this try and refuses it when it is one too many, for what costs something whether or not it succeeds. */
export async function spendTry(db: Db, limits: readonly Limit[], now: string): Promise<void> {
  await countTries(db, limits, now)
  await refuseBeyond(db, limits, (count, most) => count > most, now)
}

export async function forgetTries(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subject', '=', subject).execute()
}

async function refuseBeyond(
  db: Db,
  limits: readonly Limit[],
  isTooMany: (count: number, most: number) => boolean,
  now: string,
): Promise<void> {
  const subjects = limits.map(({ subject }) => subject)
  const counts = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where('subject', 'in', subjects)
    .where('resetsAt', '>', now)
    .execute()
  const limitOf = new Map(limits.map((limit) => [limit.subject, limit]))
  const reached = counts.flatMap(({ subject, count, resetsAt }) => {
    const limit = limitOf.get(subject)
    return limit && isTooMany(count, limit.most) ? [{ ...limit, resetsAt }] : []
  })
  const [first] = reached
  if (!first) return
  const waits = reached.map(({ resetsAt }) => Date.parse(resetsAt) - Date.parse(now))
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw refuse('TOO_MANY_TRIES', `${first.words ?? 'Too many tries.'} Please wait ${wait} and try again.`, {
    retryAfterSeconds: seconds,
    limit: first.subject.split(':', 1)[0],
  })
}

async function countTries(db: Db, limits: readonly Limit[], now: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('resetsAt', '<=', now).execute()
  for (const { subject, milliseconds = WINDOW } of limits) {
    await db
      .insertInto('signInFailures')
      .values({ subject, count: 1, resetsAt: later(now, milliseconds) })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((eb) => ({ count: eb('signInFailures.count', '+', 1) })),
      )
      .execute()
  }
}
