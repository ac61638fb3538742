import {
  focusManager,
  MutationObserver,
  QueryClientProvider,
  QueryObserver,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { server } from '../../test/harness/web-server.ts'
import { onboardingStatusCall } from '../contract/account.ts'
import { CallError, errorMessage, networkError } from './api/call-error.ts'
import { sessionKey } from './api/known-person.ts'
import { onboardingQuery } from './api/onboarding-query.ts'
import { createQueryClient } from './query-client.tsx'
import { ToastsWhenNeeded } from './ui/toasts-when-needed.tsx'

let reads = 0

interface Props {
  cook: () => Promise<string>
  fails?: { title: string }
  isAnnounceOnly?: true
}

function Kitchen({ cook, fails, isAnnounceOnly }: Props) {
  useQuery({ queryKey: ['sessions', 1], queryFn: () => ++reads })
  const cooking = useMutation({
    mutationFn: cook,
    meta: {
      refreshes: ['sessions'],
      done: (dish: string) => ({
        title: `${dish} is ready`,
        text: 'Come to the table',
        ...(isAnnounceOnly && { isAnnounceOnly }),
      }),
      ...(fails && { failed: (error: Error) => ({ ...fails, text: errorMessage(error) }) }),
    },
  })
  return <button onClick={() => cooking.mutate()}>Cook</button>
}

async function cookOnce(kitchen: React.ReactNode) {
  reads = 0
  render(
    <QueryClientProvider client={createQueryClient()}>
      {kitchen}
      <ToastsWhenNeeded />
    </QueryClientProvider>,
  )
  await expect.poll(() => reads).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Cook' }))
}

const refused = (status: number) => () =>
  Promise.reject(new CallError(status, { code: 'X', message: 'The oven is cold.' }, 'text'))

it.each([
  [undefined, 'Plateful can’t be reached. Check your connection and try again.'],
  ['The pot stays cold. Please try again.', 'The pot stays cold. Please try again.'],
])('without a signal says so where it has no words of its own: %s (home 84)', async (text, said) => {
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <ToastsWhenNeeded />
    </QueryClientProvider>,
  )
  const meta = { failed: { title: 'Not cooked', ...(text && { text }) } }
  const cooking = new MutationObserver(client, { mutationFn: () => Promise.reject(networkError()), meta })
  await act(() => cooking.mutate().catch(() => undefined))
  expect(await screen.findByText(said)).toBeVisible()
})

it('says what is done in the words of the answer, and reads again what changed', async () => {
  await cookOnce(<Kitchen cook={async () => 'Soup'} />)
  expect(await screen.findByText('Soup is ready')).toBeVisible()
  expect(screen.getByText('Come to the table')).toBeVisible()
  await expect.poll(() => reads).toBe(2)
})

it('tells a screen reader alone of what one sees happen (home 53)', async () => {
  await cookOnce(<Kitchen cook={async () => 'Soup'} isAnnounceOnly />)
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('Soup is ready')
  expect(screen.queryByText('Come to the table')).toBeNull()
})

it('says what failed in the words of the server', async () => {
  await cookOnce(<Kitchen cook={refused(500)} fails={{ title: 'No soup' }} />)
  expect(await screen.findByText('No soup')).toBeVisible()
  expect(screen.getByText('The oven is cold.')).toBeVisible()
  expect(reads).toBe(1)
})

it('never fails in silence, and reads again what somebody else has changed', async () => {
  await cookOnce(<Kitchen cook={refused(412)} />)
  expect(await screen.findByText('That didn’t work')).toBeVisible()
  await expect.poll(() => reads).toBe(2)
})

it('says nothing of a failure that is a question', async () => {
  await cookOnce(<Kitchen cook={async () => 'Soup'} />)
  await screen.findByText('Soup is ready')
  const asking = new MutationObserver(createQueryClient(), {
    mutationFn: refused(500),
    meta: { failed: () => null },
  })
  await act(() => asking.mutate().catch(() => undefined))
  // No other toast has replaced it.
  expect(screen.getByText('Soup is ready')).toBeVisible()
})

it.each([
  [500, 0],
  [401, 1],
])('asks once for what is answered with %i, and %i times who is there (home 25)', async (status, times) => {
  const client = createQueryClient()
  let asked = 0
  client.setQueryData(sessionKey, null)
  const whoIsThere = vi.spyOn(client, 'invalidateQueries')
  const reading = new QueryObserver(client, {
    queryKey: ['sessions'],
    queryFn: () => {
      asked += 1
      return refused(status)()
    },
  })
  const stop = reading.subscribe(() => undefined)
  await expect.poll(() => reading.getCurrentResult().status).toBe('error')
  expect(asked).toBe(1)
  expect(whoIsThere).toHaveBeenCalledTimes(times)
  stop()
})

it('reads nothing again for the focus of its window, and keeps nothing nobody looks at (home 25)', async () => {
  const client = createQueryClient()
  const asked = { sessions: 0, 'share-links': 0 }
  const look = (thing: keyof typeof asked, more = {}) => {
    const queryFn = () => (asked[thing] += 1)
    return new QueryObserver(client, { queryKey: [thing], queryFn, ...more }).subscribe(() => undefined)
  }
  client.mount()
  const stops = [look('sessions'), look('share-links', { refetchOnWindowFocus: true })]
  await expect.poll(() => asked).toEqual({ sessions: 1, 'share-links': 1 })
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(() => asked).toEqual({ sessions: 1, 'share-links': 2 })
  focusManager.setFocused(undefined)
  client.unmount()
  for (const stop of stops) stop()
  await expect.poll(() => client.getQueryCache().getAll()).toEqual([])
})

it('asks for the onboarding status again after five minutes', async () => {
  const client = createQueryClient()
  vi.useFakeTimers({ toFake: ['Date'] })
  const ask = async (minutesLater: number) => {
    vi.setSystemTime(Date.now() + minutesLater * 60_000)
    await client.fetchQuery(onboardingQuery)
    return server.received(onboardingStatusCall).length
  }
  expect([await ask(0), await ask(4.9), await ask(0.2)]).toEqual([1, 1, 2])
  vi.useRealTimers()
})

it('shows one toast at a time, and closes it', async () => {
  await cookOnce(<Kitchen cook={async () => 'Soup'} />)
  await screen.findByText('Soup is ready')
  await userEvent.click(screen.getByRole('button', { name: 'Cook' }))
  expect(await screen.findAllByText('Soup is ready')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByText('Soup is ready')).toBeNull()
})

it('opened without a signal, reads again as soon as there is one (home 81)', async () => {
  const away = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = createQueryClient()
  let asked = 0
  const observer = new QueryObserver(client, { queryKey: ['sessions', 'away'], queryFn: () => ++asked })
  client.mount()
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => asked).toBe(1)
  away.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toBe(2)
  leave()
  client.unmount()
})
