import pLimit, { type LimitFunction } from 'p-limit'

/** Pages and pictures that are fetched at once for one person; further ones wait their turn. */
const AT_ONCE = 3

const turns = new Map<number, LimitFunction>()

/** Does the work when it is this person's turn: one of three at once. */
export async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const limit = turns.get(userId) ?? pLimit(AT_ONCE)
  turns.set(userId, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount === 0 && limit.pendingCount === 0) turns.delete(userId)
  }
}
