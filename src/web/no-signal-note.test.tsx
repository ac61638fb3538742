import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkError } from './api/call-error.ts'
import { NoSignalNote } from './no-signal-note.tsx'
import { createQueryClient } from './query-client.tsx'

const at = (day: number, hours: number, minutes: number) => {
  const today = new Date()
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + day, hours, minutes).getTime()
}

// What is shown was read in the past, whatever the time of the day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 17, 18) })
})
afterEach(() => {
  vi.useRealTimers()
})

function Reader({ queryKey, ask }: { queryKey: string[]; ask: () => Promise<unknown> }) {
  useQuery({ queryKey, queryFn: ask })
  return null
}

/** A screen that shows what was read at these moments, while the server answers like this. */
function open(moments: Record<string, number>, ask: () => Promise<unknown>) {
  const client = createQueryClient()
  for (const [key, updatedAt] of Object.entries(moments)) client.setQueryData([key], [], { updatedAt })
  render(
    <QueryClientProvider client={client}>
      <NoSignalNote />
      {Object.keys(moments).map((key) => (
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
  const client = open({ feed: at(0, 9, 5) }, () => Promise.reject(networkError()))
  await expect.poll(() => client.getQueryState(['feed'])?.status).toBe('error')
  expect(screen.queryByText(/No signal/)).toBeNull()
})
