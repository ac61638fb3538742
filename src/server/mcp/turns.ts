import pLimit, { type LimitFunction } from 'p-limit'
import { ApiRefusal } from './call-api.ts'

/** How many tools of one person may wait: as many as one request of the protocol may hold. */
export const MOST_IN_LINE = 100

/**
 * Runs the tools of each person one after another, since a tool may hold a whole library in memory.
 * So two meals that are planned for one day in one breath do not refuse each other, either.
 */
export class Turns {
  readonly #linesByUser = new Map<number, LimitFunction>()

  async take<Answer>(userId: number, work: () => Promise<Answer>): Promise<Answer> {
    const line = this.#linesByUser.get(userId) ?? pLimit(1)
    if (line.activeCount + line.pendingCount >= MOST_IN_LINE)
      throw new ApiRefusal('That is too much at once. Ask again when the rest is answered.')
    this.#linesByUser.set(userId, line)
    try {
      return await line(work)
    } finally {
      if (line.activeCount + line.pendingCount === 0) this.#linesByUser.delete(userId)
    }
  }
}
