/** Counts tries in the database, so that every process sees the same count. */
import { isIPv6 } from 'node:net'
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

/**
 * What an address counts as. A household with IPv6 is given 2^64 addresses and may use another one for each try, so there its network
 * counts; an IPv4 address in the clothes of IPv6 is itself.
 */
export function networkOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%', 1).join('').split('::')
  const groups = head === '' ? [] : head.split(':')
  // '::' stands for as many zeros as are missing.
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Failed sign-ins count against the account and the address. */
const signInLimits = ({ email, address }: Who): Limit[] => [
  { subject: `email:${email}`, most: 10 },
  { subject: `address:${networkOf(address)}`, most: 100 },
]

/** Each answer that an address is taken tells who has an account. */
const takenLimits = (address: string): Limit[] => [{ subject: `taken:${networkOf(address)}`, most: 30 }]

/** A school signs up from one address in one lesson; a program that goes on for ever comes to the end of this. */
const accountLimits = (address: string): Limit[] => [
  { subject: `accounts:${networkOf(address)}`, most: 1000, milliseconds: HOUR },
]

/** A family follows a few links that are gone; who guesses them asks for thousands. */
const unknownLinkLimits = (address: string): Limit[] => [{ subject: `links:${networkOf(address)}`, most: 60 }]

export const refuseTooManyUnknownLinks = (db: Db, address: string, now: string) =>
  refuseBeyond(db, unknownLinkLimits(address), (count, most) => count >= most, now)

export const countUnknownLink = (db: Db, address: string, now: string) =>
  countTries(db, unknownLinkLimits(address), now)

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

/**
 * Counts this try and refuses it when it is one too many, for what costs something whether or not it succeeds. Who came to the end
 * already writes nothing more: else every made-up name that they send would be a row.
 */
export async function spendTry(db: Db, limits: readonly Limit[], now: string): Promise<void> {
  await refuseBeyond(db, limits, (count, most) => count >= most, now)
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
