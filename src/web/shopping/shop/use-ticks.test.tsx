import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { addTicksCall } from '../../../contract/shopping.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { sessionKey } from '../../api/known-person.ts'
import { tickStoreOf } from './ticks.ts'
import { useTicks } from './use-ticks.ts'

const DAY = '2026-03-09'
const item = (id: string): ShoppingItem => ({
  id,
  name: id,
  category: 'Other',
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
})
const items = [item('milk'), item('bread')]
const list: CompletedList = {
  id: 8,
  userId: 1,
  name: 'Big shop',
  startDate: DAY,
  endDate: DAY,
  completedAt: '2026-01-01T08:00:00.000Z',
  items,
  ticks: [],
  marks: [],
}
const kept = tickStoreOf(aUser().id, { start: DAY, end: DAY })

beforeEach(() => kept.write(null))

function renderTicks() {
  const client = new QueryClient()
  client.setQueryData(sessionKey, aUser())
  return renderHook(() => useTicks(items, list), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

it('a tick leaves the rows that were ticked before as they are, also unsent ones (shopping 84)', () => {
  server.refuses(addTicksCall, 500, 'No signal')
  const { result } = renderTicks()
  act(() => result.current.tick(item('milk'), true))
  const [milk, bread] = result.current.items
  expect(milk).toMatchObject({ id: 'milk', isChecked: true })
  act(() => result.current.tick(item('bread'), true))
  expect(result.current.items[0]).toBe(milk)
  expect(result.current.items[1]).not.toBe(bread)
})

it('leaves the ticks of a list that had these dates before alone, and forgets them with the first of its own', () => {
  const before = { itemId: 'milk', isChecked: true, at: 1_772_445_600_000, by: 'phone', isSent: true }
  kept.write({ listId: 7, ticks: [before], marks: [], unsentMarks: [] })
  server.answers(addTicksCall, ({ body }) => ({ ...list, ticks: body.ticks }))
  const { result } = renderTicks()
  const ticked = () => result.current.items.flatMap(({ id, isChecked }) => (isChecked ? [id] : []))
  expect(ticked()).toEqual([])
  act(() => result.current.tick(item('bread'), true))
  expect(ticked()).toEqual(['bread'])
  expect(kept.read()).toMatchObject({ listId: 8, ticks: [{ itemId: 'bread' }] })
})
