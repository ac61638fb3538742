import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { addTicksCall, completedListsCall, shopOrderCall } from '../../contract/shopping.ts'
import { addDays, dayOf } from '../../domain/day.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { changeShopOrder } from '../../domain/shopping/always-had.ts'
import { usualOrder } from '../../domain/shopping/shop-order.ts'
import { withTicks } from '../../domain/shopping/tick.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)
const SHOP = `/shopping-list/shop?start=${start}&end=${end}`

const item = (id: string, category: 'Vegetables' | 'Fruits') => ({
  id,
  name: id,
  category,
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
})

const list: CompletedList = {
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [item('carrots', 'Vegetables'), item('leeks', 'Vegetables'), item('apples', 'Fruits')],
  ticks: [], marks: [],
}

const aisles = () =>
  screen.getAllByRole('group').map((group) => [
    within(group).getByText(/./, { selector: 'legend' }).textContent,
    ...within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent?.replace(/\d+$/, '')),
  ])

beforeEach(() => {
  server.answers(completedListsCall, [list])
  server.answers(shopOrderCall, changeShopOrder(usualOrder, { aisles: ['Vegetables'] }))
  server.answers(addTicksCall, ({ body }) => ({
    ...list,
    items: withTicks(list.items, body.ticks),
    ticks: body.ticks,
  }))
})

describe('the shop view', () => {
  it('shows what is still to find in the order of the household, and lets what is found sink', async () => {
    const person = visit(SHOP)
    expect(await screen.findByRole('heading', { name: 'Big shop' })).toBeVisible()
    await expect.poll(aisles).toEqual([
      ['Vegetables', 'carrots', 'leeks'],
      ['Fruits', 'apples'],
    ])
    expect(screen.getByText('0 of 3')).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: /carrots/ }))
    expect(screen.getByText('1 of 3')).toBeVisible()
    expect(aisles()).toEqual([
      ['Vegetables', 'leeks'],
      ['Fruits', 'apples'],
      ['In the trolley', 'carrots'],
    ])
    await person.click(screen.getByRole('checkbox', { name: /carrots/ }))
    expect(aisles()[0]).toEqual(['Vegetables', 'carrots', 'leeks'])
  })

  it('says what to buy first and what is needed beside it (shopping 37)', async () => {
    const eggs = {
      ...item('eggs', 'Fruits'),
      quantity: 1.33,
      buy: { metric: { quantity: 2, unit: '' }, us: { quantity: 2, unit: '' }, written: 'metric' as const },
    }
    server.answers(completedListsCall, [{ ...list, items: [eggs] }])
    visit(SHOP)
    expect(await screen.findByRole('checkbox', { name: 'eggs 2 (1.33)' })).toBeVisible()
  })

  it('keeps the focus at the place of a row that was ticked by Space (shopping 61)', async () => {
    const person = visit(SHOP)
    const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })
    await screen.findByRole('checkbox', { name: /carrots/ })
    act(() => box('carrots').focus())
    await person.keyboard(' ')
    await expect.poll(() => document.activeElement).toBe(box('leeks'))
    expect(screen.getByText('1 of 3')).toBeVisible()
    act(() => box('apples').focus())
    await person.keyboard(' ')
    await expect.poll(() => document.activeElement).toBe(box('leeks'))
  })

  it('takes the last tick back from the top (shopping 61)', async () => {
    const person = visit(SHOP)
    await person.click(await screen.findByRole('checkbox', { name: /carrots/ }))
    await person.click(screen.getByRole('checkbox', { name: /leeks/ }))
    await person.click(screen.getByRole('button', { name: 'Undo leeks' }))
    expect(screen.getByText('1 of 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('says when everything is found', async () => {
    const person = visit(SHOP)
    for (const name of ['carrots', 'leeks', 'apples'])
      await person.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
    expect(screen.getByText(/Everything is in the trolley/)).toBeVisible()
  })

  it('keeps the screen awake', async () => {
    const lock = { released: false, addEventListener: vi.fn<() => void>(), release: vi.fn<() => void>() }
    const request = vi.fn<() => Promise<unknown>>().mockResolvedValue(lock)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    visit(SHOP)
    await screen.findByRole('heading', { name: 'Big shop' })
    await expect.poll(() => request.mock.calls.length).toBe(1)
  })

  it('says when the list is not there', async () => {
    server.answers(completedListsCall, [])
    visit(SHOP)
    expect(await screen.findByText('This list is not here any more')).toBeVisible()
  })

  it('leads back to the whole list', async () => {
    visit(SHOP)
    await screen.findByRole('heading', { name: 'Big shop' })
    expect(screen.getByRole('link', { name: 'Whole list' }).getAttribute('href')).toBe(
      `/shopping-list/finalize?start=${start}&end=${end}&previous=true`,
    )
  })
})
