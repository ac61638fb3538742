import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { CallError } from './call-error.ts'
import { cachedAnswer } from './offline-cache.ts'
import { rememberPerson } from './known-person.ts'

/** What lies in the browser; null is a store that never opens. */
let stored: Map<string, unknown> | null

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => (stored ? Promise.resolve(stored.get(key)) : new Promise(() => {})),
  set: (key: string, value: unknown) => Promise.resolve(stored?.set(key, value)),
  clear: () => Promise.resolve(stored?.clear()),
}))

const here = new AbortController().signal
const unreached = () => Promise.reject(new CallError(0, null, 'Plateful cannot be reached.'))
/** A server that is too far away: it answers only when it is left. */
const slow = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an answer that is stored', () => {
  it('is what the server says, without waiting for what is stored', async () => {
    stored = null
    expect(await cachedAnswer('week', here, () => Promise.resolve('new'))).toBe('new')
  })

  it('is given where the server is not reached', async () => {
    await cachedAnswer('week', here, () => Promise.resolve('the last one'))
    expect(await cachedAnswer<string>('week', here, unreached)).toBe('the last one')
    await expect(cachedAnswer('another', here, unreached)).rejects.toThrow('Plateful cannot be reached')
  })

  it('is given after four seconds where the server is not reached soon enough', async () => {
    vi.useFakeTimers()
    await cachedAnswer('week', here, () => Promise.resolve('the last one'))
    let given: string | undefined
    void cachedAnswer<string>('week', here, slow).then((answer) => (given = answer))
    await vi.advanceTimersByTimeAsync(3999)
    expect(given).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(given).toBe('the last one')
  })

  it('is given to the person whose it is, and to nobody else', async () => {
    rememberPerson(aUser({ id: 1 }))
    await cachedAnswer('week', here, () => Promise.resolve('of the first'))
    rememberPerson(aUser({ id: 2 }))
    await expect(cachedAnswer('week', here, unreached)).rejects.toThrow('Plateful cannot be reached')
    rememberPerson(aUser({ id: 1 }))
    expect(await cachedAnswer<string>('week', here, unreached)).toBe('of the first')
  })

  it('does not hide what the server refuses', async () => {
    await cachedAnswer('week', here, () => Promise.resolve('the last one'))
    const refused = () => Promise.reject(new CallError(403, null, 'Not yours'))
    await expect(cachedAnswer('week', here, refused)).rejects.toThrow('Not yours')
  })
})
