import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { aBigShop, aRow, keepsList, start, end, SHOP } from '../../../../test/harness/web-shop.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import {
  addStapleCall,
  completedListsCall,
  markListCall,
  removeStapleCall,
  shopOrderCall,
  staplesCall,
} from '../../../contract/shopping.ts'
import { formatDays } from '../../../domain/day.ts'
import { changeShopOrder } from '../../../domain/shopping/change-shop-order.ts'
import { defaultListName } from '../../../domain/shopping/completed-list.ts'
import { defaultShopOrder } from '../../../domain/shopping/shop-order.ts'

const list = aBigShop([aRow('carrots', 'Vegetables'), aRow('leeks', 'Vegetables'), aRow('apples', 'Fruits')])

const aisles = () =>
  screen.getAllByRole('group').map((group) => [
    within(group).getByText(/./, { selector: 'h2, legend' }).textContent,
    ...within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent?.replace(/\d+$/, '')),
  ])

beforeEach(() => {
  server.answers(shopOrderCall, changeShopOrder(defaultShopOrder, { aisles: ['Vegetables'] }))
  keepsList(list)
})

describe('the shop view', () => {
  it('calls rows of one name apart: their boxes, menus and prices (shopping 69)', async () => {
    const fresh = { ...aRow('fresh', 'Vegetables'), name: 'tomatoes' }
    const tinned = { ...aRow('tinned', 'Vegetables'), name: 'tomatoes', category: 'Pantry & Spices' as const }
    server.answers(completedListsCall, [{ ...list, items: [fresh, tinned, aRow('leeks', 'Vegetables')] }])
    server.answers(shopOrderCall, { ...defaultShopOrder, currency: 'GBP' })
    visit(SHOP)
    for (const aisle of ['Vegetables', 'Pantry & Spices']) {
      const name = `tomatoes, ${aisle}`
      expect(await screen.findByRole('checkbox', { name: new RegExp(`^tomatoes ?, ${aisle}`) })).toBeVisible()
      expect(screen.getByRole('button', { name: `More for ${name}` })).toBeVisible()
      expect(await screen.findByRole('textbox', { name: `Price of ${name}` })).toBeVisible()
    }
    expect(screen.getByRole('checkbox', { name: /^leeks ?1$/ })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Price of leeks' })).toBeVisible()
  })

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

  it('says what to buy first and what is needed beside it (shopping 37, shopping 85)', async () => {
    const pack = (quantity: number, unit: string) => ({ quantity, unit })
    const two = (unit: string) => ({ metric: pack(2, unit), us: pack(2, unit), written: 'metric' as const })
    const beans = { ...aRow('beans', 'Fruits'), quantity: 1.33, unit: 'tin', buy: two('tin') }
    const leeks = { ...aRow('leeks', 'Fruits'), quantity: 1.67, buy: two('') }
    server.answers(completedListsCall, [{ ...list, items: [beans, leeks] }])
    visit(SHOP)
    expect(await screen.findByRole('checkbox', { name: 'beans 2 tins (1.33 tins)' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'leeks 2' })).toBeVisible()
  })

  describe('a row that is not there (shopping 63)', () => {
    const choose = async (person: ReturnType<typeof visit>, name: string, what: string) => {
      await person.click(await screen.findByRole('button', { name: `More for ${name}` }))
      await person.click(await screen.findByRole('menuitem', { name: what }))
    }
    const marks = () =>
      server
        .received(markListCall)
        .flatMap(({ body }) => body.marks.map(({ itemId, set }) => [itemId, set.notThere?.value]))

    it('waits for the next list, leaves the count, and comes back', async () => {
      const person = visit(SHOP)
      await choose(person, 'carrots', 'Wait for the next list')
      expect(screen.getByText('0 of 2')).toBeVisible()
      expect(screen.getByText(/in the trolley, 1 not there/)).toBeVisible()
      const away = within(screen.getByRole('list', { name: 'Not there' }))
      expect(away.getByText('waits for the next list')).toBeVisible()
      const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })
      await expect.poll(() => document.activeElement).toBe(box('leeks'))
      await expect.poll(marks).toEqual([['carrots', { instead: null }]])
      await person.click(away.getByRole('button', { name: 'Undo: carrots was not there' }))
      await expect.poll(() => document.activeElement).toBe(box('carrots'))
      expect(screen.getByText('0 of 3')).toBeVisible()
      await expect.poll(() => marks().at(-1)).toEqual(['carrots', null])
    })

    it('is swapped for what is typed, which is in the trolley then', async () => {
      const person = visit(SHOP)
      await choose(person, 'carrots', 'Swap for something else…')
      const dialog = within(await screen.findByRole('dialog', { name: 'Instead of carrots' }))
      await person.click(dialog.getByRole('button', { name: 'Swap' }))
      expect(dialog.getByText('Say what you took instead')).toBeVisible()
      await person.type(dialog.getByLabelText('What did you take?'), 'parsnips{Enter}')
      expect(screen.getByText('1 of 3')).toBeVisible()
      expect(screen.getByText('parsnips instead')).toBeVisible()
      await expect.poll(() => document.activeElement?.closest('label')?.textContent).toMatch(/leeks/)
      await expect.poll(marks).toEqual([['carrots', { instead: 'parsnips' }]])
    })

    it('is kept on the phone without a signal, and sent when it is back', async () => {
      server.refuses(markListCall, 500, 'No signal')
      const person = visit(SHOP)
      await choose(person, 'carrots', 'Wait for the next list')
      expect(await screen.findByText(/1 not sent yet/)).toBeVisible()
      server.answers(markListCall, ({ body }) => ({ ...list, marks: body.marks }))
      window.dispatchEvent(new Event('online'))
      await expect.poll(() => screen.queryByText(/not sent yet/)).toBeNull()
      expect(screen.getByText(/1 not there/)).toBeVisible()
    })

    it('says so when all that was there is found', async () => {
      const person = visit(SHOP)
      await choose(person, 'carrots', 'Wait for the next list')
      await person.click(screen.getByRole('checkbox', { name: /leeks/ }))
      await choose(person, 'apples', 'Wait for the next list')
      expect(screen.getByText(/Everything that was there is in the trolley/)).toBeVisible()
    })
  })

  it('makes a staple of a row, and tells how often it comes (shopping 65)', async () => {
    server.answers(staplesCall, [])
    server.answers(addStapleCall, ({ body }) => ({ ...body, id: 1, nextOn: null }))
    const person = await visitAndPress(SHOP, 'More for apples')
    await person.click(await screen.findByRole('menuitem', { name: 'Buy regularly…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy apples regularly' }))
    await person.click(dialog.getByRole('radio', { name: 'Every two weeks' }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('apples is a staple')).toBeVisible()
    expect(server.received(addStapleCall)[0]?.body).toEqual({
      name: 'apples',
      quantity: 1,
      unit: '',
      rhythm: 'fortnightly',
    })
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('More for apples')
  })

  it('tells of a row that is a staple how often it comes, and forgets it', async () => {
    server.answers(staplesCall, [
      { id: 4, name: 'Apples', quantity: 1, unit: '', rhythm: 'finished', nextOn: null },
    ])
    server.answers(removeStapleCall, undefined)
    const person = await visitAndPress(SHOP, 'More for apples')
    await person.click(await screen.findByRole('menuitem', { name: 'Buy regularly…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: 'When it’s finished', checked: true })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Stop buying it regularly' }))
    await expect.poll(() => server.received(removeStapleCall).map(({ params }) => params.id)).toEqual([4])
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
    await expect.poll(() => document.activeElement?.textContent).toBe('Fruits, 1 done')
  })

  it('folds an aisle in which everything is found to one line, which opens again (shopping 66)', async () => {
    const person = visit(SHOP)
    await person.click(await screen.findByRole('checkbox', { name: /carrots/ }))
    await person.click(screen.getByRole('checkbox', { name: /leeks/ }))
    expect(aisles()).toEqual([['Fruits', 'apples']])
    const fold = screen.getByRole('button', { name: 'Vegetables, 2 done', expanded: false })
    act(() => fold.focus())
    await person.keyboard('{Enter}')
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(aisles()[0]).toEqual(['Vegetables', 'carrots', 'leeks'])
    await person.click(screen.getByRole('checkbox', { name: /carrots/ }))
    expect(screen.queryByRole('button', { name: /done$/ })).toBeNull()
    expect(aisles()).toEqual([
      ['Vegetables', 'carrots'],
      ['Fruits', 'apples'],
      ['In the trolley', 'leeks'],
    ])
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
    expect(await screen.findByText('This list is no longer here')).toBeVisible()
  })

  it.each([
    ['Big shop', 'Big shop'],
    [defaultListName(start, end), 'Shopping List'],
  ])('says the days of a list called %s once, below its title (shopping 135)', async (name, title) => {
    server.answers(completedListsCall, [{ ...list, name }])
    visit(SHOP)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(formatDays({ start, end }, 'full'))).toBeVisible()
  })

  it('leads back to the whole list', async () => {
    visit(SHOP)
    await screen.findByRole('heading', { name: 'Big shop' })
    expect(screen.getByRole('link', { name: 'Whole list' }).getAttribute('href')).toBe(
      `/shopping-list/finalize?start=${start}&end=${end}&previous=true`,
    )
  })
})
