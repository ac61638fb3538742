import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { addTicksCall } from '../../contract/shopping.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { dismissToast } from '../ui/toast.ts'

const list: CompletedList = {
  id: 8,
  userId: 1,
  name: 'Big shop',
  startDate: '2026-03-08',
  endDate: '2026-03-08',
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [],
  ticks: [],
}

const keyOf = (id: number) => `plateful:ticks:${aUser().id}:2026-03-0${id}:2026-03-0${id}`
const milk = { itemId: 'milk', isChecked: true, at: 1_772_445_600_000, by: 'phone', isSent: false }
const waits = (id: number) => localStorage.setItem(keyOf(id), JSON.stringify({ listId: id, ticks: [milk] }))
const sentOf = (id: number) => server.received(addTicksCall).filter(({ params }) => params.id === id).length

it.each([
  [413, 'That is more than we can take at once.'],
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
  server.refuses(addTicksCall, 413, 'That is more than we can take at once.')
  visit('/nowhere')
  const told = /^That is more than we can take at once\. It stays on this device\.$/
  expect(await screen.findByText(told)).toBeDefined()
  await new Promise((resolve) => {
    setTimeout(resolve, 2500)
  })
  expect(sentOf(7)).toBe(1)
  act(() => dismissToast())
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sentOf(7)).toBe(2)
  expect(screen.queryByText(told)).toBeNull()
})
