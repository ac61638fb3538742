import { consumeAttempt } from '../account/sign-in/attempts.ts'
import type { Context } from '../http/context.ts'

/**
 * In a quarter of an hour. For whoever plans without a pause; a family that draws again and again
 * comes to a few dozen.
 */
const MOST_PLANS = 500
/** A language model may be asked, which costs time and perhaps money. */
const MOST_SENTENCES = 200

type Spender = Pick<Context, 'db' | 'user' | 'now'>

/**
 * Counts a plan before it is made, shown or written, for the whole household: each takes a
 * processor for as much as seconds.
 */
export const consumePlanAttempt = ({ db, user, now }: Spender): Promise<unknown> =>
  consumeAttempt(
    db,
    [
      {
        subject: `plans:${user.householdId}`,
        most: MOST_PLANS,
        words: 'The planner has made a great many plans for you just now.',
      },
    ],
    now,
  )

export const consumeSentenceAttempt = ({ db, user, now }: Spender): Promise<unknown> =>
  consumeAttempt(
    db,
    [
      {
        subject: `wishes:${user.householdId}`,
        most: MOST_SENTENCES,
        words: 'The planner has read a great many wishes of yours just now.',
      },
    ],
    now,
  )
