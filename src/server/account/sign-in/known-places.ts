/** Networks and browsers that an account signed in from before; a cookie identifies the browser. */

import type { Db } from '../../db/tables.ts'
import { DAY } from '../../durations.ts'
import { addMilliseconds, type VisitorContext } from '../../http/context.ts'
import { networkOf } from './attempts.ts'
import { hashToken, newToken } from './token.ts'

/** Twice the longest session: a regular visitor is seen again in that time. */
const KNOWN_FOR = 180 * DAY

const placeOfBrowser = (token: string) => `browser:${hashToken(token)}`
const placeOfNetwork = (address: string) => `network:${networkOf(address)}`

/** Where a call that names an account comes from. */
export interface Origin {
  email: string
  network: string
  /**
   * The browser, if the account knows it, else the network. Attempts from each place count
   * separately.
   */
  place: string
  /** The account knows neither browser nor network. */
  isStranger: boolean
}

type Visitor = Pick<VisitorContext, 'db' | 'now' | 'browser' | 'address'>

/** Runs the same query whether or not the account exists, so that its time does not tell. */
export async function originOf({ db, browser, address }: Visitor, email: string): Promise<Origin> {
  const network = placeOfNetwork(address)
  const ownBrowser = browser.token === undefined ? undefined : placeOfBrowser(browser.token)
  const rows = await db
    .selectFrom('users')
    .innerJoin('knownPlaces', 'knownPlaces.userId', 'users.id')
    .select('knownPlaces.place')
    .where('users.email', '=', email)
    .where('knownPlaces.place', 'in', ownBrowser === undefined ? [network] : [network, ownBrowser])
    .execute()
  const known = new Set(rows.map(({ place }) => place))
  return {
    email,
    network: networkOf(address),
    place: ownBrowser !== undefined && known.has(ownBrowser) ? ownBrowser : network,
    isStranger: known.size === 0,
  }
}

/**
 * Remembers browser and network. The browser gets a new token at each sign-in, so that a planted
 * one becomes worthless; other accounts that know the browser are updated to the new token.
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
  browser.set(token, addMilliseconds(now, KNOWN_FOR))
}

export async function deleteOldPlaces(db: Db, now: string): Promise<void> {
  await db.deleteFrom('knownPlaces').where('seenAt', '<=', addMilliseconds(now, -KNOWN_FOR)).execute()
}
