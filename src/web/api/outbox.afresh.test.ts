import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { markRecipeCall } from '../../contract/recipes.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { currentToast } from '../ui/toast.ts'
import { browserStorage } from './browser-storage.ts'
import { CallError, networkError } from './call-error.ts'
import { callServer } from './call-server.ts'
import { forgetPerson, rememberPerson } from './known-person.ts'
import {
  forgetWaiting,
  isOptimistic,
  listenToOtherTabs,
  setKindsLoader,
  outbox,
  sendOrQueue,
  applyWaiting,
} from './outbox.ts'

/** The content of the IndexedDB store; null where the browser refuses the store. */
const stored = vi.hoisted(() => ({ map: new Map<string, unknown>() as Map<string, unknown> | null }))

vi.mock('idb-keyval', () => {
  const held = <T>(use: (map: Map<string, unknown>) => T): Promise<T> =>
    stored.map ? Promise.resolve(use(stored.map)) : Promise.reject(new Error('No storage here'))
  return {
    createStore: () => ({}),
    get: (key: string) => held((map) => map.get(key)),
    getMany: (all: string[]) => held((map) => all.map((key) => map.get(key))),
    setMany: () => Promise.resolve(),
    keys: () => held((map) => [...map.keys()]),
    clear: () => Promise.resolve(),
    values: () => held((map) => [...map.values()]),
    set: (key: string, value: unknown) => held((map) => void map.set(key, structuredClone(value))),
    delMany: (all: string[]) => held((map) => all.forEach((key) => map.delete(key))),
  }
})

const ada = { ...aUser({ id: 1 }), householdId: 1 }
const soup = aStoredRecipe({ id: 5, name: 'Soup', isFavourite: false, rating: null })
let client: QueryClient

const mark = (change: { isFavourite?: boolean; rating?: number }) =>
  sendOrQueue(
    client,
    { kind: 'marks', input: { id: 5, change }, words: JSON.stringify(change) },
    (idempotencyKey) => callServer(markRecipeCall, { params: { id: 5 }, body: change, idempotencyKey }),
  )
const send = () => sendOutbox({ outbox, client })
const words = () => outbox.changes().map((change) => change.words)
/** The bodies of the calls from now on, with their idempotency keys. */
function listen() {
  const asked: [unknown, string | null][] = []
  const answers = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([JSON.parse(init?.body as string), new Headers(init?.headers).get('idempotency-key')])
    return answers(address, init)
  })
  return asked
}

beforeEach(async () => {
  stored.map = new Map()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(ada)
  client = new QueryClient()
  setKindsLoader(() => import('../outbox/change-kinds.ts'))
  client.setQueryData(['recipes'], [soup])
  await outbox.read()
  server.answers(markRecipeCall, soup)
})

describe('a change with a signal', () => {
  it('is sent at once under a key, and nothing waits', async () => {
    const asked = listen()
    expect(isOptimistic(await mark({ isFavourite: true }))).toBe(false)
    expect(asked).toEqual([[{ isFavourite: true }, expect.stringMatching(/^[\w-]{16,}$/)]])
    expect([words(), stored.map]).toEqual([[], new Map()])
  })

  it('is refused as ever', async () => {
    server.refuses(markRecipeCall, 404, 'It’s gone.')
    await expect(mark({ isFavourite: true })).rejects.toThrow(CallError)
    expect(words()).toEqual([])
  })
})

describe('a change without a signal (home 86)', () => {
  beforeEach(() => server.isUnreachableFor(markRecipeCall))

  it('waits, is shown as done, and is sent once in its order under the key of its first try', async () => {
    const asked = listen()
    expect(isOptimistic(await mark({ rating: 2 }))).toBe(true)
    await mark({ rating: 4 })
    expect(words()).toEqual(['{"rating":2}', '{"rating":4}'])
    expect(client.getQueryData(['recipes'])).toEqual([{ ...soup, rating: 4 }])
    // The second change was not sent, because an older one waits.
    expect(asked).toHaveLength(1)

    server.answers(markRecipeCall, soup)
    expect(await send()).toBe('done')
    expect(asked.map(([body]) => body)).toEqual([{ rating: 2 }, { rating: 2 }, { rating: 4 }])
    expect(asked[1]?.[1]).toBe(asked[0]?.[1])
    expect([words(), stored.map]).toEqual([[], new Map()])
    expect(await send()).toBe('done')
    expect(asked).toHaveLength(3)
  })

  it('is there after a reload, and done to whatever is read', async () => {
    await mark({ isFavourite: true })
    await outbox.read()
    expect(words()).toEqual(['{"isFavourite":true}'])
    expect(await applyWaiting(['recipes'], [soup])).toEqual([{ ...soup, isFavourite: true }])
    expect(await applyWaiting(['recipe', 5], soup)).toEqual({ ...soup, isFavourite: true })
    const other = { ...soup, id: 6 }
    expect(await applyWaiting(['recipe', 6], other)).toBe(other)
  })

  it('is there after a reload where another tab sent its last one at the same moment', async () => {
    const write = browserStorage.write.bind(browserStorage)
    const WAITING = 'plateful:waiting'
    const marking = vi.spyOn(browserStorage, 'write').mockImplementationOnce((key, text) => {
      const isDone = write(key, text)
      localStorage.removeItem(WAITING)
      return isDone
    })
    await mark({ rating: 2 })
    expect(localStorage.getItem(WAITING)).toBe('yes')

    const [change] = outbox.changes()
    const own = stored.map?.get(change?.id ?? '') as object
    marking.mockImplementationOnce((key, text) => {
      stored.map?.set('theirs', { ...own, id: 'theirs' })
      return write(key, text)
    })
    await outbox.remove(change?.id ?? '')
    marking.mockRestore()
    await outbox.read()
    expect(outbox.changes().map(({ id }) => id)).toEqual(['theirs'])
  })

  it('stays while the server is out of reach, and while nobody is signed in', async () => {
    await mark({ isFavourite: true })
    expect(await send()).toBe('out of reach')
    server.refuses(markRecipeCall, 401, 'Please sign in to continue.', { code: 'NOT_SIGNED_IN' })
    expect(await send()).toBe('signed out')
    server.refuses(markRecipeCall, 429, 'Too many at once.', { code: 'TOO_MANY_TRIES' })
    expect(await send()).toBe('out of reach')
    expect(words()).toHaveLength(1)
  })

  it('is another person’s neither to see nor to send, and is there when its own comes back', async () => {
    await mark({ isFavourite: true })
    rememberPerson({ ...ada, id: 2 })
    const asked = listen()
    server.answers(markRecipeCall, soup)
    expect([await send(), words(), asked]).toEqual(['done', [], []])
    expect(await applyWaiting(['recipes'], [soup])).toEqual([soup])
    rememberPerson(ada)
    await send()
    expect(asked).toHaveLength(1)
  })

  it('is refused, not sent, where its person is in another household by now', async () => {
    await mark({ isFavourite: true })
    rememberPerson({ ...ada, householdId: 2 })
    server.answers(markRecipeCall, soup)
    await send()
    expect(outbox.changes().map(({ refused }) => refused)).toEqual([
      'It belongs to a household that you’ve left.',
    ])
  })

  it('goes at sign-out, and no other person’s with it', async () => {
    await mark({ isFavourite: true })
    rememberPerson({ ...ada, id: 2 })
    await outbox.read()
    await mark({ isFavourite: false })
    await forgetWaiting()
    expect([...(stored.map?.values() ?? [])]).toEqual([expect.objectContaining({ of: '1.1' })])
  })

  it.each([
    ['stores nothing', () => void (stored.map = null)],
    ['knows nobody', forgetPerson],
  ])('is refused as before on a device that %s', async (_, make) => {
    make()
    await expect(mark({ isFavourite: true })).rejects.toEqual(networkError())
    expect([words(), client.getQueryData(['recipes'])]).toEqual([[], [soup]])
  })
})

describe('a change that is under way when the page goes (home 110)', () => {
  const KEPT = 'plateful:under-way'
  const leave = () => dispatchEvent(new Event('pagehide'))
  /** Sends a change and leaves the page before the answer. */
  const sendAndLeave = async () => {
    const answer = server.holds(markRecipeCall, soup)
    const sent = mark({ isFavourite: true })
    await expect.poll(() => server.received(markRecipeCall).length).toBe(1)
    leave()
    return { sent, answer }
  }

  it('is not written down where it is answered in time', async () => {
    await mark({ isFavourite: true })
    leave()
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('is forgotten where the page stays and is answered after all', async () => {
    const { sent, answer } = await sendAndLeave()
    expect(JSON.parse(localStorage.getItem(KEPT) ?? '[]')).toMatchObject([{ words: '{"isFavourite":true}' }])
    answer()
    await sent
    expect([localStorage.getItem(KEPT), words()]).toEqual([null, []])
  })

  it('is sent by the next page, under the key of its first try', async () => {
    const asked = listen()
    const { sent, answer } = await sendAndLeave()
    const left = localStorage.getItem(KEPT) ?? ''
    answer()
    await sent
    // The next page has only what the first one stored.
    localStorage.setItem(KEPT, left)
    server.answers(markRecipeCall, soup)
    await outbox.read()
    expect([words(), localStorage.getItem(KEPT)]).toEqual([['{"isFavourite":true}'], null])
    expect(await send()).toBe('done')
    expect(asked.map(([, key]) => key)).toEqual([asked[0]?.[1], asked[0]?.[1]])
    expect(words()).toEqual([])
  })

  it('waits in the text of the page where this device has no other storage', async () => {
    const { sent, answer } = await sendAndLeave()
    const left = localStorage.getItem(KEPT) ?? ''
    answer()
    await sent
    localStorage.setItem(KEPT, left)
    stored.map = null
    await outbox.read()
    expect([words(), localStorage.getItem(KEPT)]).toEqual([[], left])
  })

  it('keeps its place where a photo beside it finds no room', async () => {
    const { sent, answer } = await sendAndLeave()
    const photo = 'p'.repeat(200_000)
    void sendOrQueue(
      client,
      { kind: 'new recipe', input: { photo }, words: 'New recipe Pie' },
      () => new Promise(() => {}),
    )
    await outbox.ready()
    await Promise.resolve()
    const write = browserStorage.write.bind(browserStorage)
    const full = vi
      .spyOn(browserStorage, 'write')
      .mockImplementation((key, text) => (text ?? '').length < 150_000 && write(key, text))
    leave()
    full.mockRestore()
    const left = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as { kind: string }[]
    expect(left.map(({ kind }) => kind)).toEqual(['marks'])
    answer()
    await sent
    await forgetWaiting()
  })

  it('goes with who signs out', async () => {
    const { sent, answer } = await sendAndLeave()
    await forgetWaiting()
    leave()
    expect(localStorage.getItem(KEPT)).toBeNull()
    answer()
    await sent
  })
})

describe('a change that the server does not take (home 88)', () => {
  beforeEach(async () => {
    server.isUnreachableFor(markRecipeCall)
    await mark({ rating: 1 })
    await mark({ rating: 2 })
  })

  it('is kept with its reason, told, and holds no other back', async () => {
    const no = refusal(404, 'This recipe is no longer there.', { code: 'NOT_FOUND' })
    server.answers(markRecipeCall, ({ body }) => (body.rating === 1 ? no : soup))
    expect(await send()).toBe('done')
    await outbox.read()
    expect(outbox.changes()).toEqual([
      expect.objectContaining({ words: '{"rating":1}', refused: 'This recipe is no longer there.' }),
    ])
    expect(currentToast()).toMatchObject({
      title: 'A change wasn’t taken',
      text: 'This recipe is no longer there. It stays on this device until you decide.',
      tone: 'failed',
    })
    expect(await applyWaiting(['recipes'], [soup])).toEqual([soup])
  })

  it('tells a reason that is a title as a sentence', async () => {
    server.answers(markRecipeCall, () => refusal(404, 'Recipe Not Found', { code: 'NOT_FOUND' }))
    expect(await send()).toBe('done')
    expect(currentToast()).toMatchObject({
      text: 'Recipe Not Found. It stays on this device until you decide.',
    })
  })

  it('is sent again when somebody wants it', async () => {
    server.refuses(markRecipeCall, 500, 'Something went wrong on our side.')
    await send()
    const [first] = outbox.changes()
    if (first) await outbox.put({ ...first, refused: null, isWanted: true })
    server.answers(markRecipeCall, soup)
    await send()
    expect(words()).toEqual(['{"rating":2}'])
  })
})

describe('a change that another version of the app kept (home 89)', () => {
  it.each([
    ['of a kind that is unknown here', { kind: 'a wish' }],
    ['in a shape that is unknown here', { input: { recipe: 5 } }],
  ])('%s is shown as refused, and not dropped', async (_, other) => {
    server.isUnreachableFor(markRecipeCall)
    await mark({ rating: 1 })
    const [change] = outbox.changes()
    if (change) await outbox.put({ ...change, ...other })
    expect(await applyWaiting(['recipes'], [soup])).toEqual([soup])
    expect(await send()).toBe('done')
    expect(outbox.changes().map(({ refused }) => refused)).toEqual([
      'This version of Plateful can’t send it any more.',
    ])
  })
})

it('a change of another tab is known though its mark has not arrived yet', async () => {
  const listeners: (() => void)[] = []
  const channel = { addEventListener: (_: string, heard: () => void) => listeners.push(heard), close() {} }
  vi.stubGlobal('BroadcastChannel', function Channel() {
    return { ...channel, postMessage() {} }
  })
  server.isUnreachableFor(markRecipeCall)
  await mark({ isFavourite: true })
  const kept = new Map(stored.map)
  stored.map = new Map()
  browserStorage.write('plateful:waiting', null)
  await outbox.read()
  expect(words()).toEqual([])
  const stop = listenToOtherTabs()
  stored.map = kept
  for (const heard of listeners) heard()
  await vi.waitFor(() => expect(words()).toEqual(['{"isFavourite":true}']))
  stop()
})
