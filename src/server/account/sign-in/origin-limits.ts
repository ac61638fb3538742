/**
 * What names an account without being signed in is counted for the account and the place that it
 * comes from together, so that nobody uses up the tries of somebody else. For the account alone
 * only strangers are counted: who guesses from many networks comes to an end, and who was let in
 * before goes on.
 */
import type { Db } from '../../db/tables.ts'
import type { Origin } from './known-places.ts'
import { forgetAttempts, type Limit } from './attempts.ts'

/** How often in a quarter of an hour. */
interface Most {
  /** One account, from one place. */
  together: number
  /** One account, from all places together that it does not know. */
  strangers: number
  /** One network, for all accounts together that do not know it. */
  network: number
}

const togetherOf = ({ email, place }: Origin) => `email:${email} from ${place}`

/** `words` is put before the names of the subjects. */
function limitsOf(words: string, origin: Origin, most: Most) {
  const { email: account, network, isStranger } = origin
  const limits: Limit[] = [{ subject: `${words}${togetherOf(origin)}`, account, most: most.together }]
  // What others in their network do is no affair of who was let in before.
  if (isStranger)
    limits.push(
      { subject: `${words}strangers:${account}`, account, most: most.strangers },
      { subject: `${words}address:${network}`, most: most.network },
    )
  return limits
}

/** Failed sign-ins: wrong passwords and wrong codes. */
export const signInLimits = (origin: Origin): Limit[] =>
  limitsOf('', origin, { together: 10, strangers: 30, network: 100 })

/**
 * Emails with a link to set a new password; counted apart from sign-ins, so that neither shuts out
 * of the other.
 */
export const resetLimits = (origin: Origin): Limit[] =>
  limitsOf('reset-', origin, { together: 5, strangers: 15, network: 30 })

/**
 * A success clears what was mistyped at this place, so that an owner who mistypes now and then is
 * never shut out.
 */
export const forgetOwnAttempts = (db: Db, origin: Origin) => forgetAttempts(db, togetherOf(origin))
