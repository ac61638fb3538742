/**
 * Rate limits on calls that name an account without being signed in: counted by account and place
 * together, so that strangers do not lock the owner out. Strangers are also counted by
 * account alone, which stops guessing from many networks.
 */

import type { Db } from '../../db/tables.ts'
import { deleteAttempts, type Limit } from './attempts.ts'
import type { Origin } from './known-places.ts'

/** Most attempts within a quarter of an hour. */
interface MaxAttempts {
  /** One account, from one place. */
  together: number
  /** One account, from all unknown places together. */
  strangers: number
  /** One network, for all accounts that do not know it. */
  network: number
}

const accountAtPlace = ({ email, place }: Origin) => `email:${email} from ${place}`

function limitsOf(prefix: string, origin: Origin, maxAttempts: MaxAttempts) {
  const { email: account, network, isStranger } = origin
  const limits: Limit[] = [
    { subject: `${prefix}${accountAtPlace(origin)}`, account, most: maxAttempts.together },
  ]
  // A known person is not affected by others in the same network.
  if (isStranger)
    limits.push(
      { subject: `${prefix}strangers:${account}`, account, most: maxAttempts.strangers },
      { subject: `${prefix}address:${network}`, most: maxAttempts.network },
    )
  return limits
}

/** Failed sign-ins: wrong passwords and wrong codes. */
export const signInLimits = (origin: Origin): Limit[] =>
  limitsOf('', origin, { together: 10, strangers: 30, network: 100 })

/** Password emails, counted apart from sign-ins. */
export const resetLimits = (origin: Origin): Limit[] =>
  limitsOf('reset-', origin, { together: 5, strangers: 15, network: 30 })

/** A successful sign-in clears the failures of this place. */
export const deleteOwnAttempts = (db: Db, origin: Origin) => deleteAttempts(db, accountAtPlace(origin))
