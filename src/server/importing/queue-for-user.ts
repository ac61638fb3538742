import pLimit, { type LimitFunction } from 'p-limit'

/** Concurrent fetches a person; further ones wait. */
const AT_ONCE = 3

const turns = new Map<number, LimitFunction>()

/** Queues the work behind the person's other fetches. */
export async function queueForUser<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const limit = turns.get(userId) ?? pLimit(AT_ONCE)
  turns.set(userId, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount === 0 && limit.pendingCount === 0) turns.delete(userId)
  }
}
