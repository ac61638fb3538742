import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeFeedText } from '../calendar/feed-tasks.ts'
import { askWorker, laneSizes } from './pool.ts'

vi.mock('node:child_process', { spy: true })

const REST = laneSizes.moments.rest * 1000

// One clock for all tests, since a worker rests from one to the next.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterAll(() => void vi.useRealTimers())

const ask = () =>
  askWorker('a household', writeFeedText, {
    entries: [],
    family: [],
    guests: [],
    publicUrl: 'http://home.test',
  })

it('a page that is read two minutes after another one waits for no start (importing 134)', async () => {
  await ask()
  vi.mocked(fork).mockClear()
  vi.advanceTimersByTime(120_000)
  expect(await ask()).toContain('VCALENDAR')
  expect(fork).not.toHaveBeenCalled()
})

it('a question that comes just as an idle worker is sent away goes to another one', async () => {
  expect(await ask()).toContain('VCALENDAR')
  vi.advanceTimersByTime(REST)
  expect(await ask()).toContain('VCALENDAR')
})

it('a worker that nobody asks gives its memory back (importing 134)', async () => {
  vi.advanceTimersByTime(REST)
  vi.mocked(fork).mockClear()
  await ask()
  const worker = vi.mocked(fork).mock.results[0]?.value as ReturnType<typeof fork>
  const over = once(worker, 'exit')
  vi.advanceTimersByTime(REST)
  expect(await over).toEqual([0, null])
})
