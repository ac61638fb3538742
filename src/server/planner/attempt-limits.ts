import { consumeAttempt } from '../account/sign-in/attempts.ts'
import type { Context } from '../http/context.ts'

/** Most plans within a quarter of an hour; far more than a family makes. */
const MAX_PLANS = 500
/**
 * Most sentences within a quarter of an hour; each may use a language model, which takes time and
 * perhaps money.
 */
const MAX_SENTENCES = 200

type AttemptContext = Pick<Context, 'db' | 'user' | 'now'>

/**
 * Counts a plan for the household before it is made, since each takes seconds of processor time.
 */
export function consumePlanAttempt({ db, user, now }: AttemptContext): Promise<unknown> {
  const words = 'You’ve asked for a lot of plans just now.'
  return consumeAttempt(db, [{ subject: `plans:${user.householdId}`, most: MAX_PLANS, message: words }], now)
}

export function consumeSentenceAttempt({ db, user, now }: AttemptContext): Promise<unknown> {
  const words = 'You’ve asked the planner to read a lot just now.'
  return consumeAttempt(
    db,
    [{ subject: `wishes:${user.householdId}`, most: MAX_SENTENCES, message: words }],
    now,
  )
}
