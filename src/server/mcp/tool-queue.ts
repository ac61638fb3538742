import pLimit, { type LimitFunction } from 'p-limit'
import { ApiRefusal } from './call-api.ts'

/** How many tools of one person run or wait: as many as one request of the protocol may hold. */
export const MOST_IN_QUEUE = 100

/**
 * Runs the tools of each person one after another: a tool may hold a whole library in memory, and
 * two meals that are planned for one day at once would refuse each other.
 */
export class ToolQueue {
  readonly #queuesByUser = new Map<number, LimitFunction>()

  async run<Answer>(userId: number, work: () => Promise<Answer>): Promise<Answer> {
    const queue = this.#queuesByUser.get(userId) ?? pLimit(1)
    if (queue.activeCount + queue.pendingCount >= MOST_IN_QUEUE)
      throw new ApiRefusal('That is too much at once. Ask again when the rest is answered.')
    this.#queuesByUser.set(userId, queue)
    try {
      return await queue(work)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queuesByUser.delete(userId)
    }
  }
}
