/**
 * Where an account was let in before: from which networks, and with which browsers, each told by a
 * cookie of its own.
 */
import type { Db } from '../../db/tables.ts'
import { later, type VisitorContext } from '../../http/context.ts'
import { hashToken, newToken } from './token.ts'
import { networkOf } from './attempts.ts'

/** Twice as long as the longest session: who still comes is seen again in that time. */
const KNOWN_FOR = 180 * 86_400_000

const placeOfBrowser = (token: string) => `browser:${hashToken(token)}`
const placeOfNetwork = (address: string) => `network:${networkOf(address)}`

/** Where somebody who names an account comes from. */
export interface Origin {
  email: string
  network: string
  /**
   * The browser where the account knows it, else the network: what it does is counted apart from
   * everybody else's.
   */
  place: string
  /** Neither this browser nor this network was let in before. */
  isStranger: boolean
}

type Visitor = Pick<VisitorContext, 'db' | 'now' | 'browser' | 'address'>

/** Asks the same of the database whether or not there is such an account: its time tells nobody. */
export async function originOf({ db, browser, address }: Visitor, email: string): Promise<Origin> {
  const network = placeOfNetwork(address)
  const own = browser.token === undefined ? undefined : placeOfBrowser(browser.token)
  const rows = await db
    .selectFrom('users')
    .innerJoin('knownPlaces', 'knownPlaces.userId', 'users.id')
    .select('knownPlaces.place')
    .where('users.email', '=', email)
    .where('knownPlaces.place', 'in', own === undefined ? [network] : [network, own])
    .execute()
  const known = new Set(rows.map(({ place }) => place))
  return {
    email,
    network: networkOf(address),
    place: own !== undefined && known.has(own) ? own : network,
    isStranger: known.size === 0,
  }
}

/**
 * The person was let in here. The browser gets a new token each time, as it gets a new session: one
 * that somebody planted in it is worth nothing then. Whoever else it is known to knows it by the
 * new one.
 */
export async function rememberPlace({ db, now, browser, address }: Visitor, userId: number): Promise<void> {
  const token = newToken()
  if (browser.token !== undefined)
    await db
      .updateTable('knownPlaces')
      .set({ place: placeOfBrowser(token) })
      .where('place', '=', placeOfBrowser(browser.token))
      .execute()
  for (const place of [placeOfBrowser(token), placeOfNetwork(address)])
    await db
      .insertInto('knownPlaces')
      .values({ userId, place, seenAt: now })
      .onConflict((conflict) => conflict.columns(['userId', 'place']).doUpdateSet({ seenAt: now }))
      .execute()
  browser.set(token, later(now, KNOWN_FOR))
}

export async function forgetOldPlaces(db: Db, now: string): Promise<void> {
  await db.deleteFrom('knownPlaces').where('seenAt', '<=', later(now, -KNOWN_FOR)).execute()
}
