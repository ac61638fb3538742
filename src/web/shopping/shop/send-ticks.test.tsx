import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
import { addTicksCall } from '../../../contract/shopping.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { announceReconnect } from '../../api/reconnect.ts'
import { dismissToast } from '../../ui/toast.ts'

const list: CompletedList = {
  id: 8,
  userId: 1,
  name: 'Big shop',
  startDate: '2026-03-08',
  endDate: '2026-03-08',
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [],
  ticks: [],
  marks: [],
}

const keyOf = (id: number) => `plateful:ticks:${aUser().id}:2026-03-0${id}:2026-03-0${id}`
const tick = { itemId: 'milk', isChecked: true, at: 1_772_445_600_000, by: 'phone' }
const milk = { ...tick, isSent: false }
const waits = (id: number) => localStorage.setItem(keyOf(id), JSON.stringify({ listId: id, ticks: [milk] }))
const sentOf = (id: number) => server.received(addTicksCall).filter(({ params }) => params.id === id).length

it.each([
  [413, 'That’s too big to take at once.'],
  [403, 'That is not for you.'],
  [500, 'Something went wrong on our side.'],
])('a list that the server answers with %d keeps no other list back', async (status, sentence) => {
  for (const id of [7, 8, 9]) waits(id)
  server.answers(addTicksCall, ({ params, body }) =>
    params.id === 8 ? { ...list, ticks: body.ticks } : refusal(status, sentence),
  )
  visit('/nowhere')
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  await expect.poll(() => localStorage.getItem(keyOf(8))).toContain('"isSent":true')
  for (const id of [7, 9]) {
    await expect.poll(() => sentOf(id)).toBe(1)
    expect(localStorage.getItem(keyOf(id))).toContain('"isSent":false')
  }
  await expect.poll(() => sentOf(8)).toBe(1)
})

it('a list that is refused for good is told once, and asked for again only with a new reason', async () => {
  waits(7)
  server.refuses(addTicksCall, 413, 'That’s too big to take at once.')
  visit('/nowhere')
  const told = /^That’s too big to take at once\. It stays on this device\.$/
  expect(await screen.findByText(told)).toBeVisible()
  await new Promise((resolve) => {
    setTimeout(resolve, 2500)
  })
  expect(sentOf(7)).toBe(1)
  act(() => dismissToast())
  // An event during a message sends again after it. So at the third message it is known whether the
  // second refusal showed a toast.
  for (const times of [2, 3]) {
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => sentOf(7)).toBe(times)
  }
  expect(screen.queryByText(told)).toBeNull()
})

it('a list that is deleted needs its ticks no more, and nobody is told', async () => {
  waits(7)
  server.refuses(addTicksCall, 404, 'This shopping list is no longer there.')
  visit('/nowhere')
  await expect.poll(() => localStorage.getItem(keyOf(7))).toBeNull()
  expect(screen.queryByText(/It stays on this device/)).toBeNull()
})

it.each([408, 429, 500])('a list that is answered with %d is sent again after a while', async (status) => {
  waits(7)
  server.refuses(addTicksCall, status, 'Not now.')
  visit('/nowhere')
  await expect.poll(() => sentOf(7)).toBe(1)
  server.answers(addTicksCall, ({ params, body }) => ({ ...list, id: params.id, ticks: body.ticks }))
  await expect.poll(() => localStorage.getItem(keyOf(7))).toContain('"isSent":true')
})

it('a list that is on its way is not sent beside itself', async () => {
  waits(7)
  const release = server.holds(addTicksCall, { ...list, id: 7, ticks: [tick], marks: [] })
  visit('/nowhere')
  await expect.poll(() => sentOf(7)).toBe(1)
  await act(async () => window.dispatchEvent(new Event('online')))
  release()
  await expect.poll(() => localStorage.getItem(keyOf(7))).toContain('"isSent":true')
  expect(sentOf(7)).toBe(1)
})

it('sends no other list after a sign-out, and asks to sign in', async () => {
  for (const id of [7, 8]) waits(id)
  server.answers(addTicksCall, () => {
    server.refuses(meCall, 401, 'Please sign in to continue.')
    return refusal(401, 'Please sign in to continue.')
  })
  visit('/nowhere')
  await expect.poll(() => server.received(addTicksCall).length).toBe(1)
  expect(await screen.findByRole('heading', { name: /Sign in|Welcome/ })).toBeVisible()
  expect(server.received(addTicksCall)).toHaveLength(1)
})

it('does not send another person’s ticks of this browser in this one’s name', async () => {
  const theirs = `plateful:ticks:${aUser().id + 1}:2026-03-09:2026-03-09`
  localStorage.setItem(theirs, JSON.stringify({ listId: 9, ticks: [milk] }))
  waits(7)
  server.answers(addTicksCall, ({ params, body }) => ({ ...list, id: params.id, ticks: body.ticks }))
  visit('/nowhere')
  await expect.poll(() => localStorage.getItem(keyOf(7))).toContain('"isSent":true')
  expect(sentOf(9)).toBe(0)
  expect(localStorage.getItem(theirs)).toContain('"isSent":false')
})

it('is sent as soon as the server is heard again, with no pause left to wait for (home 118)', async () => {
  waits(7)
  server.isUnreachableFor(addTicksCall)
  visit('/nowhere')
  await expect.poll(() => sentOf(7)).toBe(1)
  server.answers(addTicksCall, ({ params, body }) => ({ ...list, id: params.id, ticks: body.ticks }))
  act(() => announceReconnect())
  // Much sooner than after the first pause.
  await expect.poll(() => localStorage.getItem(keyOf(7)), { timeout: 1500 }).toContain('"isSent":true')
  expect(sentOf(7)).toBe(2)
})
