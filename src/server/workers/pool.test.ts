import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeFeedText } from '../calendar/feed-tasks.ts'
import { askWorker } from './pool.ts'
import { IDLE } from './worker-process.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const ask = () =>
  askWorker('a household', writeFeedText, {
    entries: [],
    family: [],
    guests: [],
    publicUrl: 'http://home.test',
  })

it('a question that comes just as an idle worker is sent away goes to another one', async () => {
  expect(await ask()).toContain('VCALENDAR')
  vi.advanceTimersByTime(IDLE)
  expect(await ask()).toContain('VCALENDAR')
})
