/** Rate limits. Attempts are counted in the database, so that all processes share the count. */

import { isIPv6 } from 'node:net'
import type { Instant } from '../../../domain/fields.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Db, Row } from '../../db/tables.ts'
import { HOUR, MINUTE } from '../../durations.ts'
import { addMilliseconds } from '../../http/context.ts'

const WINDOW = 15 * MINUTE

/**
 * How often something may be tried within `milliseconds`, by default a quarter of an hour;
 * `subject` says by whom or for whom.
 */
export interface Limit {
  subject: string
  most: number
  milliseconds?: number
  /** The e-mail address of the account. */
  account?: string
  /** The message when the limit is reached. */
  message?: string
}

/**
 * The network that an address is counted as. An IPv6 household has 2^64 addresses, so its /64
 * network counts. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(ipv4)) return ipv4
  const [head = '', tail] = ipv4.split('%', 1).join('').split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Limits answers that an address is taken, since each reveals who has an account. */
const takenEmailLimits = (address: string): Limit[] => [{ subject: `taken:${networkOf(address)}`, most: 30 }]

/** Limits new accounts: enough for a school behind one address, too few for a program. */
const accountLimits = (address: string): Limit[] => [
  { subject: `accounts:${networkOf(address)}`, most: 1000, milliseconds: HOUR },
]

/** Limits unknown links: enough for dead links that a family follows; guessing needs thousands. */
const unknownLinkLimits = (address: string): Limit[] => [{ subject: `links:${networkOf(address)}`, most: 60 }]

export const refuseTooManyUnknownLinks = (db: Db, address: string, now: string) =>
  refuseExhausted(db, unknownLinkLimits(address), now)

export const consumeUnknownLinkAttempt = (db: Db, address: string, now: string) =>
  consumeAttempt(db, unknownLinkLimits(address), now)

export const consumeAccountAttempt = (db: Db, address: string, now: string) =>
  consumeAttempt(db, accountLimits(address), now)

export const refuseTooManyTakenEmails = (db: Db, address: string, now: string) =>
  refuseExhausted(db, takenEmailLimits(address), now)

/**
 * Counts an answer that an address is taken, and refuses beyond the limit: many calls at once may
 * all have passed the first check.
 */
export const consumeTakenEmailAttempt = (db: Db, address: string, now: string) =>
  consumeAttempt(db, takenEmailLimits(address), now)

/** A counted attempt and the end of its window. */
export type CountedAttempt = Pick<Row<'signInFailures'>, 'subject' | 'resetsAt'>

/** A limit with its count in the database. */
interface CountedLimit extends Limit {
  count: number
  resetsAt: Instant
}

/**
 * Counts this attempt against all limits, or refuses and counts none. The database adds and reads
 * in one statement, so the limit holds over all processes.
 */
export async function consumeAttempt(
  db: Db,
  limits: readonly Limit[],
  now: Instant,
): Promise<CountedAttempt[]> {
  // A caller over the limit is refused without a transaction.
  await refuseExhausted(db, limits, now)
  // One order for all calls avoids deadlocks.
  const ordered = limits.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  return db.transaction().execute(async (tx) => {
    const countedLimits: CountedLimit[] = []
    for (const limit of ordered) countedLimits.push(await countAttempt(tx, limit, now))
    // The refusal rolls the transaction back, so that made-up names leave no rows.
    refuseReached(
      countedLimits.filter(({ count, most }) => count > most),
      now,
    )
    return countedLimits.map(({ subject, resetsAt }) => ({ subject, resetsAt }))
  })
}

/** Uncounts attempts that turned out to be right, unless their window has ended. */
export async function refundAttempt(db: Db, spentLimits: readonly CountedAttempt[]): Promise<void> {
  for (const { subject, resetsAt } of spentLimits)
    await db
      .updateTable('signInFailures')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('subject', '=', subject)
      .where('resetsAt', '=', resetsAt)
      .where('count', '>', 0)
      .execute()
}

export async function deleteAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subject', '=', subject).execute()
}

/** A new password clears the account's failures from all places. */
export async function deleteAttemptsOfAccount(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('account', '=', email).execute()
}

export async function deleteExpiredAttempts(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('signInFailures').where('resetsAt', '<=', now).execute()
}

/** The end of a window that starts now. A later end means that the clock was put back. */
const latestEnd = ({ milliseconds = WINDOW }: Limit, now: Instant) => addMilliseconds(now, milliseconds)

/** Counts one attempt in the subject's window, or in a new one. */
async function countAttempt(tx: Db, limit: Limit, now: Instant): Promise<CountedLimit> {
  const { subject, account = null } = limit
  const latest = latestEnd(limit, now)
  const countedAttempt = await tx
    .insertInto('signInFailures')
    .values({ subject, account, count: 1, resetsAt: latest })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('signInFailures.resetsAt', '<=', now)
          .then(1)
          .else(eb('signInFailures.count', '+', 1))
          .end(),
        resetsAt: eb
          .case()
          .when(eb.or([eb('signInFailures.resetsAt', '<=', now), eb('signInFailures.resetsAt', '>', latest)]))
          .then(latest)
          .else(eb.ref('signInFailures.resetsAt'))
          .end(),
      })),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
  return { ...limit, ...countedAttempt }
}

/** Refuses if a limit is reached already. */
async function refuseExhausted(db: Db, limits: readonly Limit[], now: Instant): Promise<void> {
  const rows = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where(
      'subject',
      'in',
      limits.map(({ subject }) => subject),
    )
    .where('resetsAt', '>', now)
    .execute()
  const limitOf = new Map(limits.map((limit) => [limit.subject, limit]))
  const spentLimits: CountedLimit[] = []
  for (const row of rows) {
    const limit = limitOf.get(row.subject)
    if (limit && row.count >= limit.most)
      spentLimits.push({ ...limit, count: row.count, resetsAt: await windowEnd(db, limit, row, now) })
  }
  refuseReached(spentLimits, now)
}

/**
 * The end of a window. If the clock was put back it is shortened, or the lock would last too long.
 */
async function windowEnd(
  db: Db,
  limit: Limit,
  { subject, resetsAt }: CountedAttempt,
  now: Instant,
): Promise<Instant> {
  const latest = latestEnd(limit, now)
  if (resetsAt <= latest) return resetsAt
  await db
    .updateTable('signInFailures')
    .set({ resetsAt: latest })
    .where('subject', '=', subject)
    .where('resetsAt', '>', latest)
    .execute()
  return latest
}

/** Refuses with the longest wait of the reached limits. */
function refuseReached(reachedLimits: readonly CountedLimit[], now: Instant): void {
  const [first] = reachedLimits
  if (!first) return
  const waits = reachedLimits.map(({ resetsAt }) => Date.parse(resetsAt) - Date.parse(now))
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw refuse('TOO_MANY_TRIES', `${first.message ?? 'Too many tries.'} Please wait ${wait} and try again.`, {
    retryAfterSeconds: seconds,
    limit: first.subject.split(':', 1)[0],
  })
}
