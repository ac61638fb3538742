import pLimit, { type LimitFunction } from 'p-limit'

/** Fetches of one person at the same time; others wait. */
const AT_ONCE = 3

const limitsByUser = new Map<number, LimitFunction>()

/** Runs the work when it is its turn among the person's fetches. */
export async function queueForUser<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const limit = limitsByUser.get(userId) ?? pLimit(AT_ONCE)
  limitsByUser.set(userId, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount === 0 && limit.pendingCount === 0) limitsByUser.delete(userId)
  }
}
