/** The tools of a person run one after another, so that none of them fills the memory. */

import { expect, it } from 'vitest'
import { ApiRefusal } from './call-api.ts'
import { MOST_IN_QUEUE, ToolQueue } from './tool-queue.ts'

/** Work that says how much of it was ever done at once, and takes a turn of the loop. */
function counted() {
  const count = { now: 0, most: 0, done: 0 }
  const work = async () => {
    count.now += 1
    count.most = Math.max(count.most, count.now)
    await new Promise((resolve) => setImmediate(resolve))
    count.now -= 1
    count.done += 1
  }
  return { count, work }
}

it('runs one tool of a person at a time, and those of others beside it', async () => {
  const queue = new ToolQueue()
  const [own, all] = [counted(), counted()]
  const both = async () => void (await Promise.all([own.work(), all.work()]))
  const ada = Array.from({ length: 5 }, () => queue.run(1, both))
  await Promise.all([...ada, queue.run(2, all.work)])
  expect([own.count, all.count]).toMatchObject([
    { most: 1, done: 5 },
    { most: 2, done: 6 },
  ])
})

it('goes on after a tool that failed', async () => {
  const queue = new ToolQueue()
  const failing = queue.run(1, () => Promise.reject(new Error('no')))
  const next = queue.run(1, async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('refuses what would wait behind too many, and takes more when they are done', async () => {
  const queue = new ToolQueue()
  const { count, work } = counted()
  const asked = Array.from({ length: MOST_IN_QUEUE }, () => queue.run(1, work))
  await expect(queue.run(1, work)).rejects.toThrow(ApiRefusal)
  await Promise.all(asked)
  await queue.run(1, work)
  expect(count).toMatchObject({ most: 1, done: MOST_IN_QUEUE + 1 })
})
