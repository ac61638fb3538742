import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageId } from './ids.ts'
import { useLiveChanges } from './live-changes.ts'
import { onReconnect } from './reconnect.ts'

/** The server's event stream; the test sends its events. */
class Stream extends EventTarget {
  static latest: Stream
  static opened = 0
  readyState = 1
  readonly close = vi.fn<() => void>()
  constructor() {
    super()
    Stream.latest = this
    Stream.opened += 1
  }
  says(type: string, data?: object | number) {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })))
  }
}

/** A list that is one row longer each time it is read; `read` says when an answer comes. */
function open(read = async () => undefined as unknown) {
  vi.stubGlobal('EventSource', Stream)
  let rows = 0
  const List = () => {
    useLiveChanges()
    const queryFn = async () => {
      const count = ++rows
      await read()
      return count
    }
    const { data } = useQuery({ queryKey: ['completed-lists'], queryFn, staleTime: Infinity })
    return <p>{data} rows</p>
  }
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  return unmount
}

/**
 * The age that the stream begins with: the server still knows all changes since this page was
 * opened, and those of a minute before.
 */
const hearsAll = () => performance.now() + 60_000

/** What is read again when an area of the API changed on another page. */
function readAgain(area: string) {
  vi.stubGlobal('EventSource', Stream)
  const client = new QueryClient()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  const Listener = () => {
    useLiveChanges()
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Listener />
    </QueryClientProvider>,
  )
  Stream.latest.says('message', { area, page: 'another' })
  return invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
}

const change = { area: 'completed-shopping-lists', page: 'another' }

describe('changes of other pages of the household', () => {
  it('is read again when it is heard, and when the stream was away', async () => {
    const leave = open()
    await screen.findByText('1 rows')
    Stream.latest.says('here', hearsAll())
    Stream.latest.says('message', change)
    await screen.findByText('2 rows')
    Stream.latest.says('error')
    Stream.latest.says('here', hearsAll())
    await screen.findByText('3 rows')
    leave()
    expect(Stream.latest.close).toHaveBeenCalledOnce()
  })

  it.each([
    ['recipes', ['recipes', 'recipe', 'onboarding']],
    ['import-recipe', ['recipes', 'onboarding']],
    ['household-imports', ['household-imports', 'recipes', 'onboarding']],
    ['calendar-assignments', ['calendar', 'meal-planning-days']],
    ['calendar-notes', ['calendar']],
    ['family-members', ['family-members', 'may-contain-allowances', 'fine-lines', 'onboarding']],
    ['household', ['household', 'session']],
    ['account', ['household', 'session']],
    ['auth', ['household', 'sessions', 'second-factor', 'onboarding', 'session']],
    ['guest-diners', ['guest-diners', 'may-contain-allowances', 'fine-lines']],
    ['ai-meal-planner', ['ai-meal-planning-actions', 'calendar', 'meal-planning-days']],
    ['ai-meal-planning-actions', ['ai-meal-planning-actions', 'calendar']],
    [
      'completed-shopping-lists',
      ['completed-lists', 'calendar', 'shopping-extras', 'open-shopping-list', 'shop-prices'],
    ],
    ['open-shopping-list', ['open-shopping-list', 'shopping-extras', 'staples', 'shop-prices']],
    ['shopping-extras', ['shopping-extras', 'open-shopping-list']],
    ['shared-recipe-links', ['share-links']],
    ['known-ingredients', ['known-ingredients']],
  ])('of %s: all that hangs on it', (area, keys) => expect(readAgain(area)).toEqual(keys))

  it('leaves nothing of what was asked ahead of the page', () => {
    window.preloaded = new Map([['/api/recipes', Promise.resolve(new Response())]])
    readAgain('recipes')
    expect(window.preloaded.size).toBe(0)
  })

  it('is read again where the server cannot tell of all that came between the page and its stream', async () => {
    open()
    await screen.findByText('1 rows')
    Stream.latest.says('here', 0)
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('is read again each time the server says that it may have missed something, also what is read just then', async () => {
    let answer = () => {}
    open(() => new Promise((resolve) => (answer = () => resolve(undefined))))
    Stream.latest.says('here', hearsAll())
    await screen.findByText('rows')
    window.preloaded = new Map([['/api/recipes', Promise.resolve(new Response())]])
    Stream.latest.says('here', 0)
    answer()
    await screen.findByText('1 rows')
    answer()
    expect(await screen.findByText('2 rows')).toBeVisible()
    expect(window.preloaded.size).toBe(0)
  })

  it('is read again after a first reading that was on its way and may have been answered before', async () => {
    let answer = () => {}
    open(() => new Promise((resolve) => (answer = () => resolve(undefined))))
    await screen.findByText('rows')
    Stream.latest.says('message', change)
    answer()
    await screen.findByText('1 rows')
    answer()
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('is not what this page changed, or what it does not show', async () => {
    open()
    await screen.findByText('1 rows')
    Stream.latest.says('message', { area: 'completed-shopping-lists', page: pageId })
    Stream.latest.says('message', { area: 'recipes', page: 'another' })
    Stream.latest.says('message', { area: 'completed-shopping-lists', page: null })
    expect(await screen.findByText('2 rows')).toBeVisible()
  })
})

describe('a stream that is refused, as by a proxy while the server starts (home 119)', () => {
  afterEach(() => vi.useRealTimers())

  /** Opens a page whose stream is refused; answers how many streams it opened since. */
  function refused() {
    vi.useFakeTimers()
    open()
    const before = Stream.opened
    const refuse = () => {
      Stream.latest.readyState = 2
      Stream.latest.says('error')
    }
    refuse()
    return { refuse, opened: () => Stream.opened - before }
  }

  it('is opened again after a while, and less often the longer it takes', () => {
    const { refuse, opened } = refused()
    vi.advanceTimersByTime(2999)
    expect(opened()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(opened()).toBe(1)
    refuse()
    vi.advanceTimersByTime(3000)
    expect(opened()).toBe(1)
    vi.advanceTimersByTime(3000)
    expect(opened()).toBe(2)
  })

  it('is opened at once when the network is back, and only once', () => {
    const { opened } = refused()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(3000)
    expect(opened()).toBe(1)
  })

  it('reads again what it may have missed', async () => {
    const { opened } = refused()
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    expect(opened()).toBe(1)
    await screen.findByText('1 rows')
    Stream.latest.says('here', hearsAll())
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('is left alone while the browser itself takes it up, and when the page is left', () => {
    vi.useFakeTimers()
    const leave = open()
    const before = Stream.opened
    Stream.latest.says('error')
    vi.advanceTimersByTime(60_000)
    Stream.latest.readyState = 2
    Stream.latest.says('error')
    leave()
    vi.advanceTimersByTime(60_000)
    expect(Stream.opened).toBe(before)
  })
})

describe('a page out of sight has no stream, of which a browser has few (home 137)', () => {
  afterEach(() => vi.restoreAllMocks())
  const setSight = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  it('ends it, opens it again when it is looked at, and reads what it may have missed', async () => {
    open()
    await screen.findByText('1 rows')
    const before = Stream.opened
    Stream.latest.says('here', hearsAll())
    setSight('hidden')
    expect(Stream.latest.close).toHaveBeenCalledOnce()
    expect(Stream.opened).toBe(before)
    setSight('visible')
    setSight('visible')
    expect(Stream.opened).toBe(before + 1)
    Stream.latest.says('here', 0)
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('reads nothing again where the server still knows all that changed meanwhile', async () => {
    open()
    await screen.findByText('1 rows')
    Stream.latest.says('here', hearsAll())
    setSight('hidden')
    setSight('visible')
    Stream.latest.says('here', 15_000)
    Stream.latest.says('message', change)
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('reads again where its stream had not begun yet', async () => {
    open()
    await screen.findByText('1 rows')
    setSight('hidden')
    setSight('visible')
    Stream.latest.says('here', 0)
    expect(await screen.findByText('2 rows')).toBeVisible()
  })

  it('opens none where it is opened behind another tab', () => {
    setSight('hidden')
    const before = Stream.opened
    open()
    expect(Stream.opened).toBe(before)
    setSight('visible')
    expect(Stream.opened).toBe(before + 1)
  })

  it('asks whether the session is still there where its stream is refused', () => {
    const client = new QueryClient()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    vi.stubGlobal('EventSource', Stream)
    renderHook(() => useLiveChanges(), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
    setSight('hidden')
    setSight('visible')
    expect(invalidated).not.toHaveBeenCalled()
    Stream.latest.readyState = 2
    Stream.latest.says('error')
    expect(invalidated).toHaveBeenCalledWith({ queryKey: ['session'] })
  })
})

it('says that the server is in reach when it is heard after a break, not at the start (home 118)', () => {
  const listener = vi.fn<() => void>()
  const stop = onReconnect(listener)
  open()
  Stream.latest.says('here', hearsAll())
  expect(listener).not.toHaveBeenCalled()
  Stream.latest.says('error')
  Stream.latest.says('here', hearsAll())
  Stream.latest.says('here', hearsAll())
  expect(listener).toHaveBeenCalledOnce()
  stop()
})
