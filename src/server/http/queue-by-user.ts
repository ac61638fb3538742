import pLimit, { type LimitFunction } from 'p-limit'

interface Bounds {
  /** How many jobs of one person run at the same time; others wait. */
  atOnce: number
  /** How many of one person run or wait, and the refusal of more. */
  atMost?: { jobs: number; refusal: () => Error }
}

/** Runs the jobs of each person in order, independent of those of others. */
export class QueueByUser {
  readonly #limitsByUser = new Map<number, LimitFunction>()
  readonly #bounds

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  async run<Answer>(userId: number, work: () => Promise<Answer>): Promise<Answer> {
    const { atOnce, atMost } = this.#bounds
    const limit = this.#limitsByUser.get(userId) ?? pLimit(atOnce)
    if (atMost && limit.activeCount + limit.pendingCount >= atMost.jobs) throw atMost.refusal()
    this.#limitsByUser.set(userId, limit)
    try {
      return await limit(work)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limitsByUser.delete(userId)
    }
  }
}
