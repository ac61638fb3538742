import { beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../test/harness/web-makers.ts'
import { HOUR } from './api/durations.ts'
import { rememberPerson } from './api/known-person.ts'
import { writeCached } from './api/offline-cache.ts'
import { createQueryClient } from './query-client.tsx'
import { readAhead } from './read-ahead.ts'

const stored = new Map<string, unknown>()

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(stored.get(key)),
  getMany: (all: string[]) => Promise.resolve(all.map((key) => stored.get(key))),
  setMany: (all: [string, unknown][]) => {
    for (const [key, value] of all) stored.set(key, value)
    return Promise.resolve()
  },
  delMany: () => Promise.resolve(),
  keys: () => Promise.resolve([...stored.keys()]),
}))

/** A Wednesday. */
const NOW = new Date(2026, 2, 4, 12)
const HOUSEHOLD = '/api/household'

/** The addresses that were requested from the server, in order. */
let asked: string[]

beforeEach(() => {
  stored.clear()
  asked = []
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json([]))
  })
  rememberPerson({ ...aUser(), householdId: 1 })
})

async function readAll(): Promise<string[]> {
  readAhead(createQueryClient(), NOW)
  // Waits for the notes, which are kept last: what is kept later would be found by the next test.
  await expect.poll(() => [...stored.keys()].some((name) => name.includes('"notes"'))).toBe(true)
  return asked
}

it('reads what every screen needs, with six weeks around today (home 80)', async () => {
  const all = await readAll()
  expect(all).toContain('/api/recipes')
  expect(all).toContain('/api/calendar-assignments?start=2026-02-23&end=2026-04-05')
  expect(all.filter((address) => address === HOUSEHOLD)).toHaveLength(1)
  expect(new Set(all).size).toBe(all.length)
})

it('asks again after six hours, and not before', async () => {
  const keep = (name: string, at: number) => writeCached(name, { at, text: '[]', source: null })
  await keep('["recipes"]', NOW.getTime() - 5 * HOUR)
  await keep('["household"]', NOW.getTime() - 7 * HOUR)
  const all = await readAll()
  expect(all.filter((address) => ['/api/recipes', HOUSEHOLD].includes(address))).toEqual([HOUSEHOLD])
})
