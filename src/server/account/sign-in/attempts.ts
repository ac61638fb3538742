/** Counts tries in the database, so that every process sees the same count. */
import { isIPv6 } from 'node:net'
import type { Instant } from '../../../domain/instant.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Db, Row } from '../../db/tables.ts'
import { later } from '../../http/context.ts'

const WINDOW = 15 * 60_000
const HOUR = 60 * 60_000

/** How often something may be tried in a quarter of an hour, or in its own time; `subject` says by whom or for whom. */
export interface Limit {
  subject: string
  most: number
  milliseconds?: number
  /** The account that it is about, by its e-mail address. */
  account?: string
  /** What is said to who comes to its end. */
  words?: string
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

/** Each answer that an address is taken tells who has an account. */
const takenLimits = (address: string): Limit[] => [{ subject: `taken:${networkOf(address)}`, most: 30 }]

/** A school signs up from one address in one lesson; a program that goes on for ever comes to the end of this. */
const accountLimits = (address: string): Limit[] => [
  { subject: `accounts:${networkOf(address)}`, most: 1000, milliseconds: HOUR },
]

/** A family follows a few links that are gone; who guesses them asks for thousands. */
const unknownLinkLimits = (address: string): Limit[] => [{ subject: `links:${networkOf(address)}`, most: 60 }]

export const refuseTooManyUnknownLinks = (db: Db, address: string, now: string) =>
  refuseSpent(db, unknownLinkLimits(address), now)

export const spendUnknownLink = (db: Db, address: string, now: string) =>
  consumeAttempt(db, unknownLinkLimits(address), now)

export const spendAccount = (db: Db, address: string, now: string) =>
  consumeAttempt(db, accountLimits(address), now)

export const refuseTooManyTaken = (db: Db, address: string, now: string) =>
  refuseSpent(db, takenLimits(address), now)

/** Refuses the one too many: of many that were sent at once each passed the first look. */
export const spendTaken = (db: Db, address: string, now: string) =>
  consumeAttempt(db, takenLimits(address), now)

/** A try that was counted, in the window that it was counted in. */
export type Spent = Pick<Row<'signInFailures'>, 'subject' | 'resetsAt'>

/** A limit as it stands in the database. */
interface Counted extends Limit {
  count: number
  resetsAt: Instant
}

/**
 * Counts this try against each of the limits, or against none and refuses it when it is one too
 * many. The database adds and answers in one statement, so of many at once as many pass as the
 * limit says, over all processes.
 */
export async function consumeAttempt(db: Db, limits: readonly Limit[], now: Instant): Promise<Spent[]> {
  // Who came to the end already is told so without a transaction.
  await refuseSpent(db, limits, now)
  // In one order, or two who count the same subjects could wait for each other.
  const ordered = limits.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  return db.transaction().execute(async (tx) => {
    const counted: Counted[] = []
    for (const limit of ordered) counted.push(await countTry(tx, limit, now))
    // Thrown in the transaction, which takes back what was counted: a made-up name leaves no row
    // behind.
    refuseAny(
      counted.filter(({ count, most }) => count > most),
      now,
    )
    return counted.map(({ subject, resetsAt }) => ({ subject, resetsAt }))
  })
}

/**
 * Tries that were counted and turned out right. A window that ended meanwhile has forgotten them
 * already.
 */
export async function refundAttempt(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const { subject, resetsAt } of spent)
    await db
      .updateTable('signInFailures')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('subject', '=', subject)
      .where('resetsAt', '=', resetsAt)
      .where('count', '>', 0)
      .execute()
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subject', '=', subject).execute()
}

/**
 * With a new password nothing counts any more that was tried with the one before, wherever it came
 * from.
 */
export async function forgetFailedAttempts(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('account', '=', email).execute()
}

/** Forgets the counts whose window is over. */
export async function forgetOldAttempts(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('signInFailures').where('resetsAt', '<=', now).execute()
}

/**
 * When a window that began now would end: no window ends later, or the clock was put back since it
 * began.
 */
const latestEnd = ({ milliseconds = WINDOW }: Limit, now: Instant) => later(now, milliseconds)

/** One more for the subject: in its window, or in a new one where that is over. */
async function countTry(tx: Db, limit: Limit, now: Instant): Promise<Counted> {
  const { subject, account = null } = limit
  const latest = latestEnd(limit, now)
  const counted = await tx
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
  return { ...limit, ...counted }
}

/** Refuses who came to the end of a limit before. */
async function refuseSpent(db: Db, limits: readonly Limit[], now: Instant): Promise<void> {
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
  const spent: Counted[] = []
  for (const row of rows) {
    const limit = limitOf.get(row.subject)
    if (limit && row.count >= limit.most)
      spent.push({ ...limit, count: row.count, resetsAt: await endInTime(db, limit, row, now) })
  }
  refuseAny(spent, now)
}

/**
 * The end of a window. Where the clock was put back it is written anew: refusing alone would hold
 * it for as long as that again.
 */
async function endInTime(db: Db, limit: Limit, { subject, resetsAt }: Spent, now: Instant): Promise<Instant> {
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

/** Says how long to wait for the limit that ends last. */
function refuseAny(reached: readonly Counted[], now: Instant): void {
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
