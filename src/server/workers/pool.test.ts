import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeFeedText } from '../calendar/feed-tasks.ts'
import { runInWorker, laneLimits } from './pool.ts'
import { WorkerProcess } from './worker-process.ts'

const REST = laneLimits.quick.rest * 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const feed = { entries: [], family: [], guests: [], publicUrl: 'http://home.test' }
const ask = () => runInWorker('a household', writeFeedText, feed)

it('a question that comes just as an idle worker is sent away goes to another one', async () => {
  expect(await ask()).toContain('VCALENDAR')
  vi.advanceTimersByTime(REST)
  expect(await ask()).toContain('VCALENDAR')
})

it('a worker for pages waits for the next one for minutes, and then gives its memory back (importing 134)', async () => {
  const whenOver = vi.fn<(worker: WorkerProcess) => void>()
  const worker = new WorkerProcess(laneLimits.quick, whenOver)
  expect(await worker.run(writeFeedText, feed, laneLimits.quick.seconds)).toContain('VCALENDAR')
  worker.rest()
  vi.advanceTimersByTime(120_000)
  expect(whenOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(REST - 120_000)
  // Called once when it is sent away, and once more when its process has ended.
  expect(whenOver).toHaveBeenCalledTimes(1)
  await expect.poll(() => whenOver.mock.calls.length).toBe(2)
})
