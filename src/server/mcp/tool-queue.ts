import { QueueByUser } from '../http/queue-by-user.ts'
import { ApiRefusal } from './call-api.ts'

/** How many tools of one person run or wait: as many as one request of the protocol may hold. */
export const MOST_IN_QUEUE = 100

/**
 * Runs the tools of each person one after another: a tool may hold a whole library in memory, and
 * two meals that are planned for one day at once would refuse each other.
 */
export class ToolQueue extends QueueByUser {
  constructor() {
    const refusal = () => new ApiRefusal('That is too much at once. Ask again when the rest is answered.')
    super({ atOnce: 1, atMost: { jobs: MOST_IN_QUEUE, refusal } })
  }
}
