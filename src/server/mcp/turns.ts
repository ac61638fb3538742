import { ApiRefusal } from './call-api.ts'

/** How many tools of one person may wait: as many as one request of the protocol may hold. */
export const MOST_IN_LINE = 100

interface Line {
  last: Promise<unknown>
  length: number
}

/**
 * Runs the tools of each person one after another, since a tool may hold a whole library in memory.
 * So two meals that are planned for one day in one breath do not refuse each other, either.
 */
export class Turns {
  readonly #lines = new Map<number, Line>()

  async take<Answer>(userId: number, work: () => Promise<Answer>): Promise<Answer> {
    const line = this.#lines.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= MOST_IN_LINE)
      throw new ApiRefusal('That is too much at once. Ask again when the rest is answered.')
    this.#lines.set(userId, line)
    line.length += 1
    const answer = line.last.then(work)
    line.last = answer.catch(() => undefined)
    try {
      return await answer
    } finally {
      line.length -= 1
      if (line.length === 0) this.#lines.delete(userId)
    }
  }
}
