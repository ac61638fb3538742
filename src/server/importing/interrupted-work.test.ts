import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseConfig } from '../config.ts'
import { resumeRegularly } from './interrupted-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes up what a stopped command of the operator left, while the server runs on an embedded database', async () => {
  const hooks = new Map<string, () => Promise<void>>()
  const app = {
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
    log: { error: (problem: unknown) => expect.fail(JSON.stringify(problem)) },
  }
  const done: string[] = []
  const work = {
    findUnfinished: async () => [{ id: 7 }],
    isRunning: () => false,
    endLease: async () => done.push('end lease'),
    start: () => void done.push('start'),
    stop: async () => undefined,
  }
  resumeRegularly(app as never, { config: parseConfig({}) } as never, work, 'imports')
  await hooks.get('onListen')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['end lease', 'start'])
  // The lease of a command that still works stays.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done).toEqual(['end lease', 'start', 'start'])
  await hooks.get('preClose')?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toHaveLength(3)
})
