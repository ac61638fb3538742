import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import {
  checkLockedCall,
  completedListsCall,
  completeListCall,
  tickListCall,
} from '../../contract/shopping.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { keptDraft } from './list-draft.ts'

const anItem = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  name: id,
  category: 'Vegetables',
  quantity: 2,
  unit: '',
  isChecked: false,
  recipeIds: [],
  ...change,
})
const items = [anItem('leeks'), anItem('onions'), anItem('milk', { category: 'Dairy & Eggs', unit: 'l' })]

const completed = (change: Partial<CompletedList> = {}): CompletedList => ({
  id: 7,
  userId: 1,
  name: 'Big shop',
  startDate: '2026-03-02',
  endDate: '2026-03-08',
  completedAt: '2026-03-01T10:00:00.000Z',
  items,
  ...change,
})

const DATES = 'start=2026-03-02&end=2026-03-08'
const keepDraft = () =>
  keptDraft.write({
    userId: 1,
    start: '2026-03-02',
    end: '2026-03-08',
    name: null,
    items,
    origins: {},
    isEdited: false,
  })

beforeEach(() => {
  keptDraft.write(null)
  server.answers(completedListsCall, [])
  server.answers(assignmentsCall, [])
  server.answers(checkLockedCall, { isLocked: false })
})

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })

describe('the list in the making', () => {
  it('has a name of its own, which can be saved when it differs', async () => {
    keepDraft()
    const person = visit(`/shopping-list/finalize?${DATES}`)
    const name = await screen.findByLabelText('List name')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(name).toHaveProperty('value', 'Shopping List 2 Mar - 8 Mar, 2026')
    expect(save).toHaveProperty('disabled', true)
    await person.clear(name)
    await person.type(name, 'Half-term')
    expect(screen.getByText('The new name is not saved yet.')).toBeDefined()
    await person.click(save)
    expect(await screen.findByText('List name saved')).toBeDefined()
    expect(save).toHaveProperty('disabled', true)
    expect(keptDraft.read()?.name).toBe('Half-term')
  })

  it('is completed with its ticks, and says so', async () => {
    keepDraft()
    let told = 0
    window.addEventListener('shopping-list-completed', () => (told += 1), { once: true })
    const person = visit(`/shopping-list/finalize?${DATES}`)
    await person.click(await box('onions'))
    const list = completed({ items: items.map((item) => ({ ...item, isChecked: item.id === 'onions' })) })
    server.answers(completeListCall, () => {
      server.answers(completedListsCall, [list])
      return list
    })
    await person.click(screen.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }))
    expect(await screen.findByText('Your meal calendar for these dates is now locked')).toBeDefined()
    expect(screen.getByText('Your list is completed')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Lock Calendar/ })).toBeNull()
    expect(server.received(completeListCall)).toMatchObject([
      {
        body: {
          name: 'Shopping List 2 Mar - 8 Mar, 2026',
          startDate: '2026-03-02',
          endDate: '2026-03-08',
          items: [{ isChecked: false }, { isChecked: true }, { isChecked: false }],
        },
      },
    ])
    expect((await box('onions')).checked).toBe(true)
    expect(keptDraft.read()).toBeNull()
    expect(told).toBe(1)
  })

  it('stays as it is when completing fails', async () => {
    keepDraft()
    server.refuses(completeListCall, 500, 'The kitchen is on fire')
    const person = visit(`/shopping-list/finalize?${DATES}`)
    await person.click(await screen.findByRole('button', { name: /Lock Calendar/ }))
    expect(await screen.findByText('Failed to complete shopping list. Please try again.')).toBeDefined()
    expect(keptDraft.read()?.items).toHaveLength(3)
  })

  it('says where it went when this browser does not have it', async () => {
    visit(`/shopping-list/finalize?${DATES}`)
    expect(await screen.findByText('This list is not here any more')).toBeDefined()
  })
})

describe('ticking', () => {
  it('lets ticked items sink to the end of their aisle', async () => {
    keepDraft()
    const person = visit(`/shopping-list/finalize?${DATES}`)
    await person.click(await box('leeks'))
    const aisle = screen.getByRole('group', { name: 'Vegetables' })
    const boxes = within(aisle).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map((one) => one.checked)).toEqual([false, true])
    expect(screen.getByText('1 of 3 ticked')).toBeDefined()
  })

  it('of a previous list sends that tick and nothing else', async () => {
    server.answers(completedListsCall, [completed()])
    server.answers(tickListCall, completed())
    const person = visit(`/shopping-list/finalize?${DATES}&previous=true`)
    expect(await screen.findByRole('heading', { name: 'Previous Shopping List' })).toBeDefined()
    expect(screen.queryByLabelText('List name')).toBeNull()
    expect(screen.queryByRole('button', { name: /Lock Calendar/ })).toBeNull()
    await person.click(await box('leeks'))
    await expect.poll(() => server.received(tickListCall).length).toBe(1)
    expect(server.received(tickListCall)[0]?.body.items).toMatchObject([{ id: 'leeks', isChecked: true }])
    expect((await box('leeks')).checked).toBe(true)
  })

  it('without a connection keeps the tick, says so, and sends it when the connection is back', async () => {
    server.answers(completedListsCall, [completed()])
    server.isUnreachableFor(tickListCall)
    const person = visit(`/shopping-list/finalize?${DATES}&previous=true`)
    await person.click(await box('leeks'))
    expect(await screen.findByText(/1 not sent yet/)).toBeDefined()
    expect(screen.queryByText('That did not work')).toBeNull()
    server.answers(tickListCall, completed())
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByText(/not sent yet/)).toBeNull()
    expect((await box('leeks')).checked).toBe(true)
  })
})

describe('copying', () => {
  it('puts the text on the clipboard and says so', async () => {
    vi.stubGlobal('isSecureContext', true)
    keepDraft()
    const person = visit(`/shopping-list/finalize?${DATES}`)
    await person.click(await screen.findByRole('button', { name: 'Copy: Simple' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeDefined()
    expect(await screen.findByText('Shopping list copied successfully')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe('leeks - 2\nonions - 2\nmilk - 2 l')
  })

  it('says how to do it by hand where the browser refuses', async () => {
    vi.stubGlobal('isSecureContext', true)
    keepDraft()
    const person = visit(`/shopping-list/finalize?${DATES}`)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await person.click(await screen.findByRole('button', { name: 'Copy: Clean' }))
    expect(await screen.findByText('Please try selecting and copying the text manually')).toBeDefined()
  })
})
