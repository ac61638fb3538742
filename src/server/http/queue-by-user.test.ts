import { expect, it } from 'vitest'
import { QueueByUser } from './queue-by-user.ts'

it('runs as many jobs of a person at once as it says, and those of others beside them', async () => {
  const queue = new QueueByUser({ atOnce: 3 })
  const running = { ada: 0, ben: 0 }
  const seen = { ada: 0, together: 0, done: 0 }
  const run = (user: 'ada' | 'ben') =>
    queue.run(user === 'ada' ? 1 : 2, async () => {
      running[user] += 1
      seen.ada = Math.max(seen.ada, running.ada)
      seen.together = Math.max(seen.together, running.ada + running.ben)
      await new Promise((resolve) => setImmediate(resolve))
      running[user] -= 1
      seen.done += 1
    })
  await Promise.all([...Array.from({ length: 200 }, () => run('ada')), run('ben')])
  expect(seen).toEqual({ ada: 3, together: 4, done: 201 })
})
