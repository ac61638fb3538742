import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { DAY } from './durations.ts'
import { forgetPerson, rememberPerson } from './known-person.ts'
import {
  clearOfflineCache,
  dropOldEntries,
  cachedAt,
  cachedNames,
  readCached,
  writeCached,
} from './offline-cache.ts'

/** The content of the IndexedDB store; null where the browser refuses the store. */
let stored: Map<string, unknown> | null

const held = <T>(use: (map: Map<string, unknown>) => T): Promise<T> =>
  stored ? Promise.resolve(use(stored)) : Promise.reject(new Error('No storage here'))

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => held((map) => map.get(key)),
  getMany: (all: string[]) => held((map) => all.map((key) => map.get(key))),
  setMany: (all: [string, unknown][]) =>
    held((map) => {
      for (const [key, value] of all) map.set(key, value)
    }),
  delMany: (all: string[]) =>
    held((map) => {
      for (const key of all) map.delete(key)
    }),
  keys: () => held((map) => [...map.keys()]),
  clear: () => held((map) => map.clear()),
}))

const NOW = Date.parse('2026-03-02T12:00:00Z')
const ada = { ...aUser({ id: 1 }), householdId: 1 }
const kept = (text: string, at = NOW) => ({ at, text, source: null })

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(ada)
})
afterEach(() => vi.unstubAllGlobals())

describe('the offline cache (home 82)', () => {
  it('is read with the moment at which the server gave it', async () => {
    await writeCached('week', kept('[1]'))
    expect(await readCached('week')).toEqual(kept('[1]'))
    await writeCached('week', { at: NOW + 5 })
    expect(await readCached('week')).toEqual(kept('[1]', NOW + 5))
    expect([await cachedAt('week'), await cachedAt('day')]).toEqual([NOW + 5, undefined])
    expect(await cachedNames()).toEqual(['week'])
  })

  it.each([
    ['another person', { ...ada, id: 2 }],
    ['the same person in another household', { ...ada, householdId: 2 }],
  ])('is not read by %s', async (_, other) => {
    await writeCached('week', kept('[1]'))
    rememberPerson(other)
    expect([await readCached('week'), await cachedNames()]).toEqual([undefined, []])
    rememberPerson(ada)
    expect(await readCached('week')).toEqual(kept('[1]'))
  })

  it('is nothing where nobody is signed in', async () => {
    forgetPerson()
    await writeCached('week', kept('[1]'))
    expect(stored).toEqual(new Map())
  })

  it('is read by a newer build until that has its own, and said to be older (home 109)', async () => {
    await writeCached('week', kept('[1]'))
    expect([...(stored?.keys() ?? [])][0]).toBe('1.1 offline-cache.ts week')
    const older = [...(stored ?? [])].map(([key, value]): [string, unknown] => [
      key.replace('offline-cache.ts', 'front-older.js'),
      value,
    ])
    stored = new Map<string, unknown>([
      ['1.1 front-oldest.js week', { text: '[0]', source: null }],
      ['1.1 front-oldest.js week at', NOW - DAY],
      ['2.1 front-older.js week', { text: '[2]', source: null }],
      ['2.1 front-older.js week at', NOW + DAY],
      ...older,
    ])
    expect(await readCached('week')).toEqual({ ...kept('[1]'), isOlder: true })
    expect([await cachedNames(), await cachedAt('week')]).toEqual([['week'], undefined])
    await dropOldEntries(NOW)
    expect(await readCached('week')).toEqual({ ...kept('[1]'), isOlder: true })
    await writeCached('week', kept('[3]'))
    await dropOldEntries(NOW)
    expect([...stored.keys()]).toEqual(['1.1 offline-cache.ts week', '1.1 offline-cache.ts week at'])
  })

  it('is dropped where it is not what this build writes', async () => {
    stored = new Map<string, unknown>([
      ['1.1 offline-cache.ts week', ['another shape']],
      ['1.1 offline-cache.ts week at', NOW],
      ['1.1 offline-cache.ts day', kept('[1]')],
    ])
    expect([await readCached('week'), await readCached('day')]).toEqual([undefined, undefined])
  })

  it('goes when it is of others, or older than two months', async () => {
    await writeCached('new', kept('[1]', NOW - 59 * DAY))
    await writeCached('old', kept('[1]', NOW - 61 * DAY))
    rememberPerson({ ...ada, householdId: 2 })
    await writeCached('theirs', kept('[1]'))
    rememberPerson(ada)
    await dropOldEntries(NOW)
    expect([...(stored?.keys() ?? [])]).toEqual(['1.1 offline-cache.ts new', '1.1 offline-cache.ts new at'])
  })

  it('goes at sign-out, with the photos', async () => {
    const gone: string[] = []
    vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name)) })
    await writeCached('week', kept('[1]'))
    await clearOfflineCache()
    expect([stored, gone]).toEqual([new Map(), ['plateful-photos']])
  })

  it('is nothing in a window that stores nothing, and nothing fails there', async () => {
    stored = null
    await writeCached('week', kept('[1]'))
    expect([await readCached('week'), await cachedNames(), await cachedAt('week')]).toEqual([
      undefined,
      [],
      undefined,
    ])
    await dropOldEntries(NOW)
    await clearOfflineCache()
  })
})
