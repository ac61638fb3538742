import { MutationObserver, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { recipesCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { createQueryClient } from '../query-client.tsx'
import { CallError, networkError } from './call-error.ts'
import { callServer } from './call-server.ts'
import { rememberPerson } from './known-person.ts'
import { readCached, writeCached } from './offline-cache.ts'
import { clearPersisted, persistExtract, persistNow } from './persist-answers.ts'
import { mustShowFailure } from './stale-reads.ts'

/** The content of the IndexedDB store, and whether it answers. */
let stored: Map<string, unknown>
let opening: Promise<unknown>

const held = <T>(use: () => T): Promise<T> => opening.then(use)

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => held(() => stored.get(key)),
  getMany: (all: string[]) => held(() => all.map((key) => stored.get(key))),
  setMany: (all: [string, unknown][]) =>
    held(() => {
      for (const [key, value] of all) stored.set(key, value)
    }),
  keys: () => held(() => [...stored.keys()]),
  clear: () => held(() => stored.clear()),
}))

const EARLIER = Date.parse('2026-03-02T12:20:00Z')
const LIBRARY = 'http://plateful.test/api/recipes'
const NAME = '["menus"]'
const put = (data: unknown, name = NAME) =>
  writeCached(name, { at: EARLIER, text: JSON.stringify(data), source: null })
const storedText = async (name = NAME) => (await readCached(name))?.text

function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

let client: QueryClient
let leave: () => void = () => undefined

/** A screen that reads; `shown` has its answers in order. */
function read(
  ask: () => Promise<unknown>,
  more: { queryKey?: QueryKey; meta?: Record<string, unknown> } = {},
) {
  const shown: unknown[] = []
  const observer = new QueryObserver(client, { queryKey: ['menus'], ...more, queryFn: ask })
  leave = observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data)
  })
  return { shown, now: () => observer.getCurrentResult() }
}

beforeEach(() => {
  stored = new Map()
  opening = Promise.resolve()
  vi.stubGlobal('indexedDB', {})
  rememberPerson({ ...aUser(), householdId: 1 })
  client = createQueryClient()
})
afterEach(async () => {
  leave()
  client.clear()
  await clearPersisted()
  vi.unstubAllGlobals()
})

describe('a read that is kept (home 80)', () => {
  it('is shown at once and settles when the server answers', async () => {
    await put('what was there')
    const server = later<string>()
    const { shown, now } = read(() => server.promise)
    await expect.poll(() => shown).toEqual(['what was there'])
    expect([now().isFetching, now().dataUpdatedAt]).toEqual([true, EARLIER])
    server.resolve('what is there')
    await expect.poll(() => shown).toEqual(['what was there', 'what is there'])
    await expect.poll(() => storedText()).toBe('"what is there"')
  })

  it('waits for no device that is slower than the server, or never answers', async () => {
    await put('what was there')
    const device = later<void>()
    opening = device.promise
    const { shown, now } = read(() => Promise.resolve('what is there'))
    await expect.poll(() => shown).toEqual(['what is there'])
    device.resolve()
    await expect.poll(() => storedText()).toBe('"what is there"')
    expect([shown, now().isSuccess]).toEqual([['what is there'], true])
  })

  it('stays while the server is out of reach, and says of when it is', async () => {
    await put('what was there')
    const { shown, now } = read(() => Promise.reject(networkError()))
    await expect.poll(() => now().isError).toBe(true)
    expect([shown, now().dataUpdatedAt, mustShowFailure(now())]).toEqual([['what was there'], EARLIER, false])
  })

  it('has failed where nothing was kept, and where the server refuses', async () => {
    const { now } = read(() => Promise.reject(networkError()))
    await expect.poll(() => now().isError).toBe(true)
    expect(mustShowFailure(now())).toBe(true)
    leave()
    await put('what was there')
    const refused = read(() => Promise.reject(new CallError(403, null, 'Not yours')))
    await expect.poll(() => refused.now().isError).toBe(true)
    expect(mustShowFailure(refused.now())).toBe(true)
  })

  it('comes from another one where it was never read itself', async () => {
    await put([7, 8], '["recipes"]')
    const fallback = async (kept: { one(key: string[]): Promise<{ data: number[]; at: number }> }) => {
      const { data, at } = await kept.one(['recipes'])
      return { data: data[1], at }
    }
    const { shown } = read(() => Promise.reject(networkError()), {
      queryKey: ['recipe', 8],
      meta: { fallback },
    })
    await expect.poll(() => shown).toEqual([8])
  })

  it('is dropped where it is not to be read', async () => {
    await writeCached(NAME, { at: EARLIER, text: '["cut off', source: null })
    const { shown, now } = read(() => Promise.reject(networkError()))
    await expect.poll(() => now().isError).toBe(true)
    expect(shown).toEqual([])
  })

  it('is one of a list: who is signed in where and secret addresses are not', async () => {
    const { shown } = read(() => Promise.resolve('secret'), { queryKey: ['calendar-feed'] })
    await expect.poll(() => shown).toEqual(['secret'])
    read(() => Promise.resolve('open'))
    await expect.poll(() => storedText()).toBe('"open"')
    expect([...stored.keys()].filter((key) => key.includes('feed'))).toEqual([])
  })

  it('is kept at once where nothing opens without it', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    const { now } = read(() => Promise.resolve('open'), { meta: { isPersistedAtOnce: true } })
    await expect.poll(() => now().isSuccess).toBe(true)
    expect(await storedText()).toBe('"open"')
  })

  it('is kept in part where all of it is too much', async () => {
    read(() => Promise.resolve([1, 2, 3]), { meta: { partToPersist: (all: number[]) => all.slice(0, 2) } })
    await expect.poll(() => storedText()).toBe('[1,2]')
  })
})

it('a part of a read is kept beside it, and made again with it (home 99)', async () => {
  const extract = {
    key: ['few-recipes'],
    of: (all: number[], before: number[] = []) => all.filter((one) => one < 3 || before.includes(one)),
  }
  const { now } = read(() => Promise.resolve([1, 2, 3, 4]), { meta: { extract } })
  await expect.poll(() => now().isSuccess).toBe(true)
  await expect.poll(() => storedText('["few-recipes"]')).toBe('[1,2]')
  await persistExtract(['few-recipes'], [1, 2, 4])
  client.setQueryData(['menus'], [0, 1, 3, 4])
  await persistNow(client, ['menus'])
  await expect.poll(() => storedText('["few-recipes"]')).toBe('[0,1,4]')
})

describe('the library', () => {
  const soup = aStoredRecipe({ name: 'Soup' })
  /** An answer with an ETag, as the server sends a library. */
  const answers = (body: unknown, etag = '"1"') => {
    const answer = Response.json(body, { headers: { etag } })
    Object.defineProperty(answer, 'url', { value: LIBRARY })
    const json = vi.spyOn(answer, 'json')
    // The store of the device is read at the same time and answers first.
    vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(answer))))
    return json
  }
  const readLibrary = () =>
    read(({ signal }: { signal?: AbortSignal } = {}) => callServer(recipesCall, signal ? { signal } : {}), {
      queryKey: ['recipes'],
    })

  it('that is unchanged is read from the device and not again from the wire', async () => {
    const source = { path: recipesCall.path, address: LIBRARY, etag: '"unchanged"' }
    await writeCached('["recipes"]', { at: EARLIER, text: JSON.stringify([soup]), source })
    const json = answers([soup], '"unchanged"')
    const { shown, now } = readLibrary()
    await expect.poll(() => now().isFetching).toBe(false)
    expect([shown, json.mock.calls.length, now().dataUpdatedAt > EARLIER]).toEqual([[[soup]], 0, true])
  })

  it.each([
    ['is read where its shape is known', [soup], [[soup]]],
    ['is not read in another shape', [{ id: 1, title: 'Soup' }], []],
  ])('that the version before kept %s (home 109)', async (_, library, expected) => {
    stored.set('1.1 front-older.js ["recipes"]', { text: JSON.stringify(library), source: null })
    stored.set('1.1 front-older.js ["recipes"] at', EARLIER)
    const { shown, now } = read(() => Promise.reject(networkError()), { queryKey: ['recipes'] })
    await expect.poll(() => now().isError).toBe(true)
    expect(shown).toEqual(expected)
  })

  it('in a shape that this version does not know is shown, and not kept', async () => {
    answers([{ id: 1, title: 'Soup' }], '"2"')
    const { shown } = readLibrary()
    await expect.poll(() => shown.length).toBe(1)
    leave()
    read(() => Promise.resolve('open'))
    await expect.poll(() => storedText()).toBe('"open"')
    expect(await storedText('["recipes"]')).toBeUndefined()
  })
})

describe('a change of this page (home 84)', () => {
  const heart = (answer: () => Promise<unknown>) =>
    new MutationObserver(client, {
      mutationFn: answer,
      onMutate: () => {
        client.setQueryData<Partial<Recipe>[]>(['menus'], [{ isFavourite: true }])
      },
      meta: { failed: 'shown-by-screen' },
    }).mutate()

  it('that did not reach the server looks undone, and is not kept', async () => {
    const { now } = read(() => Promise.resolve([{ isFavourite: false }]))
    await expect.poll(() => now().data).toEqual([{ isFavourite: false }])
    await heart(() => Promise.reject(networkError())).catch(() => undefined)
    expect(now().data).toEqual([{ isFavourite: false }])
    await expect.poll(() => storedText()).toBe('[{"isFavourite":false}]')
  })

  it('that the server took is kept as it is shown', async () => {
    const { now } = read(() => Promise.resolve([{ isFavourite: false }]))
    await expect.poll(() => now().data).toEqual([{ isFavourite: false }])
    await heart(() => Promise.resolve())
    await expect.poll(() => storedText()).toBe('[{"isFavourite":true}]')
  })

  it('is kept before what waited for it goes', async () => {
    const { now } = read(() => Promise.resolve([1]))
    await expect.poll(() => now().isSuccess).toBe(true)
    client.setQueryData(['menus'], [2])
    await persistNow(client, ['menus'])
    expect(await storedText()).toBe('[2]')
  })
})

it('writes nothing that waits to be kept after a sign-out (home 82)', async () => {
  const { now } = read(() => Promise.resolve('open'))
  await expect.poll(() => now().isSuccess).toBe(true)
  await clearPersisted()
  read(() => Promise.resolve([1]), { queryKey: ['staples'] })
  await expect.poll(() => storedText('["staples"]')).toBe('[1]')
  expect(await storedText()).toBeUndefined()
})

it('what is being kept is not finished behind a sign-out (home 82)', async () => {
  const device = later<void>()
  opening = device.promise
  const { now } = read(() => Promise.resolve([1, 2, 3]), {
    meta: { extract: { key: ['few-recipes'], of: (all: number[]) => all.slice(0, 1) } },
  })
  await expect.poll(() => now().isSuccess).toBe(true)
  const keeping = persistNow(client, ['menus'])
  const forgetting = clearPersisted()
  device.resolve()
  await Promise.all([keeping, forgetting])
  expect(await storedText('["few-recipes"]')).toBeUndefined()
})
