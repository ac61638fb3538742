import { QueryClientProvider, type QueryKey, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networkError } from './api/call-error.ts'
import type { QueryName } from './api/query-name.ts'
import { useRetryStaleReads } from './api/stale-reads.ts'
import { NoSignalNote } from './layout-notes.tsx'
import { createQueryClient } from './query-client.tsx'

const at = (day: number, hours: number, minutes: number) => {
  const today = new Date()
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + day, hours, minutes).getTime()
}

// A fixed time, so that the moments of the reads are in the past whenever the tests run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 17, 18) })
})
afterEach(() => {
  vi.useRealTimers()
})

function Asking() {
  useRetryStaleReads()
  return null
}

function Reader({ queryKey, ask }: { queryKey: QueryKey; ask: () => Promise<unknown> }) {
  useQuery({ queryKey, queryFn: ask })
  return null
}

/** A screen that shows what was read at these moments, while the server answers like this. */
function open(moments: Partial<Record<QueryName, number>>, ask: () => Promise<unknown>) {
  const client = createQueryClient()
  const reads = Object.entries(moments) as [QueryName, number][]
  for (const [key, updatedAt] of reads) client.setQueryData([key], [], { updatedAt })
  render(
    <QueryClientProvider client={client}>
      <NoSignalNote />
      <Asking />
      {reads.map(([key]) => (
        <Reader key={key} queryKey={[key]} ask={ask} />
      ))}
    </QueryClientProvider>,
  )
  return client
}

it('without a signal says of when the oldest thing on the screen is (home 81)', async () => {
  open({ menus: at(0, 9, 5), staples: at(0, 0, 20) }, () => Promise.reject(networkError()))
  expect(await screen.findByText('No signal: this is what it was at 00:20')).toBeVisible()
})

it('names the day where it was not today (home 81)', async () => {
  open({ menus: at(-1, 14, 20) }, () => Promise.reject(networkError()))
  expect(await screen.findByText(/^No signal: this is what it was on \w+ \d+ \w+ at 14:20$/)).toBeVisible()
})

it('says nothing of what the server answers or refuses, and nothing of what is not kept', async () => {
  let asked = 0
  const refuse = () => {
    asked += 1
    return asked === 1 ? Promise.reject(new Error('Not yours')) : Promise.resolve([])
  }
  open({ menus: at(0, 9, 5), staples: at(0, 9, 5) }, refuse)
  await expect.poll(() => asked).toBe(2)
  const client = open({ 'calendar-feed': at(0, 9, 5) }, () => Promise.reject(networkError()))
  await expect.poll(() => client.getQueryState(['calendar-feed'])?.status).toBe('error')
  expect(screen.queryByText(/No signal/)).toBeNull()
})

describe('while nothing is answered', () => {
  /** How often the server was asked, and whether it answers. */
  let asked = 0
  let isInReach = false
  const ask = () => {
    asked += 1
    return isInReach ? Promise.resolve([]) : Promise.reject(networkError())
  }

  beforeEach(() => {
    asked = 0
    isInReach = false
    vi.useFakeTimers({ now: new Date(2026, 5, 17, 18) })
  })

  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  /** The note, once all reads under way have failed: they wait for the device first. */
  const opened = async (keys = ['menus']) => {
    const client = open(Object.fromEntries(keys.map((key) => [key, at(0, 9, 5)])), ask)
    await wait(0.1)
    expect(screen.getByText(/No signal/)).toBeVisible()
    return client
  }

  it('asks again in growing pauses, and the note goes with the answer (home 81)', async () => {
    await opened()
    await wait(60)
    // After 1, 3, 7, 15, 30, 45 and 60 seconds.
    expect(asked).toBe(8)
    isInReach = true
    await wait(15)
    expect(asked).toBe(9)
    expect(screen.queryByText(/No signal/)).toBeNull()
    await wait(60)
    expect(asked).toBe(9)
  })

  it('asks once more after what still failed as the network came back (home 81, home 118)', async () => {
    await opened()
    await wait(60)
    const before = asked
    // The server is in reach a moment after the network is back.
    act(() => void window.dispatchEvent(new Event('online')))
    await wait(0.1)
    expect(asked).toBe(before + 1)
    isInReach = true
    await wait(1)
    expect(asked).toBe(before + 2)
    expect(screen.queryByText(/No signal/)).toBeNull()
  })

  it('asks soon when another call is answered, however often others are (home 81)', async () => {
    const client = await opened()
    await wait(31)
    const before = asked
    isInReach = true
    for (let calls = 0; calls < 3; calls++) {
      await act(() => client.fetchQuery({ queryKey: ['open-shopping-list'], queryFn: () => 'bread' }))
      await wait(0.4)
    }
    expect(asked).toBe(before + 1)
    expect(screen.queryByText(/No signal/)).toBeNull()
  })

  it('asks nothing while nobody looks, and at once when somebody does (home 81)', async () => {
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await opened()
    await wait(60)
    expect(asked).toBe(1)
    isInReach = true
    look.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0.1)
    expect(asked).toBe(2)
    expect(screen.queryByText(/No signal/)).toBeNull()
  })

  it('asks nothing again once the page is left', async () => {
    await opened()
    cleanup()
    await wait(60)
    expect(asked).toBe(1)
  })
})
