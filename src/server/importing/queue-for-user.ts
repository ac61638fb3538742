import { QueueByUser } from '../http/queue-by-user.ts'

const fetches = new QueueByUser({ atOnce: 3 })

/** Runs the work when it is its turn among the person's fetches. */
export const queueForUser = <Result>(userId: number, work: () => Promise<Result>): Promise<Result> =>
  fetches.run(userId, work)
