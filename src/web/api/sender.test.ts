import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceReconnect } from './reconnect.ts'
import { Sender } from './sender.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A sender with this `send`, and the moments at which it was called. */
function aSender(send: () => Promise<boolean>) {
  const moments: number[] = []
  const start = Date.now()
  const sender = new Sender(() => {
    moments.push(Date.now() - start)
    return send()
  })
  return { sender, moments }
}

it('sends again in pauses that double up to a minute, and at once where the server is in reach', async () => {
  const { sender, moments } = aSender(() => Promise.reject(new Error('No answer')))
  const stop = sender.retryOnReconnect()
  sender.sendNow()
  await pass(130_000)
  expect(moments).toEqual([0, 2000, 6000, 14_000, 30_000, 62_000, 122_000])
  announceReconnect()
  await pass(2000)
  expect(moments.slice(-2)).toEqual([130_000, 132_000])
  stop()
})

it('sends what is asked for during a message right after it, once', async () => {
  const { sender, moments } = aSender(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return false
  })
  for (const _time of [1, 2, 3]) sender.sendNow()
  await pass(60_000)
  expect(moments).toEqual([0, 300])
})

it('sends nothing more once it is stopped, also where a message was on its way then', async () => {
  const { sender, moments } = aSender(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return true
  })
  const stop = sender.retryOnReconnect()
  sender.sendNow()
  sender.sendNow()
  stop()
  await pass(60_000)
  expect(moments).toEqual([0])
})
